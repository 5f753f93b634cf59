import type { PaintedPath } from '../../content/painted-object.ts';
import { heightOf, type Rect, widthOf } from '../../pdf/rect.ts';
import { found, inPt } from './found.ts';
import { isBelow } from './inked-text.ts';
import type { Found, PageRule } from './rule.ts';

/** Anything shorter is a speck, not a line. */
const SHORTEST_PT = 2;

/** The thickness in points of a rectangle that is drawn as a line; of several in one path, the thinnest. */
function thinnestFill(path: PaintedPath): { thickness: number; bounds: Rect } | undefined {
  if (!path.fill) return undefined;
  return path.pieces
    .filter(
      ({ rectangular, bounds }) => rectangular && Math.max(widthOf(bounds), heightOf(bounds)) >= SHORTEST_PT,
    )
    .map(({ bounds }) => ({ thickness: Math.min(widthOf(bounds), heightOf(bounds)), bounds }))
    .sort((a, b) => a.thickness - b.thickness)[0];
}

/** Lines are thick enough to print, whether stroked or drawn as thin areas (GWG 2022 R0018, R0019, note I00004). */
export const lineHairline: PageRule = {
  codes: ['LINE-HAIRLINE'],
  run: ({ inked }, { thresholds: { hairline_pt: limit } }) =>
    inked
      .filter((object) => object.kind === 'path')
      .flatMap((path): Found[] => {
        const report = (pt: number, bounds: Rect) =>
          found('LINE-HAIRLINE', 'warning', { bounds, measured: inPt(pt), wanted: inPt(limit) });
        if (path.stroke)
          return isBelow(path.lineWidthPt, limit) ? [report(path.lineWidthPt, path.bounds)] : [];
        const thin = thinnestFill(path);
        return thin && isBelow(thin.thickness, limit) ? [report(thin.thickness, path.bounds)] : [];
      }),
};
