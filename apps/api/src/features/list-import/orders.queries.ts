import type { Clock } from '../../lib/clock.ts';
import { dateOf, todayInZurich } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import type { Prepared } from './list-resource.rules.ts';
import { orderRows } from './order-rows.rules.ts';

/** Who has a stand of a catalogue, or is planned for it, by `catalogue stand`. */
async function findHolders(tx: Tx): Promise<Map<string, number>> {
  const [assigned, waiting] = [
    await tx.catalogStand.findMany({ select: { catalogId: true, standId: true, exhibitorId: true } }),
    await tx.catalogRequest.findMany({
      where: { state: 'sent', NOT: { plannedStands: { isEmpty: true } } },
      select: { catalogId: true, exhibitorId: true, plannedStands: true },
    }),
  ];
  const planned = waiting.flatMap(({ plannedStands, ...of }) =>
    plannedStands.map((standId) => ({ ...of, standId })),
  );
  return new Map(
    [...planned, ...assigned].map(({ catalogId, standId, exhibitorId }) => [
      `${catalogId} ${standId}`,
      exhibitorId,
    ]),
  );
}

/** The catalogue for which orders come now: the active one, else the next. */
const findOrdered = (tx: Tx, clock: Clock) =>
  tx.catalog.findFirst({
    where: { toOn: { gte: dateOf(todayInZurich(clock)) } },
    orderBy: { fromOn: 'asc' },
  });

/** What a list of orders needs of the fair: its companies, stands, services and catalogues. */
export async function prepareOrders(tx: Tx, clock: Clock): Promise<Prepared> {
  const companies = await tx.exhibitor.findMany({
    select: { id: true, companyName: true, user: { select: { email: true } } },
    orderBy: { id: 'asc' },
  });
  const stands = await tx.stand.findMany({ include: { ship: true, deck: true }, orderBy: { id: 'asc' } });
  const services = await tx.service.findMany({ orderBy: { id: 'asc' } });
  return orderRows({
    companies: companies.map(({ id, companyName, user }) => ({ id, name: companyName, email: user.email })),
    places: stands.map(({ id, catalogType, stand, ship, deck }) => {
      const place = { ship: ship?.name ?? null, deck: deck?.name ?? null };
      return { id, catalogType, stand, ...place };
    }),
    services: services.map(({ id, name, nameFr, nameEn }) => {
      const names = { de: name, fr: nameFr ?? name, en: nameEn ?? name };
      return { id, names };
    }),
    decks: await tx.deck.findMany({ select: { id: true, name: true }, orderBy: { id: 'asc' } }),
    catalogs: await tx.catalog.findMany({ select: { id: true, name: true, catalogType: true } }),
    ordered: await findOrdered(tx, clock),
    holders: await findHolders(tx),
  });
}
