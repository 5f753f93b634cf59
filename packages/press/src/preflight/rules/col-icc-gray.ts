import { againstSpace } from './profiled.ts';

/** Grey with an ICC profile. */
export const colIccGray = againstSpace(
  'COL-ICC-GRAY',
  ({ kind, components }) => kind === 'icc' && components === 1,
);
