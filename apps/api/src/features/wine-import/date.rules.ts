import type { WineColumn } from '@rebblatt/contracts';

interface Moment {
  year: string;
  month: number;
  day: number;
}

function momentOf(value: string): Moment | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  return year ? { year, month: Number(month), day: Number(day) } : null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The number of a day, counted from the end of 1899 as Excel does. */
const serialOf = ({ year, month, day }: Moment): number =>
  (Date.UTC(Number(year), month - 1, day) - Date.UTC(1899, 11, 30)) / DAY_MS;

const padded = (number: number) => String(number).padStart(2, '0');

/**
 * What may have been typed into a cell that became a date: a vintage is its year, 12.5 became the 12th of May, 4-7 the 4th
 * of July. The likeliest comes first; what the cell shows is last for what may be any text.
 * @param value the stored day, 2026-07-04; a time alone means nothing but itself
 */
export function meantByDate(field: WineColumn, value: string, text: string): string[] {
  const moment = momentOf(value);
  const shown = field === 'sku' || field === 'wine' ? [text] : [];
  // «36:00» is a time of more than a day, of whose date nobody thought.
  if (!moment || /^\d+:\d\d/.test(text)) return shown.filter(Boolean);
  const { year, month, day } = moment;
  const texts: Partial<Record<WineColumn, string[]>> = {
    // 2021 in a cell for dates is a day of 1905.
    year: [year === '1905' ? String(serialOf(moment)) : year],
    sku: [`${day}-${month}`, `${day}.${month}`, `${day}/${month}`],
    // «12.10» is the 12th of October; «12.5» and «12.05» are both the 12th of May.
    price: month < 10 ? [`${day}.${month}0`, `${day}.${padded(month)}`] : [`${day}.${month}`],
    alcohol: [`${day}.${month} %`],
    size: [`${day}.${month}`],
  };
  return [...new Set([...(texts[field] ?? []), ...shown])].filter(Boolean);
}
