import { preflightEnglish, preflightFrench, preflightGerman, severalCodes } from '@rebblatt/contracts';
import { expect, test } from 'vitest';
import { findingText } from './finding-text.ts';
import { found } from './rules/found.ts';
import type { Found } from './rules/rule.ts';
import { merged } from './to-finding.ts';

const bounds = (x: number) => ({ x0: x, y0: 10, x1: x + 5, y1: 15 });
const coarse = (measured: string, x: number): Found =>
  found('IMG-PPI', 'warning', { measured, wanted: '300 dpi', bounds: bounds(x) });
const worst = (code: Found['code'], ...measured: string[]) =>
  merged(
    measured.map((one) => found(code, 'warning', { measured: one })),
    1,
  ).map((finding) => [finding.measured, finding.params.count]);

test('images of several resolutions are one finding with the least of them, and all their places', () => {
  const findings = merged([coarse('297 dpi', 1), coarse('250 dpi', 50), coarse('280 dpi', 90)], 1);
  expect(findings).toMatchObject([{ measured: '250 dpi', wanted: '300 dpi', params: { count: 3 } }]);
  expect(findings[0]?.places_mm?.map(({ x }) => Math.round(x))).toEqual([0, 18, 32]);
  expect(findings[0]?.box_mm?.width).toBeGreaterThan(30);
});

test('worse is the least size and width, the most ink, and the most of what is too much', () => {
  expect(worst('LINE-HAIRLINE', '0.2 pt', '0.05 pt', '0.1 pt')).toEqual([['0.05 pt', 3]]);
  expect(worst('TXT-SMALL-WHITE', '7 pt', '10 pt')).toEqual([['7 pt', 2]]);
  expect(worst('TXT-SMALL-MULTI', '7 pt', '5.5 pt')).toEqual([['5.5 pt', 2]]);
  expect(worst('TXT-RICHBLACK', '20/20/20/100 %', '80/70/70/100 %')).toEqual([['80/70/70/100 %', 2]]);
  expect(worst('IMG-OVERRES', '900 dpi', '1200 dpi')).toEqual([['1200 dpi', 2]]);
  expect(worst('IMG-NOT-EXAMINED', '9000 × 100 px', '8000 × 8000 px')).toEqual([['8000 × 8000 px', 2]]);
  expect(worst('PAGE-BLEED-CONTENT', '1.5 mm', '0 mm')).toEqual([['0 mm', 2]]);
});

test('names of several findings are one list, each once', () => {
  const missing = (names: string) => found('TXT-FONT-EMBED', 'error', { params: { names } });
  expect(merged([missing('Arial'), missing('Helvetica'), missing('Arial')], 1)).toMatchObject([
    { params: { names: 'Arial, Helvetica', count: 3 } },
  ]);
});

test('errors and warnings, cases and what is wanted are kept apart', () => {
  const apart = [
    coarse('100 dpi', 1),
    { ...coarse('100 dpi', 1), severity: 'error' as const },
    { ...coarse('100 dpi', 1), wanted: '450 dpi' },
    found('PAGE-BOX-NEST', 'warning', { measured: '1 mm', params: { variant: 'trimBeyondBleed' } }),
    found('PAGE-BOX-NEST', 'warning', { measured: '2 mm', params: { variant: 'trimBeyondMedia' } }),
  ];
  expect(merged(apart, 1)).toHaveLength(apart.length);
});

test('of very many places the last one is around the rest', () => {
  const [finding] = merged(
    [...Array(40).keys()].map((i) => coarse(`${200 + i} dpi`, i * 10)),
    1,
  );
  expect(finding).toMatchObject({ measured: '200 dpi', params: { count: 40 } });
  expect(finding?.places_mm).toHaveLength(12);
  expect(finding?.places_mm?.at(-1)?.width).toBeGreaterThan(90);
});

test.each(severalCodes)('%s speaks of several things in each language, with their worst value', (code) => {
  const one = found(code, 'warning', { measured: '5 pt', wanted: '8 pt' });
  const [finding] = merged([one, one], 1);
  for (const texts of [preflightGerman, preflightFrench, preflightEnglish]) {
    const text = finding ? findingText(texts, finding) : '';
    const wanted = texts.several[code]
      .replace('{{measured}}', '5\u00a0pt')
      .replace('{{wanted}}', '8\u00a0pt');
    expect(text).toBe(wanted);
    expect(text.includes('5\u00a0pt')).toBe(texts[code].includes('{{measured}}'));
  }
});
