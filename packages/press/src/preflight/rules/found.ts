import { namesOfCodes, type PreflightCode, type PreflightSeverity } from '@rebblatt/contracts';
import type { Found } from './rule.ts';

/** An objection; what is not given is empty. */
export const found = (
  code: PreflightCode,
  severity: PreflightSeverity,
  details: Partial<Omit<Found, 'code' | 'severity'>> = {},
): Found => ({ code, severity, bounds: null, measured: null, wanted: null, params: {}, ...details });

/** Codes that say the same: they name nothing that could have been looked at. */
const SAY_SO: readonly PreflightCode[] = ['NOT-EXAMINED', 'IMG-NOT-EXAMINED'];

/** That something was not looked at: better reported than passed over. */
export const notExamined = (codes: readonly PreflightCode[]): Found =>
  found('NOT-EXAMINED', 'warning', {
    params: { names: namesOfCodes(codes.filter((code) => !SAY_SO.includes(code))) },
  });

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Values as a report shows them. */
export const inPpi = (ppi: number): string => `${Math.round(ppi)} ppi`;

export interface Size {
  width: number;
  height: number;
}

export const shownSize = (size: Size): string => `${rounded(size.width, 1)} × ${rounded(size.height, 1)} mm`;

/** An objection to a size in mm. */
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
