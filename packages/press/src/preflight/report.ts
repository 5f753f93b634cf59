import type { PreflightFinding, PreflightReport, SeenBox, UnreadableReason } from '@rebblatt/contracts';
import type { PageFacts, PdfFacts } from '../inspect/read-facts.ts';
import { checkFile, fileAsk } from './check-facts.ts';
import type { Ask, FileAsk } from './rules/rule.ts';
import { finishedSize, trimOf } from './rules/seen-boxes.ts';
import { merged } from './to-finding.ts';

/** The report of a file that could not be checked completely. */
export const unreadableReport = (ask: Ask, reason: UnreadableReason): PreflightReport => {
  const facts: PdfFacts = { ok: false, reason };
  return report(ask, facts, merged(checkFile(ask, facts), null));
};

/** The report of a file: what it is, and the findings. */
export function report(ask: Ask, facts: PdfFacts, findings: PreflightFinding[]): PreflightReport {
  const pages = facts.ok && !facts.encrypted ? facts.pages : [];
  const size = pages[0] ? sizeIn(pages[0], fileAsk(ask, pages)) : null;
  return {
    kind: ask.kind,
    ok: findings.every(({ severity }) => severity !== 'error'),
    pages: pages.length,
    width_mm: size ? toMicrometre(size.width) : null,
    height_mm: size ? toMicrometre(size.height) : null,
    shown_mm: pages.map(({ media, crop }) => shownBox(crop ?? media)),
    findings,
  };
}

/** The spine of a cover follows from its size, so that it never contains the bleed. */
const sizeIn = (page: PageFacts, ask: FileAsk) =>
  ask.kind === 'cover' ? trimOf(page, ask) : finishedSize(page);

const toMicrometre = (mm: number): number => Math.round(mm * 1_000) / 1_000;

const shownBox = ({ x, y, width, height }: SeenBox): SeenBox => ({
  x: toMicrometre(x),
  y: toMicrometre(y),
  width: toMicrometre(width),
  height: toMicrometre(height),
});
