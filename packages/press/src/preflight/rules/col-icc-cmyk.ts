import { againstSpace } from './profiled.ts';

/** CMYK with an ICC profile. */
export const colIccCmyk = againstSpace(
  'COL-ICC-CMYK',
  ({ kind, components }) => kind === 'icc' && components === 4,
);
