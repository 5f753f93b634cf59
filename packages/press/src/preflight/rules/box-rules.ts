import { boxTrimMissing } from './box-trim-missing.ts';
import { pageBleedBox } from './page-bleed-box.ts';
import { pageBoxNest } from './page-box-nest.ts';
import { pageCropBox } from './page-crop-box.ts';
import { pageRotate } from './page-rotate.ts';
import { pageSize } from './page-size.ts';
import { pageUserUnit } from './page-user-unit.ts';
import type { BoxRule } from './rule.ts';

/** The rules about the boxes of a page, in the order of the report. */
export const boxRules: readonly BoxRule[] = [
  pageRotate,
  pageUserUnit,
  pageBoxNest,
  pageCropBox,
  pageSize,
  pageBleedBox,
  boxTrimMissing,
];
