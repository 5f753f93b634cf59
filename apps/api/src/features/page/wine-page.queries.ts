import type { AwardSymbolCode, WinePageInput } from '@rebblatt/contracts';
import { LOGO_HEIGHT_MM, LOGO_WIDTH_MM } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { columnsOfFacts, wineFactsOf } from './wine-facts.queries.ts';

/** What a wine page prints of its exhibitor and its stand, as it is entered now. */
export const livingFacts = {
  exhibitor: {
    select: {
      ...{
        companyName: true,
        street: true,
        number: true,
        zipCode: true,
        city: true,
        phone: true,
        website: true,
      },
    },
  },
  stand: { include: { ship: true, deck: true } },
} satisfies Prisma.PageInclude;

const wineOnPage = {
  award: true,
  prices: true,
  ...columnsOfFacts,
} satisfies Prisma.WineInclude;

const printed = {
  ...livingFacts,
  pageTitle: true,
  logo: { include: { file: true } },
  categories: {
    orderBy: { position: 'asc' },
    include: {
      bottleSize1: true,
      bottleSize2: true,
      wines: { orderBy: { position: 'asc' }, include: { wine: { include: wineOnPage } } },
    },
  },
} satisfies Prisma.PageInclude;

type Page = Prisma.PageGetPayload<{ include: typeof printed }>;
type Category = Page['categories'][number];
type Wine = Category['wines'][number]['wine'];

const priceOf = (wine: Wine, sizeId: number | null) => {
  const row = wine.prices.find(({ bottleSizeId }) => bottleSizeId === sizeId);
  return row ? Number(row.price) : null;
};

type Facts = Prisma.PageGetPayload<{ include: typeof livingFacts }>;

const companyOf = (exhibitor: Facts['exhibitor']): WinePageInput['company'] => ({
  company_name: exhibitor?.companyName ?? '',
  street: exhibitor?.street ?? null,
  number: exhibitor?.number ?? null,
  zip_code: exhibitor?.zipCode ?? null,
  city: exhibitor?.city ?? null,
  phone: exhibitor?.phone ?? null,
  website: exhibitor?.website ?? null,
});

const standOf = (stand: Facts['stand']): WinePageInput['stand'] =>
  stand && { stand: stand.stand, ship: stand.ship?.name ?? null, deck: stand.deck?.name ?? null };

/** The same as a wine page would print it. */
export const factsOf = ({ exhibitor, stand }: Pick<Facts, 'exhibitor' | 'stand'>) => ({
  company: companyOf(exhibitor),
  stand: standOf(stand),
});

const wineOf = (wine: Wine, category: Category) => ({
  id: wine.id,
  name: wine.wine,
  year: wine.year,
  sku: wine.sku,
  award: wine.award && { symbol: wine.award.symbol as AwardSymbolCode, award: wine.award.award },
  price1: priceOf(wine, category.bottleSize1Id),
  price2: priceOf(wine, category.bottleSize2Id),
  facts: wineFactsOf(wine),
});

/** The content of a wine page from the current data: the preview shows it, the release stores it. */
export async function findWinePageInput(
  reader: Pick<Tx, 'page'>,
  pageId: number,
): Promise<WinePageInput | null> {
  const page = await reader.page.findUnique({ where: { id: pageId }, include: printed });
  return page && inputOf(page);
}

/** The same of several pages, by page id. */
export async function findWinePageInputs(
  reader: Pick<Tx, 'page'>,
  pageIds: number[],
): Promise<Map<number, WinePageInput>> {
  const pages = await reader.page.findMany({ where: { id: { in: pageIds } }, include: printed });
  return new Map(pages.map((page) => [page.id, inputOf(page)]));
}

function inputOf(page: Page): WinePageInput {
  return {
    page_title: page.pageTitle?.name ?? null,
    ...factsOf(page),
    logo: page.logo && {
      logo_id: page.logo.id,
      sha256: page.logo.file.sha256,
      width_mm: page.logo.widthMm ?? LOGO_WIDTH_MM,
      height_mm: page.logo.heightMm ?? LOGO_HEIGHT_MM,
    },
    footer: page.footer,
    categories: page.categories.map((category) => ({
      id: category.id,
      category: category.category,
      bottle_size1: category.bottleSize1?.size ?? null,
      bottle_size2: category.bottleSize2?.size ?? null,
      wines: category.wines.map(({ wine }) => wineOf(wine, category)),
    })),
  };
}
