import { type PreflightFinding, type PreflightKind, usualThresholds } from '@rebblatt/contracts';
import { scaleInto } from '@rebblatt/printed-page';
import type { PageFacts, PdfFacts } from '../inspect/read-facts.ts';
import { asPrinted } from './rules/as-printed.ts';
import { boxRules } from './rules/box-rules.ts';
import { finishedSizeFor } from './rules/finished-size.ts';
import { found } from './rules/found.ts';
import type { Ask, FileAsk, Found } from './rules/rule.ts';
import { asDrawn } from './rules/seen-boxes.ts';
import { toFinding } from './to-finding.ts';

/** The default requirements for a file. */
export const usualAsk = (kind: PreflightKind): Ask => ({
  kind,
  thresholds: usualThresholds,
  condition: 'FOGRA39',
});

/** The same for a file with these pages. */
export function fileAsk(ask: Ask, pages: readonly PageFacts[]): FileAsk {
  const finishedMm = finishedSizeFor(ask, pages);
  const scales = ask.roomsMm?.map((room) => scaleInto(room, finishedMm));
  return { ...ask, thresholds: scales ? asPrinted(ask.thresholds, scales) : ask.thresholds, finishedMm };
}

/** How many pages the PDF of a cover has: four single ones, or two spreads. */
const COVER_FORMS: readonly number[] = [4, 2];

/** Why a file cannot be checked further: it cannot be read, is encrypted, or has the wrong number of pages. */
export function checkFile({ kind }: Ask, facts: PdfFacts): Found[] {
  if (!facts.ok) return [found('FILE-OPEN', 'error', { params: { reason: facts.reason } })];
  if (facts.encrypted) return [found('FILE-ENCRYPTED', 'error')];
  const count = facts.pages.length;
  if (kind === 'cover') {
    if (COVER_FORMS.includes(count)) return [];
    return [found('COVER-PAGES', 'error', { measured: String(count), params: { measured: count } })];
  }
  if (kind === 'content' || count === 1) return [];
  const params = { measured: count, wanted: 1 };
  return [found('PAGE-COUNT', 'error', { measured: String(count), wanted: '1', params })];
}

/**
 * The findings about a file for its purpose, as far as the basic facts show: type, encryption, page count and boxes.
 * Empty when the quick checks are passed.
 */
export function checkKind(kind: PreflightKind, facts: PdfFacts): PreflightFinding[] {
  const ask = usualAsk(kind);
  const stops = checkFile(ask, facts);
  if (stops.length > 0 || !facts.ok || facts.encrypted) return stops.map((one) => toFinding(one, null));
  const ofFile = fileAsk(ask, facts.pages);
  return facts.pages.flatMap((page, i) =>
    boxRules.flatMap((rule) => rule.run(asDrawn(page, ofFile), ofFile)).map((one) => toFinding(one, i + 1)),
  );
}
