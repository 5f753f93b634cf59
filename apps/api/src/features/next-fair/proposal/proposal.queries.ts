import { exhibitorPages } from '@rebblatt/contracts';
import type { Tx } from '../../../lib/database.ts';
import type { Catalog, Prisma } from '../../../lib/generated/prisma/client.ts';
import type { Details } from './details.rules.ts';
import { details } from './details.rules.ts';

type Reader = Pick<
  Tx,
  'orderProposal' | 'catalogRequest' | 'stand' | 'catalogStand' | 'pageTitle' | 'service' | 'page' | 'deck'
>;

const withParties = {
  lastCatalog: { select: { id: true, name: true } },
  exhibitor: {
    select: {
      companyName: true,
      user: { select: { active: true, closedAt: true, passwordHash: true } },
    },
  },
} satisfies Prisma.OrderProposalInclude;

type Row = Prisma.OrderProposalGetPayload<{ include: typeof withParties }>;

/** A request of an exhibitor to whom something was proposed. */
interface Answer {
  id: number;
  state: 'sent' | 'accepted' | 'rejected';
  countStands: number;
  countPagesWine: number;
  countPagesAdvertising: number;
  deckId: number | null;
  services: { serviceId: number; amount: number }[];
}

/** A proposal with its exhibitor, and the request that answers it, if there is one. */
export interface Proposal extends Omit<Row, 'details'> {
  details: Details;
  answer: Answer | null;
}

/** The proposals of a catalogue by company; of all exhibitors, or of some. */
export async function findProposals(
  reader: Reader,
  catalogId: number,
  exhibitorIds?: number[],
): Promise<Proposal[]> {
  const where = { catalogId, exhibitorId: exhibitorIds && { in: exhibitorIds } };
  const rows = await reader.orderProposal.findMany({
    where,
    include: withParties,
    orderBy: [{ exhibitor: { companyName: 'asc' } }, { exhibitorId: 'asc' }],
  });
  const requests = await reader.catalogRequest.findMany({
    where: { catalogId, exhibitorId: { in: rows.map(({ exhibitorId }) => exhibitorId) } },
    select: {
      id: true,
      exhibitorId: true,
      state: true,
      countStands: true,
      countPagesWine: true,
      countPagesAdvertising: true,
      deckId: true,
      services: { select: { serviceId: true, amount: true } },
    },
  });
  const answers = new Map(requests.map((request) => [request.exhibitorId, request]));
  return rows.map((row) => ({
    ...row,
    details: details.parse(row.details),
    answer: answers.get(row.exhibitorId) ?? null,
  }));
}

interface Names {
  name: string;
  nameFr: string | null;
  nameEn: string | null;
}

/** What is there of that which the proposals of a catalogue name. */
export interface Known {
  catalogType: number;
  /** The type of each stand that exists. */
  stands: Map<number, number>;
  /** Who has which stand in the catalogue. */
  holders: Map<number, { exhibitorId: number; companyName: string }>;
  /** Who has a proposal that names a stand, and no request yet, or has confirmed it. */
  claimants: Map<number, { exhibitorId: number; companyName: string }[]>;
  titles: Map<number, Names>;
  services: Map<number, Names>;
  /** The decks that they wish, as far as there are any, by name. */
  decks: Map<number, string>;
  /** Exhibitors who have stands or pages in the catalogue. */
  placed: Set<number>;
}

const idsOf = <T>(list: T[], idOf: (one: T) => number | null) => [
  ...new Set(list.flatMap((one) => idOf(one) ?? [])),
];

/**
 * Looks up what stands in the way of proposals.
 * @param among all proposals of the catalogue, of which two may name the same stand
 */
export async function findKnown(
  reader: Reader,
  { id: catalogId, catalogType }: Pick<Catalog, 'id' | 'catalogType'>,
  proposals: Proposal[],
  among: Proposal[] = proposals,
): Promise<Known> {
  const all = proposals.map((proposal) => proposal.details);
  const standIds = idsOf(
    all.flatMap(({ stands }) => stands),
    ({ id }) => id,
  );
  const titleIds = idsOf(
    all.flatMap(({ pages }) => pages),
    ({ titleId }) => titleId,
  );
  const serviceIds = idsOf(
    all.flatMap(({ services }) => services),
    ({ id }) => id,
  );
  const exhibitorIds = proposals.map(({ exhibitorId }) => exhibitorId);
  const of = { catalogId, exhibitorId: { in: exhibitorIds } };
  const stands = await reader.stand.findMany({
    where: { id: { in: standIds } },
    select: { id: true, catalogType: true },
  });
  const holders = await reader.catalogStand.findMany({
    where: { catalogId, standId: { in: standIds } },
    select: { standId: true, exhibitorId: true, exhibitor: { select: { companyName: true } } },
  });
  const titles = await reader.pageTitle.findMany({
    where: { id: { in: titleIds } },
    select: { id: true, name: true, nameFr: true, nameEn: true },
  });
  const services = await reader.service.findMany({
    where: { id: { in: serviceIds } },
    select: { id: true, name: true, nameFr: true, nameEn: true },
  });
  const decks = await reader.deck.findMany({
    where: { id: { in: idsOf(all, ({ deck }) => deck?.id ?? null) } },
    select: { id: true, name: true },
  });
  const withStands = await reader.catalogStand.findMany({ where: of, select: { exhibitorId: true } });
  const withPages = await reader.page.findMany({
    where: { ...of, pageType: { in: exhibitorPages } },
    select: { exhibitorId: true },
  });
  return {
    catalogType,
    stands: new Map(stands.map((stand) => [stand.id, stand.catalogType])),
    holders: new Map(
      holders.map(({ standId, exhibitorId, exhibitor }) => [
        standId,
        { exhibitorId, companyName: exhibitor.companyName },
      ]),
    ),
    claimants: claimantsOf(among),
    titles: new Map(titles.map(({ id, ...names }) => [id, names])),
    services: new Map(services.map(({ id, ...names }) => [id, names])),
    decks: new Map(decks.map(({ id, name }) => [id, name])),
    placed: new Set(idsOf([...withStands, ...withPages], ({ exhibitorId }) => exhibitorId)),
  };
}

function claimantsOf(proposals: Proposal[]): Known['claimants'] {
  const claimants: Known['claimants'] = new Map();
  for (const { exhibitorId, exhibitor, details: named, answer } of proposals) {
    // Who ordered otherwise or has been answered no longer claims what was proposed.
    if (answer !== null && answer.state !== 'sent') continue;
    for (const { id } of named.stands)
      claimants.set(id, [...(claimants.get(id) ?? []), { exhibitorId, companyName: exhibitor.companyName }]);
  }
  return claimants;
}
