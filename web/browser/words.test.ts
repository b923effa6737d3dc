// The finder of English finds it, and lets translations and names pass.

import { expect, test } from 'vitest';
import { foreign } from './words';

test.for(['pl', 'cs', 'nl'])('English is found on a page in %s', (language) => {
  const isForeign = foreign(language);
  for (const text of ['Play the computer', 'Waiting for Ada', '3 spectators', '[no-such-sentence]', 'Hello { $name }'])
    expect(isForeign(text), text).toBe(true);
  for (const text of ['areo', 'Ada', '12', 'CrediCor']) expect(isForeign(text), text).toBe(false);
});
