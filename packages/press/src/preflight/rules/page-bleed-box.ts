import type { PreflightVariant, SeenBox } from '@rebblatt/contracts';
import { bleedMm } from '@rebblatt/printed-page';
import { found, inMm, type Size, shownSize, wrongSize } from './found.ts';
import type { BoxRule, Found } from './rule.ts';
import { grownBox, isBleedUnnamed, liesWithin, sameSize, sheetOf, withBleed } from './seen-boxes.ts';

/** The page has a bleed of 3 mm on all sides; where only its name is missing, the rule about what is drawn there decides. */
export const pageBleedBox: BoxRule = {
  codes: ['PAGE-BLEED-BOX'],
  run(page, ask) {
    const { trim, bleed, media } = page;
    const { finishedMm: wanted } = ask;
    const { size_tolerance_mm: tolerance } = ask.thresholds;
    if (ask.kind === 'logo') return [];
    if (!trim) {
      const sheet = sheetOf(page, ask);
      return sameSize(sheet, wanted, tolerance) && !isBleedUnnamed(page, ask)
        ? [wrongSize('PAGE-BLEED-BOX', sheet, withBleed(wanted))]
        : [];
    }
    const box = bleed ?? media;
    if (!sameSize(trim, wanted, tolerance) || liesWithin(box, grownBox(trim, bleedMm), tolerance)) return [];
    if (!isBleedUnnamed(page, ask)) return [tooNarrow(trim, box, wanted, tolerance)];
    const sizes = { measured: shownSize(box), wanted: shownSize(withBleed(wanted)) };
    return [
      found('PAGE-BLEED-BOX', 'info', {
        ...sizes,
        params: { variant: 'bleedUnnamed' satisfies PreflightVariant },
      }),
    ];
  },
};

/** A bleed that is large enough altogether is told by its narrowest side: sizes would say that nothing is missing. */
function tooNarrow(trim: SeenBox, box: SeenBox, finished: Size, tolerance: number): Found {
  const wanted = withBleed(finished);
  const isLarge = box.width >= wanted.width - tolerance && box.height >= wanted.height - tolerance;
  if (!isLarge) return wrongSize('PAGE-BLEED-BOX', box, wanted);
  const narrowest = Math.min(
    trim.x - box.x,
    trim.y - box.y,
    box.x + box.width - trim.x - trim.width,
    box.y + box.height - trim.y - trim.height,
  );
  return found('PAGE-BLEED-BOX', 'error', {
    measured: inMm(Math.max(0, narrowest)),
    wanted: inMm(bleedMm),
    params: { variant: 'bleedUneven' satisfies PreflightVariant },
  });
}
