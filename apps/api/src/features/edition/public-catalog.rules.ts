import {
  compareNames,
  type PublicExhibitor,
  type PublicStand,
  type PublicWine,
  type WinePageInput,
} from '@rebblatt/contracts';
import {
  type ExhibitorPage,
  printedCompanyOf,
  printedFactsOf,
  printedStandOf,
} from '../book/printed-name.rules.ts';
import type { CompanyFacts, LivingStand, References, WineFacts } from './public-facts.queries.ts';
import { publicText, withoutAddresses } from './public-text.rules.ts';

/** A wine page that visitors may see, with what it printed when it was released. */
export interface ReadPage {
  id: number;
  exhibitorId: number;
  standId: number | null;
  releasedAt: Date | null;
  printed: WinePageInput;
}

/** The first number of each page in the newest book, by the page's id. */
export type Folios = ReadonlyMap<number, number>;

const asExhibitorPage = ({ id, exhibitorId, standId, releasedAt, printed }: ReadPage): ExhibitorPage => ({
  pageId: id,
  exhibitorId,
  wineIds: [],
  printed: printedFactsOf(printed, standId),
  releasedAt,
  called: null,
});

type Category = WinePageInput['categories'][number];
type Printed = Category['wines'][number];

function pricesOf(category: Category, { price1, price2 }: Printed): PublicWine['prices'] {
  const sizes = [
    { bottle_size: category.bottle_size1, price: price1 },
    { bottle_size: category.bottle_size2, price: price2 },
  ];
  return sizes.flatMap(({ bottle_size, price }) =>
    bottle_size !== null && price !== null ? [{ bottle_size, price }] : [],
  );
}

/** Prices of a second page beside those of the first; what both say stands once. */
const withPrices = (known: PublicWine['prices'], more: PublicWine['prices']) => [
  ...known,
  ...more.filter(
    (one) => !known.some(({ bottle_size, price }) => bottle_size === one.bottle_size && price === one.price),
  ),
];

/** The wines as they are printed, each once; those that are not public are not among them. */
export function assembleWines(
  pages: readonly ReadPage[],
  facts: readonly WineFacts[],
  { awards }: Pick<References, 'awards'>,
  folios: Folios,
): PublicWine[] {
  const known = new Map(facts.map((one) => [one.id, one]));
  const wines = new Map<number, PublicWine>();
  for (const page of pages)
    for (const category of page.printed.categories)
      for (const printed of category.wines) {
        const fact = known.get(printed.id);
        if (!fact) continue;
        const prices = pricesOf(category, printed);
        const first = wines.get(printed.id);
        if (first) {
          first.prices = withPrices(first.prices, prices);
          continue;
        }
        const { award } = printed;
        wines.set(printed.id, {
          ...fact,
          exhibitor_id: page.exhibitorId,
          wine: withoutAddresses(printed.name),
          year: printed.year,
          prices,
          award: award && {
            ...award,
            id:
              awards.find(({ name, symbol }) => name === award.award && symbol === award.symbol)?.id ?? null,
          },
          page_id: page.id,
          page_number: folios.get(page.id) ?? null,
        });
      }
  return [...wines.values()];
}

const standKey = ({ ship, deck, stand }: PublicStand) => JSON.stringify([ship, deck, stand]);

/** Its stands under the names that its pages print, and those that only its pages know. */
function standsOf(
  living: readonly LivingStand[],
  pages: readonly ReadPage[],
  own: ExhibitorPage[],
): PublicStand[] {
  const assigned = living.map(({ id, name, ship, deck }) => ({
    stand: printedStandOf({ id, name }, own),
    ship,
    deck,
  }));
  const known = new Set(living.map(({ id }) => id));
  const printed = pages.flatMap(({ standId, printed: { stand } }) =>
    stand && (standId === null || !known.has(standId)) ? [stand] : [],
  );
  return [...new Map([...assigned, ...printed].map((stand) => [standKey(stand), stand])).values()];
}

/** The companies of these pages, as their newest ones print them, with the wines that are public. */
export function assembleExhibitors(
  pages: readonly ReadPage[],
  wines: readonly PublicWine[],
  { companies, stands }: { companies: readonly CompanyFacts[]; stands: readonly LivingStand[] },
  folios: Folios,
): PublicExhibitor[] {
  const isPublic = new Set(wines.map(({ id }) => id));
  const exhibitors = companies.map((company): PublicExhibitor => {
    const own = pages.filter(({ exhibitorId }) => exhibitorId === company.id);
    const asPrinted = own.map(asExhibitorPage);
    const called = printedCompanyOf(company.id, asPrinted, company);
    const newest = own.find(({ printed }) => printed.company === called)?.printed.company;
    const { extension, sha256 } = company;
    return {
      id: company.id,
      company_name: withoutAddresses(called.company_name),
      street: publicText(newest?.street ?? null),
      number: publicText(newest?.number ?? null),
      zip_code: publicText(newest?.zip_code ?? null),
      city: publicText(called.city),
      phone: publicText(newest?.phone ?? null),
      website: publicText(newest?.website ?? null),
      logo: sha256 && (extension === 'png' || extension === 'jpg') ? { sha256, extension } : null,
      stands: standsOf(
        stands.filter(({ exhibitor_id }) => exhibitor_id === company.id),
        own,
        asPrinted,
      ),
      pages: own.map(({ id, printed }) => ({
        page_id: id,
        page_title: publicText(printed.page_title),
        page_number: folios.get(id) ?? null,
        footer: publicText(printed.footer),
        categories: printed.categories.flatMap(({ category, wines: listed }) => {
          const shown = listed.map((wine) => wine.id).filter((id) => isPublic.has(id));
          return shown.length > 0 ? [{ category: withoutAddresses(category), wines: shown }] : [];
        }),
      })),
    };
  });
  return exhibitors.sort((a, b) => compareNames(a.company_name, b.company_name) || a.id - b.id);
}
