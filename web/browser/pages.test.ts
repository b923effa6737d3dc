// Every page in every state.

import { test } from 'vitest';
import { inspect } from './inspect';
import { SCENES } from './scenes';
import { useStage } from './stage';

const stage = useStage();

test.for(SCENES)('$name', async (scene) => inspect(await stage.person(), scene));
