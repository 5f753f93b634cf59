import type { PDFDict } from 'pdf-lib';
import { numberOf } from './entries.ts';

/**
 * Undoes the PNG predictors (10 to 15) of Flate and LZW data, ISO 32000-1, 7.4.4.4. The TIFF predictor is undone for
 * 8 bits per component; other data is returned as it is.
 */
export function undoPredictor(bytes: Uint8Array, settings: PDFDict | undefined): Uint8Array {
  const predictor = numberOf(settings, 'Predictor') ?? 1;
  if (predictor < 2) return bytes;
  const colours = Math.min(32, Math.max(1, numberOf(settings, 'Colors') ?? 1));
  const bits = numberOf(settings, 'BitsPerComponent') ?? 8;
  const columns = Math.min(1_000_000, Math.max(1, numberOf(settings, 'Columns') ?? 1));
  const pixel = Math.max(1, Math.ceil((colours * bits) / 8));
  const row = Math.ceil((colours * bits * columns) / 8);
  if (predictor === 2) return bits === 8 ? tiff(bytes, row, pixel) : bytes;
  return png(bytes, row, pixel);
}

function tiff(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const out = Uint8Array.from(bytes);
  for (let at = 0; at < out.length; at++)
    if (at % row >= pixel) out[at] = (out[at] as number) + (out[at - pixel] as number);
  return out;
}

function png(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (row + 1));
  const out = new Uint8Array(rows * row);
  let end = 0;
  for (let r = 0; r < rows; r++) {
    const from = r * (row + 1);
    const kind = bytes[from];
    const to = r * row;
    for (let i = 0; i < row && from + 1 + i < bytes.length; i++) {
      const left = i >= pixel ? (out[to + i - pixel] as number) : 0;
      const up = r > 0 ? (out[to + i - row] as number) : 0;
      const corner = r > 0 && i >= pixel ? (out[to + i - row - pixel] as number) : 0;
      out[to + i] = (bytes[from + 1 + i] as number) + predicted(kind, left, up, corner);
      end = to + i + 1;
    }
  }
  return out.subarray(0, end);
}

function predicted(kind: number | undefined, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
