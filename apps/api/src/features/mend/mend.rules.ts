import type { FileReport, Language, MendFix, MendOffer, PreflightKind } from '@rebblatt/contracts';
import { mendFixes, mendOffers } from '@rebblatt/contracts';
import type { MendOf } from '../../files/mend-row.ts';

/** The job that mends a stored PDF. */
export const MEND_FILE = 'mend-file';

/** A file that may be mended, and what its check found. */
export interface MendTarget {
  of: MendOf;
  /** Its bytes; null where there is no file. */
  sha256: string | null;
  kind: PreflightKind;
  report: FileReport | null;
}

/** What can be mended of a file. */
export const offersOf = ({ report, kind }: MendTarget): MendOffer[] =>
  report ? mendOffers(report.findings, kind) : [];

/** The ways of mending by their names, in the order in which they are done. */
export const inOrder = (fixes: readonly string[]): MendFix[] =>
  mendFixes.filter((fix) => fixes.includes(fix));

const MENDED: Record<Language, string> = { de: 'ausgebessert', en: 'mended', fr: 'corrigé' };
const ANY = Object.values(MENDED).join('|');

/** "Inserat.pdf" becomes "Inserat-ausgebessert.pdf"; a name that says so in any language stays. */
export const mendedName = (name: string, language: Language): string =>
  new RegExp(`-(${ANY})(\\.[^.]*)?$`).test(name)
    ? name
    : name.replace(/(\.[^.]*)?$/, `-${MENDED[language]}$1`);
