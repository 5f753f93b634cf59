import type { StandItem, standForm, standList } from '@rebblatt/contracts';
import { NO_CATALOG } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import { invalidFields } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { ordered } from '../../lib/prisma-filter.ts';
import { withoutStandWord, withStandSigns } from '../../lib/stand-name.ts';
import { guardUnheld } from '../uses/holders.gates.ts';
import { guardUnused } from '../uses/uses.gates.ts';
import { type AnyOf, foundBy } from './names.rules.ts';

type Form = z.output<typeof standForm>;
/** What was asked for, and the catalogue whose holders the list names. */
export type StandQuery = z.output<typeof standList> & { held_in?: number };

const include = {
  ship: { select: { name: true } },
  deck: { select: { name: true } },
  assignments: { select: { catalogId: true }, orderBy: { catalog: { fromOn: 'desc' } }, take: 1 },
} satisfies Prisma.StandInclude;
type Row = Prisma.StandGetPayload<{ include: typeof include }>;

/** What finds a stand: what the row says, the holder included where the list names it. */
const otherWays =
  (heldIn: number | undefined) =>
  (found: AnyOf): Prisma.StandWhereInput[] => [
    { ship: found },
    { deck: found },
    ...(heldIn === undefined ? [] : [{ assignments: { some: { catalogId: heldIn, exhibitor: found } } }]),
  ];

/** Whether a search finds a stand, whatever sign its name is written with. */
function inSigns(
  typed: string | undefined,
  found: (typed: string) => Prisma.StandWhereInput[],
): Prisma.StandWhereInput {
  const ways = withStandSigns(withoutStandWord(typed ?? '')).map(found);
  // What has no word in it asks for nothing.
  return ways.every((way) => way.length === 0) ? {} : { OR: ways.map((way) => ({ AND: way })) };
}

/** Ship and deck are names on the wire. @throws AppError 422 on the field with an unknown name */
async function columnsOf(tx: Tx, { stand, catalog_type, ship, deck, description }: Form) {
  const shipRow = ship ? await tx.ship.findFirst({ where: { name: ship } }) : null;
  const deckRow = deck ? await tx.deck.findFirst({ where: { name: deck } }) : null;
  const unknown = [...(ship && !shipRow ? ['ship'] : []), ...(deck && !deckRow ? ['deck'] : [])];
  if (unknown.length > 0) throw invalidFields(unknown, 'validation.not-found');
  return {
    stand,
    catalogType: catalog_type,
    shipId: shipRow?.id ?? null,
    deckId: deckRow?.id ?? null,
    description,
  };
}

/** Refuses to delete or change over a stand that is used, naming by what. @throws AppError 409 */
async function guardFree(tx: Tx, id: number): Promise<void> {
  await guardUnused(tx, ['stand', id], 'conflict.in-use', { use: 'page' });
  await guardUnheld(tx, ['stand', id]);
}

/** Stands: on a ship and deck for the main exhibition, without them for the spring exhibition. */
export const stand: Reference<Row, Prisma.StandWhereInput, Form, StandQuery, StandItem> = {
  entity: 'stand',
  where: ({ search, columnFilters, held_in }) => ({
    catalogType: columnFilters?.catalog_type,
    shipId: columnFilters?.ship_id,
    deckId: columnFilters?.deck_id,
    AND: [
      inSigns(search, (typed) => foundBy(typed, otherWays(held_in))),
      inSigns(columnFilters?.stand, (typed) => foundBy(typed)),
      ...foundBy(columnFilters?.ship).map((ship) => ({ ship })),
      ...foundBy(columnFilters?.deck).map((deck) => ({ deck })),
      ...foundBy(columnFilters?.description),
    ],
  }),
  orderBy: ({ sort }) =>
    ordered(
      sort,
      {
        stand: (stand) => ({ stand }),
        catalog_type: (catalogType) => ({ catalogType }),
        ship: (name) => ({ ship: { name } }),
        deck: (name) => ({ deck: { name } }),
        description: (direction) => ({ description: { sort: direction, nulls: 'last' } }),
      },
      [{ stand: 'asc' }],
    ),
  page: (reader, where, slice) => reader.stand.findMany({ where, ...slice, include }),
  count: (reader, where) => reader.stand.count({ where }),
  find: (reader, id) => reader.stand.findUnique({ where: { id }, include }),
  insert: async (tx, form) => tx.stand.create({ data: await columnsOf(tx, form), include }),
  update: async (tx, id, form) => {
    const { catalogType } = await tx.stand.findUniqueOrThrow({ where: { id } });
    if (form.catalog_type !== catalogType) await guardFree(tx, id);
    const data = { ...(await columnsOf(tx, form)), version: { increment: 1 } };
    return tx.stand.update({ where: { id }, data, include });
  },
  remove: async (tx, id) => {
    await guardFree(tx, id);
    return tx.stand.delete({ where: { id } });
  },
  present: ({ id, stand, catalogType, ship, deck, description, assignments, version }) => ({
    id,
    stand,
    catalog_type: catalogType as StandItem['catalog_type'],
    ship: ship?.name ?? null,
    deck: deck?.name ?? null,
    description,
    catalog_id: assignments[0]?.catalogId ?? NO_CATALOG,
    // The routes add it, because they know the reader and the active catalogue.
    holder: null,
    version,
  }),
};
