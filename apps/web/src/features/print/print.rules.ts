import type { TFunction } from 'i18next';
import { formatNumber } from '../../lib/money.ts';

const KB = 1024;
const MB = KB * KB;

/** 12345678 → «11.8 MB»; small files in kB. */
export function fileSize(t: TFunction, bytes: number): string {
  return bytes < MB
    ? t(($) => $.print.kilobytes, { size: formatNumber(Math.max(1, Math.round(bytes / KB))) })
    : t(($) => $.print.megabytes, { size: formatNumber(Math.round((bytes / MB) * 10) / 10) });
}
