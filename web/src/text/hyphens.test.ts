import { expect, it } from 'vitest';
import { softened } from './hyphens';

it.each([
  ['Comet', 'Comet'],
  ['Power Plant', 'Power Plant'],
  ['Magnetischveldkoepel', 'Magne-tisch-veld-koepel'],
  ['Evenaarsmagnetisator', 'Evenaars-mag-ne-ti-sator'],
  ['Transneptunowa', 'Trans-nep-tu-nowa'],
  ['Technologie adaptacyjna', 'Tech-no-logie adap-ta-cyjna'],
  ['Demonstration 12', 'Demons-tra-tion 12'],
])('%s', (text, parts) => {
  const pieces = softened(text).split('\u{ad}');
  expect(pieces.join('')).toBe(text);
  expect(pieces.join('-')).toBe(parts);
});
