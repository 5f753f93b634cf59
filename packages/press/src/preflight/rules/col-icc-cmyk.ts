import { againstSpace } from './profiled.ts';

/** CMYK with a profile of its own. */
export const colIccCmyk = againstSpace(
  'COL-ICC-CMYK',
  ({ kind, components }) => kind === 'icc' && components === 4,
);
