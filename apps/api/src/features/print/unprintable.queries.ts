import type { UnprintableText } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import type { Catalog } from '../../lib/generated/prisma/client.ts';
import type { PrintablePage } from '../book/printable.queries.ts';
import { unprintableTexts } from './unprintable.rules.ts';

/** The row in which each kind of text is entered; null for one that was renamed since a page printed it. */
const rowOf: Record<
  UnprintableText['place'],
  (db: Database, text: string, catalog: Catalog) => Promise<{ id: number } | null>
> = {
  catalog: async (_, __, { id }) => ({ id }),
  exhibitor: ({ prisma }, companyName) => prisma.exhibitor.findFirst({ where: { companyName }, select }),
  country: ({ prisma }, name) => prisma.country.findFirst({ where: { name }, select }),
  region: ({ prisma }, name) => prisma.region.findFirst({ where: { name }, select }),
  ship: ({ prisma }, name) => prisma.ship.findFirst({ where: { name }, select }),
  deck: ({ prisma }, name) => prisma.deck.findFirst({ where: { name }, select }),
  stand: ({ prisma }, stand, { catalogType }) =>
    prisma.stand.findFirst({ where: { stand, catalogType }, select }),
  'grape-variety': ({ prisma }, name) =>
    prisma.grapeVariety.findFirst({ where: { bezeichnung: name }, select }),
  award: ({ prisma }, award) => prisma.award.findFirst({ where: { award }, select }),
  'wine-type': ({ prisma }, wineType) => prisma.wineType.findFirst({ where: { wineType }, select }),
  page: async () => null,
};
const select = { id: true } as const;

/** The texts of the book of a catalogue that would print as boxes, and where each is entered. */
export async function findUnprintable(
  db: Database,
  catalog: Catalog,
  pages: PrintablePage[],
): Promise<UnprintableText[]> {
  const texts = unprintableTexts(catalog.name, pages);
  return Promise.all(
    texts.map(async (one) => ({
      ...one,
      id: one.id ?? (await rowOf[one.place](db, one.text, catalog))?.id ?? null,
    })),
  );
}
