import type { PreflightFinding, PreflightReport } from '@rebblatt/contracts';
import { bleedMm } from '@rebblatt/printed-page';
import type { PDFDocument } from 'pdf-lib';
import { Budget, type InterpretLimits } from '../content/budget.ts';
import { findTrim } from '../content/find-trim.ts';
import { openPdf } from '../inspect/read-facts.ts';
import { hiddenGroupsOf } from '../pdf/group-states.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import type { Rect } from '../pdf/rect.ts';
import { ptOf } from '../pdf/units.ts';
import { inkSumsOfPage } from '../proof/ink-sums.ts';
import { renderPixels } from '../raster/render-pixels.ts';
import { checkFile, fileAsk } from './check-facts.ts';
import { checkedPage } from './checked-page.ts';
import { report } from './report.ts';
import { boxRules } from './rules/box-rules.ts';
import { fileRules } from './rules/file-rules.ts';
import { found, notExamined } from './rules/found.ts';
import { pageRules } from './rules/page-rules.ts';
import type { Ask, CheckedPage, FileAsk, Found, PageRule, PageSummary } from './rules/rule.ts';
import { asDrawn } from './rules/seen-boxes.ts';
import { versionsOnPage } from './rules/used-features.ts';
import { merged } from './to-finding.ts';

/**
 * Checks a PDF for its purpose against every rule.
 *
 * Returns a report whatever the bytes; a file that cannot be read has one finding that says why. Runs in a worker, whose
 * limits of time and memory apply where the budget does not.
 */
export async function preflight(
  bytes: Uint8Array,
  asked: Ask,
  limits: InterpretLimits,
): Promise<PreflightReport> {
  const opened = await openPdf(bytes);
  const stops = checkFile(asked, opened.facts);
  if (stops.length > 0 || !('doc' in opened)) return report(asked, opened.facts, merged(stops, null));
  const { doc } = opened;
  const ask = fileAsk(asked, opened.facts.pages);
  const facts = { ...opened.facts, pages: opened.facts.pages.map((page) => asDrawn(page, ask)) };
  const hiddenGroups = hiddenGroupsOf(doc);
  const budget = new Budget(limits);
  const findings: PreflightFinding[] = [];
  const pages: PageSummary[] = [];
  let separable: Promise<PDFDocument> | undefined;
  for (const [i, dict] of opened.pages.entries()) {
    const render = (ppi: number, only: Rect) =>
      renderPixels(bytes, { page: i, size: { ppi }, only }).catch(() => undefined);
    const inkSums = async (only: Rect) => {
      separable ??= loadPdf(bytes);
      return inkSumsOfPage(await separable, i, only).catch(() => undefined);
    };
    budget.renew();
    const page = { dict, facts: facts.pages[i] as (typeof facts.pages)[number], render, inkSums };
    const checked = checkedPage(page, budget, hiddenGroups, ask);
    if (budget.exceeded) return report(ask, facts, merged([...stops, tooMuch(budget.exceeded)], null));
    findings.push(...merged(await allOf(checked, ask), i + 1));
    pages.push(summaryOf(checked));
  }
  const file = { bytes, doc, facts, pages };
  const ofFile: Found[] = [];
  for (const rule of fileRules) ofFile.push(...(await outcome(rule, () => rule.run(file, ask))));
  return report(ask, facts, [...merged(ofFile, null), ...findings]);
}

async function allOf(page: CheckedPage, ask: FileAsk): Promise<Found[]> {
  const all = [boxRules.flatMap((rule) => rule.run(page.facts, ask))];
  // Something was left out of the walk, so that no rule has seen it.
  if (page.painted.problems.has('limit')) all.push([notExamined(['PAGE-DAMAGED'])]);
  for (const rule of pageRules) all.push(await outcome(rule, () => rule.run(page, ask)));
  return all.flat().map((one) => (one.code === 'PAGE-SIZE' ? holdsPage(one, page, ask) : one));
}

/** A larger sheet that has a page of the right size in it says so, and by what: it can be cut to that page. */
function holdsPage(size: Found, { dict, facts }: CheckedPage, { kind, finishedMm }: FileAsk): Found {
  const isLarger = facts.media.width > finishedMm.width && facts.media.height > finishedMm.height;
  if (!isLarger || (kind !== 'ad' && kind !== 'content')) return size;
  const wanted = { width: ptOf(finishedMm.width), height: ptOf(finishedMm.height) };
  const { by } = findTrim(dict, wanted, ptOf(bleedMm));
  return by === 'middle' ? size : { ...size, params: { ...size.params, holds: by } };
}

/** The findings of a rule; if it throws, a finding that says so. */
async function outcome(
  { codes }: Pick<PageRule, 'codes'>,
  run: () => Found[] | Promise<Found[]>,
): Promise<Found[]> {
  try {
    return await run();
  } catch {
    return [notExamined(codes)];
  }
}

const summaryOf = ({ dict, facts, seen, painted }: CheckedPage): PageSummary => ({
  dict,
  hides: painted.objects.some(({ from }) => from.hidden),
  versions: versionsOnPage({ seen, facts }),
  fontsEmbedded: seen.every((object) => object.kind !== 'text' || object.font.embedded),
});

const tooMuch = (limit: keyof InterpretLimits): Found =>
  found('FILE-OPEN', 'error', { params: { reason: limit === 'decodedBytes' ? 'bomb' : 'too-slow' } });
