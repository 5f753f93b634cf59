import type { PreflightCode } from '@rebblatt/contracts';
import { describe, expect, test } from 'vitest';
import { RECT } from '../testing/drawn-colour.ts';
import { drawnText } from '../testing/drawn-text.ts';
import { verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

const GROUND = `0.2 0.9 0.5 0 k 100 100 200 200 re f`;
const text = (colour: string, gs: Record<string, unknown>, size = 10): Drawing => {
  const drawing = drawnText(size, `/Gs gs ${colour}`, gs);
  return { ...drawing, content: `${GROUND} ${drawing.content}` };
};
const path = (content: string, gs: Record<string, unknown>): Drawing => ({
  content: `${GROUND} q /Gs gs ${content} Q`,
  resources: () => ({ ExtGState: { Gs: gs } }),
});
const on = { OP: true, OPM: 1 };
const off = { OP: false, op: false };

const cases: [PreflightCode, string, Drawing, string[]][] = [
  ['OVP-WHITE-TEXT', 'white text that overprints', text('0 0 0 0 k', on), ['error']],
  ['OVP-WHITE-TEXT', 'white text whose lines overprint', text('0 0 0 0 k', { OP: true, op: false }), []],
  ['OVP-WHITE-TEXT', 'white text', text('0 0 0 0 k', off), []],
  ['OVP-WHITE-TEXT', 'red text that overprints', text('0 1 1 0 k', on), []],
  ['OVP-WHITE-PATH', 'a white area that overprints', path(`0 0 0 0 k ${RECT} f`, on), ['warning']],
  ['OVP-WHITE-PATH', 'a white line that overprints', path(`0 0 0 0 K ${RECT} S`, on), ['warning']],
  [
    'OVP-WHITE-PATH',
    'a white area whose lines overprint',
    path(`0 0 0 0 k ${RECT} f`, { OP: true, op: false }),
    [],
  ],
  ['OVP-WHITE-PATH', 'a white area', path(`0 0 0 0 k ${RECT} f`, off), []],
  ['OVP-GRAY', 'a grey area that overprints', path(`0.5 g ${RECT} f`, on), ['warning']],
  ['OVP-GRAY', 'a grey area', path(`0.5 g ${RECT} f`, off), []],
  ['OVP-GRAY', 'an area of black ink that overprints', path(`0 0 0 0.5 k ${RECT} f`, on), []],
  ['OVP-BLACK-MISSING', 'black text on a colour', text('0 0 0 1 k', off), ['info']],
  ['OVP-BLACK-MISSING', 'black text that overprints', text('0 0 0 1 k', on), []],
  [
    'OVP-BLACK-MISSING',
    'black text that overprints in mode 0',
    text('0 0 0 1 k', { op: true, OPM: 0 }),
    ['info'],
  ],
  ['OVP-BLACK-MISSING', 'large black text', text('0 0 0 1 k', off, 12), []],
  ['OVP-BLACK-MISSING', 'text in DeviceGray', text('0 g', off), []],
  [
    'OVP-BLACK-MISSING',
    'a fine black line on a colour',
    path('0 0 0 1 K 1 w 150 150 m 200 150 l S', off),
    ['info'],
  ],
  ['OVP-BLACK-MISSING', 'a thick black line', path('0 0 0 1 K 2 w 150 150 m 200 150 l S', off), []],
  ['OVP-BLACK-MISSING', 'a black line that overprints', path('0 0 0 1 K 1 w 150 150 m 200 150 l S', on), []],
];

describe.each(inkPlaces)('from a %s', (place) => {
  test.each(cases)('%s of %s', async (code, _, drawing, expected) => {
    expect(await verdict(await hideIn(place, drawing), code)).toEqual(expected);
  });
});

test.each(cases)('%s is not reported for %s that is not painted', async (code, _, drawing) => {
  expect(await verdict(await neverPainted(drawing), code)).toEqual([]);
});

test('black text on paper has no background to overprint', async () => {
  expect(await verdict(await hideIn('page', drawnText(8, '0 0 0 1 k')), 'OVP-BLACK-MISSING')).toEqual([]);
});
