import {
  type CategoryWine,
  LOGO_HEIGHT_MM,
  LOGO_WIDTH_MM,
  type PageCategoryItem,
  type PageItem,
  type PrintedCategory,
  type PrintedLogo,
  type PrintedWine,
  type WinePageInput,
} from '@rebblatt/contracts';
import { parseAmount } from '../../../form/typed-amount.ts';
import type { PageContent } from './content.rules.ts';
import { categoryKey, FOOTER, NEW_CATEGORY, priceKey, type Typed } from './typed.ts';

/** A preview does not place the file, so the logo's hash is not needed. */
const NO_HASH = '0'.repeat(64);

/** The id of a category that is still being named. */
const UNSAVED_CATEGORY = 0;

/**
 * What the page would print now: the stored content with all typed text.
 *
 * @param base what the server prints; contains company and address
 */
export function printedInput(
  base: WinePageInput,
  { page, categories }: PageContent,
  typed: Typed,
): WinePageInput {
  const named = typed[NEW_CATEGORY]?.trim();
  const added = { id: UNSAVED_CATEGORY, category: named ?? '', bottle_size1: null, bottle_size2: null };
  return {
    page_title: page.page_title?.name ?? null,
    company: base.company,
    stand: page.stand && { stand: page.stand.stand, ship: page.stand.ship, deck: page.stand.deck },
    logo: printedLogo(page),
    footer: typed[FOOTER] ?? page.footer,
    categories: [
      ...categories.map((category) => printedCategory(category, typed)),
      ...(named ? [{ ...added, wines: [] }] : []),
    ],
  };
}

function printedLogo({ logo }: PageItem): PrintedLogo | null {
  if (!logo) return null;
  return {
    logo_id: logo.id,
    sha256: NO_HASH,
    width_mm: logo.width_mm ?? LOGO_WIDTH_MM,
    height_mm: logo.height_mm ?? LOGO_HEIGHT_MM,
  };
}

function printedCategory(category: PageCategoryItem, typed: Typed): PrintedCategory {
  return {
    id: category.id,
    category: typed[categoryKey(category.id)] ?? category.category,
    bottle_size1: category.bottle_size1?.size ?? null,
    bottle_size2: category.bottle_size2?.size ?? null,
    wines: category.wines.map((wine) => printedWine(wine, category, typed)),
  };
}

function printedWine(wine: CategoryWine, category: PageCategoryItem, typed: Typed): PrintedWine {
  const price = (sizeId: number | null, stored: number | null) => {
    const text = sizeId === null ? undefined : typed[priceKey(wine.id, sizeId)];
    const amount = text === undefined ? undefined : parseAmount(text);
    return amount === undefined || (amount !== null && amount < 0) ? stored : amount;
  };
  return {
    id: wine.id,
    name: wine.wine,
    year: wine.year,
    sku: wine.sku,
    award: wine.award && { symbol: wine.award.symbol, award: wine.award.award },
    price1: price(category.bottle_size1_id, wine.price1),
    price2: price(category.bottle_size2_id, wine.price2),
    ...(wine.facts && { facts: wine.facts }),
  };
}
