import { describe, expect, test } from 'vitest';
import { mendOffers } from './mend-offers.ts';
import type { PreflightFinding } from './preflight.ts';
import type { PreflightCode } from './preflight-codes.ts';

type Seen = Pick<PreflightFinding, 'code' | 'params'> & Partial<Pick<PreflightFinding, 'severity'>>;
const seen = (code: PreflightCode): Seen => ({ code, params: {} });
const ofSize = (width: number, height: number, more: PreflightFinding['params'] = {}): Seen => ({
  code: 'PAGE-SIZE',
  params: {
    measured_width_mm: width,
    measured_height_mm: height,
    wanted_width_mm: 210,
    wanted_height_mm: 135,
    ...more,
  },
});
const offered = (...findings: Seen[]) =>
  mendOffers(findings, 'ad').map(({ fix, usual }) => `${fix}${usual ? '' : ' by choice'}`);

describe('a page of another size', () => {
  test('is not cut to the page by itself, but scaled where it has nearly its shape', () => {
    expect(offered(ofSize(297, 210))).toEqual(['boxes by choice', 'size', 'bleed by choice']);
  });

  test('has its edge mirrored by itself only where little of the page is missing', () => {
    expect(offered(ofSize(204, 131), seen('PAGE-BLEED-CONTENT'))).toEqual(['size', 'bleed']);
    expect(offered(ofSize(297, 210), seen('PAGE-BLEED-CONTENT'))).toContain('bleed by choice');
  });

  test('in another shape is not filled up with its mirrored edge', () => {
    expect(offered(ofSize(148, 210), seen('PAGE-BLEED-CONTENT'), seen('COL-RGB'))).toEqual(['colours']);
    expect(offered(ofSize(210, 297), seen('PAGE-BLEED-BOX'))).toEqual([]);
  });

  test('is a sheet with the page in it where marks say so, or what is painted', () => {
    expect(offered(ofSize(297, 210), seen('PAGE-MARKS'))).toEqual(['boxes', 'size by choice', 'bleed']);
    expect(offered(ofSize(297, 420, { holds: 'painted' }))).toEqual(['boxes', 'bleed']);
  });

  test('as large in another shape may still be a sheet, which a person has to say', () => {
    expect(offered(ofSize(297, 420))).toEqual(['boxes by choice']);
  });
});

test('a page of the right size gets its bleed', () => {
  expect(offered(seen('PAGE-BLEED-CONTENT'))).toEqual(['bleed']);
});

test('marks that are cut off anyway are nothing to mend, those that hide the size of the page are', () => {
  expect(offered({ ...seen('PAGE-MARKS'), severity: 'info' })).toEqual([]);
  expect(offered({ ...seen('PAGE-MARKS'), severity: 'info' }, seen('COL-RGB'))).toEqual(['colours']);
  expect(offered({ ...seen('PAGE-MARKS'), severity: 'error' })).toEqual(['boxes']);
});
