import { type PreflightFinding, type PreflightKind, preflightThresholds } from '@rebblatt/contracts';
import type { PdfFacts } from '../inspect/read-facts.ts';
import { boxRules } from './rules/box-rules.ts';
import { found } from './rules/found.ts';
import type { Ask, Found } from './rules/rule.ts';
import { toFinding } from './to-finding.ts';

/** What the product asks of a file unless something else is set. */
export const usualAsk = (kind: PreflightKind): Ask => ({
  kind,
  thresholds: preflightThresholds.parse({}),
  condition: 'FOGRA39',
});

/** What keeps a file from being looked at any further: it cannot be read, is protected, or has the wrong pages. */
export function checkFile({ kind }: Ask, facts: PdfFacts): Found[] {
  if (!facts.ok) return [found('FILE-OPEN', 'error', { params: { reason: facts.reason } })];
  if (facts.encrypted) return [found('FILE-ENCRYPTED', 'error')];
  const count = facts.pages.length;
  if (kind === 'content' || count === 1) return [];
  const params = { measured: count, wanted: 1 };
  return [found('PAGE-COUNT', 'error', { measured: String(count), wanted: '1', params })];
}

/**
 * What is wrong with a file for its purpose, as far as the facts show: type, encryption, page count and boxes.
 * An empty list means that the cheap checks have no objection.
 */
export function checkKind(kind: PreflightKind, facts: PdfFacts): PreflightFinding[] {
  const ask = usualAsk(kind);
  const stops = checkFile(ask, facts);
  if (stops.length > 0 || !facts.ok || facts.encrypted) return stops.map((one) => toFinding(one, null));
  return facts.pages.flatMap((page, i) =>
    boxRules.flatMap((rule) => rule.run(page, ask)).map((one) => toFinding(one, i + 1)),
  );
}
