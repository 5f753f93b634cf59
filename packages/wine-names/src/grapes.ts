import { blackGrapesAToL } from './grapes/black-a-l.ts';
import { blackGrapesMToZ } from './grapes/black-m-z.ts';
import { whiteGrapesAToL } from './grapes/white-a-l.ts';
import { whiteGrapesMToZ } from './grapes/white-m-z.ts';
import { type Names, namesInALine } from './names-in-a-line.ts';

/** A grape variety and what it is called elsewhere. */
export type GrapeName = Names;

/** Reads «name | fr | en | synonyms», one variety a line. */
const readGrapes = (text: string): GrapeName[] => text.trim().split('\n').map(namesInALine);

/** The grape varieties that wine lists name. */
export const grapeNames: GrapeName[] = readGrapes(
  [blackGrapesAToL, blackGrapesMToZ, whiteGrapesAToL, whiteGrapesMToZ].map((part) => part.trim()).join('\n'),
);

/** Pairs of names of one variety, of which each is a row of its own in many fairs: where one is missing the other is meant. */
export const sameVariety: readonly (readonly [string, string])[] = [
  ['Müller-Thurgau', 'Rivaner'],
  ['Macabeo', 'Viura'],
];
