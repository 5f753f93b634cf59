import { colOutputintent } from './col-outputintent.ts';
import { fileVersion } from './file-version.ts';
import { fileVersionFeatures } from './file-version-features.ts';
import { interactive } from './interactive.ts';
import { layers } from './layers.ts';
import { pdfxClaim } from './pdfx-claim.ts';
import type { FileRule } from './rule.ts';

/** The rules about a file as a whole, in the order of the report. */
export const fileRules: readonly FileRule[] = [
  fileVersion,
  fileVersionFeatures,
  colOutputintent,
  layers,
  interactive,
  pdfxClaim,
];
