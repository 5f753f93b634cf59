import { type CategoryWine, MIN_YEAR, type PageCategoryItem, type WineVintage } from '@rebblatt/contracts';
import { parseAmount } from '../../../form/typed-amount.ts';
import { setSizes } from './add-list.rules.ts';
import { priceFor } from './content.rules.ts';

/** What is typed for a wine: the year, and per bottle size the price. */
export type VintageTexts = { year: string; prices: Record<number, string> };

/** Begins with the next year, if there is wine of it, and the prices of the page. */
export function firstTexts(wine: CategoryWine, category: PageCategoryItem, thisYear: number): VintageTexts {
  const year = wine.year === null ? '' : String(Math.min(wine.year + 1, Math.max(thisYear, wine.year)));
  const prices = setSizes(category).map(({ id }) => [id, priceFor(wine, id)?.toFixed(2) ?? ''] as const);
  return { year, prices: Object.fromEntries(prices) };
}

/** Whether a wine is to get another vintage. */
export const isNext = (wine: CategoryWine, { year }: VintageTexts) =>
  year.trim() !== '' && year.trim() !== String(wine.year);

export const isYear = (text: string, thisYear: number) =>
  text.trim() === '' || (/^\d{4}$/.test(text.trim()) && Number(text) >= MIN_YEAR && Number(text) <= thisYear);

/** The vintages that are to be made; null while something is typed wrongly. */
export function vintagesOf(
  lines: { wine: CategoryWine; texts: VintageTexts }[],
  thisYear: number,
): WineVintage[] | null {
  const wanted = lines.filter(({ wine, texts }) => isNext(wine, texts));
  const wrong = ({ texts }: { texts: VintageTexts }) =>
    !isYear(texts.year, thisYear) ||
    Object.values(texts.prices).some((text) => parseAmount(text) === undefined);
  if (wanted.some(wrong)) return null;
  return wanted.map(({ wine, texts }) => ({
    wine_id: wine.id,
    year: Number(texts.year),
    bottle_size: Object.entries(texts.prices).flatMap(([size, text]) => {
      const price = parseAmount(text);
      return typeof price === 'number' ? [{ bottle_size_id: Number(size), price }] : [];
    }),
  }));
}
