import { correctionStates } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { stateAfter } from '../../lib/state-table.ts';
import { correctionTable } from './correction-state.rules.ts';

it.each([
  ['accept', 'accepted'],
  ['answer', 'answered'],
  ['withdraw', 'withdrawn'],
  ['close', 'closed'],
] as const)('only an open correction can be ended by %s', (step, state) => {
  expect(stateAfter(correctionTable, 'open', step)).toBe(state);
  for (const ended of correctionStates.filter((one) => one !== 'open'))
    expect(() => stateAfter(correctionTable, ended, step)).toThrow('correction.ended');
});
