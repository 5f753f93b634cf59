import { readFileSync } from 'node:fs';
import { assetPath } from '../asset-path.ts';

/** The output condition for which a book is made, as in a PDF/X output intent. */
export interface OutputCondition {
  /** Its identifier in the registry, for example "FOGRA39". */
  identifier: string;
  /** The condition in words, for people. */
  condition: string;
  /** Address of the registry that contains the identifier; null when none does. */
  registry: string | null;
  /** The bytes of the ICC profile, a CMYK printer profile. */
  profile: Uint8Array;
}

/** Offset on coated paper, the usual default of print offices. */
export const fogra39 = (): OutputCondition => ({
  identifier: 'FOGRA39',
  condition: 'Offset printing, coated paper types 1 and 2, ISO 12647-2:2004/Amd 1 (Coated FOGRA39)',
  registry: 'http://www.color.org',
  profile: new Uint8Array(readFileSync(assetPath('FOGRA39L_coated.icc'))),
});
