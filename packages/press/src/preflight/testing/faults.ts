import type { PreflightCode } from '@rebblatt/contracts';
import type { PDFContext } from 'pdf-lib';
import { ptOf } from '../../pdf/units.ts';
import { inProfile, inSpace, RECT, ramp } from './drawn-colour.ts';
import { drawnImage } from './drawn-image.ts';
import { drawnText } from './drawn-text.ts';
import type { Drawing } from './hide-in.ts';

const tinted = (colorant: string, inks: number[]) => [
  ...['Separation', colorant, 'DeviceCMYK'],
  { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: inks, N: 1 },
];

/** What the faults below name. */
const faultyResources = (context: PDFContext) => ({
  ColorSpace: { All: tinted('All', [1, 1, 1, 1]), Spot: tinted('HKS 14', [0, 1, 1, 0]) } as never,
  ExtGState: { Tr: { TR: context.obj({}) }, Half: { ca: 0.5 }, Over: { OP: true, OPM: 1 } },
  Font: { Cou: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Courier' } },
});
export const drawn = (content: string): Drawing => ({ content, resources: faultyResources });

/** Faults that can lie anywhere on a sheet, with the code of the rule that finds them. */
export const faults: [string, Drawing, PreflightCode][] = [
  ['bars in registration colour', drawn('/All cs 1 scn 100 100 40 30 re f'), 'COL-REGISTRATION'],
  ['bars in a spot colour', drawn('/Spot cs 1 scn 100 100 40 30 re f'), 'COL-SPOT'],
  ['a field in RGB', drawn('1 0 0 rg 100 100 40 30 re f'), 'COL-RGB'],
  ['hairlines', drawn('0 0 0 1 K 0.1 w 100 100 m 140 100 l S'), 'LINE-HAIRLINE'],
  ['a slug line in Courier', drawn('BT /Cou 6 Tf 100 100 Td (Auftrag 12) Tj ET'), 'TXT-COURIER'],
  ['a slug line whose font is missing', drawn('BT /Cou 6 Tf 100 100 Td (a) Tj ET'), 'TXT-FONT-EMBED'],
  ['small text of several inks', drawnText(5, '1 1 0 0 k'), 'TXT-SMALL-MULTI'],
  ['rich black text', drawnText(20, '0.8 0.7 0.7 1 k'), 'TXT-RICHBLACK'],
  ['small white text', drawnText(5, '0 0 0 0 k'), 'TXT-SMALL-WHITE'],
  ['a coarse image', drawnImage({ widthPx: 40, heightPx: 40, widthPt: 99, heightPt: 99 }), 'IMG-PPI'],
  ['a transfer function', drawn('q /Tr gs 0 0 0 1 k 100 100 40 30 re f Q'), 'MISC-X'],
];

const fill = (sideMm: number) => `150 150 ${ptOf(sideMm)} ${ptOf(sideMm)} re f`;
const bitmap = { ColorSpace: 'DeviceGray', BitsPerComponent: 1 };
const gray = { ColorSpace: 'DeviceGray' };

/** More of them, which the slug of no program has. */
export const otherFaults: [string, Drawing, PreflightCode][] = [
  ['CMYK with a profile', inProfile(4), 'COL-ICC-CMYK'],
  ['grey with a profile', inProfile(1), 'COL-ICC-GRAY'],
  ['grey of a screen', inSpace(['CalGray', { WhitePoint: [0.95, 1, 1.09] }], '0.5'), 'COL-CALGRAY'],
  ['spots of several inks', inSpace(['DeviceN', ['Gold', 'Cyan'], 'DeviceGray', ramp(1)], '1 1'), 'COL-SPOT'],
  ['overprinting white text', drawnText(20, '/Gs gs 0 0 0 0 k', { OP: true, OPM: 1 }), 'OVP-WHITE-TEXT'],
  ['an overprinting white area', drawn(`/Over gs 0 0 0 0 k ${RECT} f`), 'OVP-WHITE-PATH'],
  ['an overprinting grey area', drawn(`/Over gs 0.5 g ${RECT} f`), 'OVP-GRAY'],
  [
    'black text that knocks out',
    {
      ...drawnText(8, '0 0 0 1 k'),
      content: `0.2 0.9 0.5 0 k 100 100 200 200 re f ${drawnText(8, '0 0 0 1 k').content}`,
    },
    'OVP-BLACK-MISSING',
  ],
  ['a half transparent area', drawn(`/Half gs 0 1 0 0 k ${RECT} f`), 'TRANSP'],
  ['a missing form', drawn('/Nowhere Do'), 'PAGE-DAMAGED'],
  [
    'a coarse bitmap',
    drawnImage({ widthPx: 40, heightPx: 40, widthPt: 99, heightPt: 99, depth: 1 / 8, dict: bitmap }),
    'IMG-PPI-1BIT',
  ],
  [
    'a cut image',
    drawnImage({ widthPx: 64, heightPx: 64, widthPt: 8, heightPt: 8, depth: 1 / 2, dict: gray }),
    'IMG-DAMAGED',
  ],
  ['a group that blends in RGB', { content: '/Gs gs /Fm Do', resources: blendedInRgb }, 'COL-BLEND-CS'],
  ['too much ink', drawn(`0.9 0.9 0.8 0.7 k ${fill(25)}`), 'COL-TAC'],
];

function blendedInRgb(context: PDFContext) {
  const form = context.flateStream(`0 1 0 0 k ${RECT} f`, {
    ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 600, 400] },
    Group: { S: 'Transparency', CS: 'DeviceRGB', I: true },
  } as never);
  return { XObject: { Fm: context.register(form) }, ExtGState: { Gs: { ca: 0.5 } } };
}
