import { againstSpace } from './profiled.ts';

/** Grey defined by light. */
export const colCalgray = againstSpace('COL-CALGRAY', ({ kind }) => kind === 'cal-gray');
