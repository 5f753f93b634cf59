import { LOGO_ENDINGS, type LogoItem, logoRefusals, MAX_PDF_MB } from '@rebblatt/contracts';
import type { FileRule } from '../../form/file-check.ts';
import { errorBodyOf, errorText } from '../../lib/error-text.ts';
import { formatNumber } from '../../lib/money.ts';
import type { Translate } from '../../lib/text-key.ts';

/** Opened where the server has a program for it, which only the server knows. */
const POSTSCRIPT = ['eps', 'ps'];

/** What can be sent as a logo; of what only its own program opens, how to save it otherwise. */
export const logoFile: FileRule = {
  extensions: [...LOGO_ENDINGS, ...POSTSCRIPT].map((ending) => `.${ending}`),
  maxMb: MAX_PDF_MB,
  useless: Object.fromEntries(
    Object.entries(logoRefusals).filter(([ending]) => !POSTSCRIPT.includes(ending)),
  ),
};

/** Of what a logo was made, and how large it is; undefined for a PDF that came as a page. */
export function madeOf(t: Translate, { placement }: LogoItem): string | undefined {
  if (!placement) return undefined;
  const { from, width_mm, ppi } = placement;
  const width = formatNumber(Math.round(width_mm));
  if (from === 'drawing') return t(($) => $.logo.madeOfDrawing, { width });
  if (from === 'pdf') return t(($) => $.logo.madeOfPdf, { width });
  return t(($) => $.logo.madeOfPicture, { width, dpi: String(ppi) });
}

/** Whether a logo has no errors, or has them overridden. */
export const canBeApproved = ({ status, override }: LogoItem): boolean =>
  status === 1 || (status === 2 && override !== null);

/** Why a decision on a logo was not stored. */
export const decisionRefused = (t: Translate, error: unknown, name: string): string =>
  errorBodyOf(error)?.error === 'conflict.stale'
    ? t(($) => $.logo.decidedMeanwhile, { name })
    : errorText(t, error);
