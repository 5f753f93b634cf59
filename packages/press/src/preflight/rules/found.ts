import { namesOfCodes, type PreflightCode, type PreflightSeverity } from '@rebblatt/contracts';
import type { Found } from './rule.ts';

/** A finding; details that are not given are empty. */
export const found = (
  code: PreflightCode,
  severity: PreflightSeverity,
  details: Partial<Omit<Found, 'code' | 'severity'>> = {},
): Found => ({ code, severity, bounds: null, measured: null, wanted: null, params: {}, ...details });

/** Codes that report this themselves: they are not checks that could have been skipped. */
const SAY_SO: readonly PreflightCode[] = ['NOT-EXAMINED', 'IMG-NOT-EXAMINED'];

/** A finding that something was not examined, which is better than silence. */
export const notExamined = (codes: readonly PreflightCode[]): Found =>
  found('NOT-EXAMINED', 'warning', {
    params: { names: namesOfCodes(codes.filter((code) => !SAY_SO.includes(code))) },
  });

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Values as a report shows them. */
export const inDpi = (ppi: number): string => `${Math.round(ppi)} dpi`;

export interface Size {
  width: number;
  height: number;
}

export const shownSize = (size: Size): string => `${rounded(size.width, 1)} × ${rounded(size.height, 1)} mm`;

/** A finding about a size in mm. */
export const wrongSize = (code: PreflightCode, measured: Size, wanted: Size): Found =>
  found(code, 'error', {
    measured: shownSize(measured),
    wanted: shownSize(wanted),
    params: {
      measured_width_mm: rounded(measured.width, 1),
      measured_height_mm: rounded(measured.height, 1),
      wanted_width_mm: wanted.width,
      wanted_height_mm: wanted.height,
    },
  });
export const inPt = (pt: number): string => `${rounded(pt, 2)} pt`;
export const inMm = (mm: number): string => `${rounded(mm, 1)} mm`;
export const inPercent = (percent: number): string => `${Math.round(percent)} %`;
