// The states between the pages: placing, paying, choosing, ordering, advice, and windows above a table.

import { test } from 'vitest';
import { inspect } from './inspect';
import { BETWEEN, WINDOWS } from './scenes';
import { useStage } from './stage';

const stage = useStage();

test.for([...WINDOWS, ...BETWEEN])('$name', async (scene) => inspect(await stage.person(), scene));
