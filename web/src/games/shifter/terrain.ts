// What each colour of Shifter is called: by its landscape, which patterns and creatures show.

import { t } from '../../text/text.svelte';
import type { Color } from './generated';

/** The name of each colour's tokens in the style sheet. */
export const TERRAIN: Record<Color, string> = { white: 'snow', yellow: 'desert', blue: 'sea', green: 'grass' };

export const terrainName = (colour: Color): string => t(`shifter-terrain-${colour}`);
