import { type PDFDict, PDFName } from 'pdf-lib';
import { contentForm } from '../assemble/content-form.ts';
import { setPageBoxes } from '../assemble/cut-boxes.ts';
import { combined, type Matrix, scaling, transformed, translation, written } from '../pdf/matrix.ts';
import { readNestedBoxes, uprightMatrix } from '../pdf/page-boxes.ts';
import { grown, heightOf, type Rect, widthOf } from '../pdf/rect.ts';
import { roundPt } from '../pdf/units.ts';

export const SIDES = ['left', 'right', 'bottom', 'top'] as const;
export type Side = (typeof SIDES)[number];

export interface Placing {
  /** The finished page in the units of the page. */
  trim: Rect;
  /** The size that it has to have, in points. */
  size: { width: number; height: number };
  bleedPt: number;
  /** Whether it is scaled, in proportion and as large as it fits. */
  scales: boolean;
  /** The sides whose edge is mirrored into the bleed, and into what is missing of the finished page. */
  mirrored: ReadonlySet<Side>;
}

const NAME = 'Page';

/**
 * Gives a page the boxes of a book page. Its content becomes a form and stays as it is: upright, in its scale, and cut at
 * the bleed; mirrored edges are the same form, so that vectors stay vectors.
 */
export function placeMended(page: PDFDict, { trim, size, bleedPt, scales, mirrored }: Placing): void {
  const { context } = page;
  const boxes = readNestedBoxes(page);
  const upright = uprightMatrix(boxes);
  const finished = transformed(trim, upright);
  const scale = scales ? Math.min(size.width / widthOf(finished), size.height / heightOf(finished)) : 1;
  const bled: Rect = { x0: 0, y0: 0, x1: size.width + 2 * bleedPt, y1: size.height + 2 * bleedPt };
  const [x, y] = [(finished.x0 + finished.x1) / 2, (finished.y0 + finished.y1) / 2];
  const toPage: Matrix = [translation(-x, -y), scaling(scale), translation(bled.x1 / 2, bled.y1 / 2)].reduce(
    (all, next) => combined(all, next),
    upright,
  );
  const edge = transformed(trim, toPage);
  const form = context.register(contentForm(page, boxes.media, toPage));
  page.set(PDFName.of('Resources'), context.obj({ XObject: { [NAME]: form } }));
  page.set(PDFName.of('Contents'), context.register(context.flateStream(drawn(bled, edge, mirrored))));
  setPageBoxes(page, bled, grown(bled, -bleedPt));
}

/** The page, and its mirrored edges: strips, and corners between two of them. */
function drawn(bled: Rect, edge: Rect, mirrored: ReadonlySet<Side>): string {
  const across = [
    {
      from: mirrored.has('left') ? edge.x0 : bled.x0,
      to: mirrored.has('right') ? edge.x1 : bled.x1,
      at: null,
    },
    ...(mirrored.has('left') ? [{ from: bled.x0, to: edge.x0, at: edge.x0 }] : []),
    ...(mirrored.has('right') ? [{ from: edge.x1, to: bled.x1, at: edge.x1 }] : []),
  ];
  const along = [
    {
      from: mirrored.has('bottom') ? edge.y0 : bled.y0,
      to: mirrored.has('top') ? edge.y1 : bled.y1,
      at: null,
    },
    ...(mirrored.has('bottom') ? [{ from: bled.y0, to: edge.y0, at: edge.y0 }] : []),
    ...(mirrored.has('top') ? [{ from: edge.y1, to: bled.y1, at: edge.y1 }] : []),
  ];
  return across
    .flatMap((x) => along.map((y) => ({ x, y })))
    .filter(({ x, y }) => x.to > x.from && y.to > y.from)
    .map(({ x, y }) => {
      const area = [x.from, y.from, x.to - x.from, y.to - y.from].map(roundPt).join(' ');
      const turned: Matrix = [
        x.at === null ? 1 : -1,
        0,
        0,
        y.at === null ? 1 : -1,
        x.at === null ? 0 : 2 * x.at,
        y.at === null ? 0 : 2 * y.at,
      ];
      return `q ${area} re W n ${written(turned)} cm /${NAME} Do Q`;
    })
    .join('\n');
}
