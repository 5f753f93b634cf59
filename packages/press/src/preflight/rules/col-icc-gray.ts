import { againstSpace } from './profiled.ts';

/** Grey with a profile of its own. */
export const colIccGray = againstSpace(
  'COL-ICC-GRAY',
  ({ kind, components }) => kind === 'icc' && components === 1,
);
