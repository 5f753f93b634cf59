import { againstSpace } from './profiled.ts';

/** CalGray, a device-independent grey. */
export const colCalgray = againstSpace('COL-CALGRAY', ({ kind }) => kind === 'cal-gray');
