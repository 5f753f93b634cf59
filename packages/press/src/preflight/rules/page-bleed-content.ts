import type { PreflightSeverity, SeenBox } from '@rebblatt/contracts';
import { bleedMm } from '@rebblatt/printed-page';
import type { Rect } from '../../pdf/rect.ts';
import { mmOf, ptOf } from '../../pdf/units.ts';
import type { PagePixels } from '../../raster/render-pixels.ts';
import { isBleedCovered } from './bleed-cover.ts';
import { shortOfInk } from './bleed-reach.ts';
import { found, inMm, notExamined } from './found.ts';
import type { CheckedPage, Found, PageRule } from './rule.ts';
import { isBleedUnnamed, isTrimKnown, trimOf } from './seen-boxes.ts';
import { type Edge, edgesOf } from './trim-edges.ts';

const PPI = 100;
/** No sheet has a longer edge; walking along one of kilometres would take all the time of the check. */
const LONGEST_EDGE_MM = 5_000;

/** Where the page is inked at its trim edge, the ink extends into the bleed; measured on the rendered page. */
export const pageBleedContent: PageRule = {
  codes: ['PAGE-BLEED-CONTENT', 'NOT-EXAMINED'],
  async run(page, ask) {
    // Of a page that does not say where it is trimmed, the size is reported.
    if (ask.kind === 'logo' || !isTrimKnown(page.facts, ask)) return [];
    const trim = trimOf(page.facts, ask);
    if (Math.max(trim.width, trim.height) > LONGEST_EDGE_MM) return [notExamined(['PAGE-BLEED-CONTENT'])];
    if (await isBleedCovered(page.inked, trim)) return [];
    const { bleed_reach_mm: wanted } = ask.thresholds;
    const pixels = await page.render(PPI);
    if (!pixels) return [notExamined(['PAGE-BLEED-CONTENT'])];
    const shown = inMillimetres(page.printed);
    // A file that names no bleed and draws none has to be exported again.
    const severity = isBleedUnnamed(page.facts, ask) ? 'error' : 'warning';
    return edgesOf(trim).flatMap((side) => shortfall(side, { pixels, shown, wanted, severity }, page));
  },
};

const inMillimetres = ({ x0, y0, x1, y1 }: Rect): SeenBox => ({
  x: mmOf(x0),
  y: mmOf(y0),
  width: mmOf(x1 - x0),
  height: mmOf(y1 - y0),
});

function shortfall(
  edge: Edge,
  {
    severity,
    wanted,
    ...seen
  }: { pixels: PagePixels; shown: SeenBox; wanted: number; severity: PreflightSeverity },
  { printed }: CheckedPage,
): Found[] {
  const short = shortOfInk(edge, { ...seen, wantedMm: wanted });
  if (!short) return [];
  const [x0, y0] = edge.at(short.from, 0);
  const [x1, y1] = edge.at(short.to, bleedMm);
  const bounds = {
    x0: Math.max(printed.x0, ptOf(Math.min(x0, x1))),
    y0: Math.max(printed.y0, ptOf(Math.min(y0, y1))),
    x1: Math.min(printed.x1, ptOf(Math.max(x0, x1))),
    y1: Math.min(printed.y1, ptOf(Math.max(y0, y1))),
  };
  return [
    found('PAGE-BLEED-CONTENT', severity, {
      bounds,
      measured: inMm(short.reachMm),
      wanted: inMm(bleedMm),
    }),
  ];
}
