import { generationSteps } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { stepOf } from './print.rules.ts';

it('passes through every step in order while the progress rises', () => {
  const passed = Array.from({ length: 100 }, (_, percent) => stepOf('running', percent));
  expect(['queued', ...new Set(passed)]).toEqual(generationSteps);
});
