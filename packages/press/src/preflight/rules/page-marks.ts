import type { PreflightVariant } from '@rebblatt/contracts';
import { asDict, listOf, nameOf } from '../../pdf/entries.ts';
import { overlapOf } from '../../pdf/rect.ts';
import { found, shownSize } from './found.ts';
import { annotationPlace } from './interactive-annotations.ts';
import type { CheckedPage, FileAsk, PageRule } from './rule.ts';
import { isTrimKnown, liesWithin, printedOf, sameSize, trimOf } from './seen-boxes.ts';

const asVariant = (variant: PreflightVariant) => ({ variant });

/**
 * Printer's marks: outside of what prints they are cut off, which is a note; in the bleed they may show. Where the file does
 * not say how it is trimmed they are an error.
 */
export const pageMarks: PageRule = {
  codes: ['PAGE-MARKS'],
  run(page, ask) {
    const marks = [...page.marks, ...annotatedMarks(page)];
    if (!isTrimKnown(page.facts, ask)) return marks.map((bounds) => found('PAGE-MARKS', 'error', { bounds }));
    const params = asVariant('marksInBleed');
    return marks.length > 0
      ? marks.map((bounds) => found('PAGE-MARKS', 'warning', { bounds, params }))
      : cutOff(page, ask);
  },
};

const annotatedMarks = (page: CheckedPage) =>
  listOf(page.dict, 'Annots')
    .map(asDict)
    .filter((one) => nameOf(one, 'Subtype') === 'PrinterMark')
    .flatMap((one) => (one && annotationPlace(one, page)) ?? [])
    .filter((bounds) => overlapOf(bounds, page.printed));

/** The sheet is larger than what prints of it; of a page of another size that is said already. */
function cutOff({ facts }: CheckedPage, ask: FileAsk) {
  const printed = printedOf(facts, ask);
  const { size_tolerance_mm: tolerance } = ask.thresholds;
  if (!sameSize(trimOf(facts, ask), ask.finishedMm, tolerance) || liesWithin(printed, facts.media, tolerance))
    return [];
  const sizes = { measured: shownSize(facts.media), wanted: shownSize(printed) };
  return [found('PAGE-MARKS', 'info', { ...sizes, params: asVariant('marksCutOff') })];
}
