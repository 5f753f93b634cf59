import { ptOf } from './boxes.ts';

type Corners = readonly [x0: number, y0: number, x1: number, y1: number];

const LONG = ptOf(5);
const BAR = ptOf(4);

/**
 * What a program draws on the sheet around a page: crop marks and a register mark in the registration colour, colour bars
 * in process and spot colours, and a line about the file in small letters of a font that is not embedded.
 * @param offset how far the marks begin from the trim, in points
 */
export function marksBeside([x0, y0, x1, y1]: Corners, offset: number) {
  const beside = [
    [x0, -1],
    [x1, 1],
  ] as const;
  const above = [
    [y0, -1],
    [y1, 1],
  ] as const;
  const line = (...[ax, ay, bx, by]: number[]) => `${ax} ${ay} m ${bx} ${by} l S`;
  const crop = beside.flatMap(([x, left]) =>
    above.flatMap(([y, down]) => [
      line(x + left * offset, y, x + left * (offset + LONG), y),
      line(x, y + down * offset, x, y + down * (offset + LONG)),
    ]),
  );
  const middle = (x0 + x1) / 2;
  const top = y1 + offset;
  const register = [line(middle - 6, top + 6, middle + 6, top + 6), line(middle, top, middle, top + 12)];
  const bars = ['1 0 0 0 k', '0 1 0 0 k', '0 0 1 0 k', '0 0 0 1 k', '1 1 1 1 k', '/MarkSpot cs 1 scn'].map(
    (colour, i) => `${colour} ${x0 + 40 + i * BAR} ${top + 4} ${BAR} ${BAR} re f`,
  );
  const slug = `BT /MarkFont 6 Tf ${x0 + 40} ${y0 - offset - 10} Td (Inserat.indd   1   05.01.26   09:00) Tj ET`;
  const separation = (colorant: string, inks: number[]) => [
    ...['Separation', colorant, 'DeviceCMYK'],
    { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: inks, N: 1 },
  ];
  return {
    content: `q /MarkAll CS 1 SCN 0.25 w\n${[...crop, ...register].join('\n')}\nQ\nq ${bars.join('\n')}\n${'/MarkAll cs 1 scn'} ${slug} Q`,
    resources: {
      ColorSpace: {
        MarkAll: separation('All', [1, 1, 1, 1]),
        MarkSpot: separation('PANTONE 202 C', [0.1, 1, 0.6, 0.5]),
      },
      Font: { MarkFont: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Courier' } },
    },
  };
}
