import { type AwardSymbolCode, WITHOUT_ALCOHOL, type WinePageInput } from '@rebblatt/contracts';
import type { Reference } from '../reference/build-reference.ts';
import type { ExhibitorEntry } from './exhibitors.ts';
import type { PageEntry } from './pages.ts';
import type { WineEntry } from './wines.ts';

/** The finished size of a logo, in mm. */
export const LOGO_MM = { width: 65, height: 122.5 };

/** What a wine page printed when it was released, in the form of the print template. */
export function snapshotOf(
  page: PageEntry,
  exhibitor: ExhibitorEntry,
  reference: Reference,
  categoryIds: number[],
): WinePageInput {
  const { stand, logo } = page;
  return {
    page_title: reference.pageTitles.find(({ id }) => id === page.pageTitleId)?.name ?? null,
    company: {
      company_name: exhibitor.name,
      street: exhibitor.street,
      number: exhibitor.number,
      zip_code: exhibitor.zipCode,
      city: exhibitor.city,
      phone: exhibitor.phone,
      website: exhibitor.website,
    },
    stand: stand && { stand: stand.stand, ship: stand.ship, deck: stand.deck },
    logo: logo && {
      logo_id: logo.id,
      sha256: logo.file.sha256,
      width_mm: LOGO_MM.width,
      height_mm: LOGO_MM.height,
    },
    footer: page.footer,
    categories: page.categories.map(({ category, sizes, wines }, index) => ({
      id: categoryIds[index] ?? 0,
      category,
      bottle_size1: sizes[0] ?? null,
      bottle_size2: sizes[1] ?? null,
      wines: wines.map((wine) => {
        const award = reference.awards.find(({ id }) => id === wine.awardId);
        const priceOf = (size: string | undefined) =>
          wine.prices.find((price) => price.size === size)?.price ?? null;
        return {
          id: wine.id,
          name: wine.wine,
          year: wine.year,
          sku: wine.sku,
          award: award ? { symbol: award.symbol as AwardSymbolCode, award: award.award } : null,
          price1: priceOf(sizes[0]),
          price2: priceOf(sizes[1]),
          facts: factsOf(wine, reference),
        };
      }),
    })),
  };
}

const factsOf = (wine: WineEntry, { grapeVarieties }: Reference) => ({
  grapes: wine.grapeIds.map((id) => grapeVarieties.find((grape) => grape.id === id)?.name ?? ''),
  region: wine.region.name,
  alcohol_free: wine.alcohol === WITHOUT_ALCOHOL,
});
