import type { Acceptance, ProposalConflict, ProposalRow, ProposalState } from '@rebblatt/contracts';
import { hasWines, isAd } from '@rebblatt/contracts';
import type { Details } from './details.rules.ts';
import type { Known, Proposal } from './proposal.queries.ts';

type Amounts = { serviceId: number; amount: number }[];

const inOrder = (services: Amounts) =>
  [...services].sort((a, b) => a.serviceId - b.serviceId).map(({ serviceId, amount }) => [serviceId, amount]);

/** The services of a proposal that there still are. */
export const servicesLeft = ({ services }: Details, known: Known): Amounts =>
  services.filter(({ id }) => known.services.has(id)).map(({ id, amount }) => ({ serviceId: id, amount }));

/** The wished deck of a proposal, if there still is one. */
export function deckLeft({ deck }: Details, { decks }: Known): { id: number; name: string } | null {
  const name = deck ? decks.get(deck.id) : undefined;
  return deck && name !== undefined ? { id: deck.id, name } : null;
}

/** Where a proposal stands, which follows from the request of its exhibitor. */
export function stateOf({ answer, details, ...proposal }: Proposal, known: Known): ProposalState {
  if (answer === null) return 'open';
  if (answer.state !== 'sent') return answer.state;
  const same =
    answer.countStands === proposal.countStands &&
    answer.countPagesWine === proposal.countPagesWine &&
    answer.countPagesAdvertising === proposal.countPagesAdvertising &&
    answer.deckId === (deckLeft(details, known)?.id ?? null) &&
    JSON.stringify(inOrder(answer.services)) === JSON.stringify(inOrder(servicesLeft(details, known)));
  return same ? 'confirmed' : 'changed';
}

/** How an account stands that may be proposed something. */
export function accountOf({
  active,
  closedAt,
  passwordHash,
}: Proposal['exhibitor']['user']): ProposalRow['account'] {
  if (closedAt !== null) return 'closed';
  if (passwordHash === null) return 'invited';
  return active ? 'active' : 'inactive';
}

const about = (
  kind: ProposalConflict['kind'],
  name: string | null = null,
  company: string | null = null,
) => ({
  kind,
  name,
  company,
});

function conflictOfStand(
  { id, stand }: Details['stands'][number],
  exhibitorId: number,
  known: Known,
): ProposalConflict[] {
  const type = known.stands.get(id);
  if (type === undefined) return [about('stand-gone', stand)];
  if (type !== known.catalogType) return [about('stand-type', stand)];
  const holder = known.holders.get(id);
  if (holder && holder.exhibitorId !== exhibitorId) return [about('stand-taken', stand, holder.companyName)];
  const other = known.claimants.get(id)?.find((claimant) => claimant.exhibitorId !== exhibitorId);
  return other ? [about('stand-twice', stand, other.companyName)] : [];
}

/** The pages of a type as they are proposed: one more than there were has the title of the last. */
function pagesOf({ pages }: Details, isOne: (type: number) => boolean, count: number) {
  const were = pages.filter((page) => isOne(page.type));
  const others = pages.filter((page) => !isOne(page.type));
  return Array.from({ length: count }, (_, i) => were[i] ?? were.at(-1) ?? others.at(-1) ?? null);
}

function conflictsOfPages(proposal: Proposal, known: Known): ProposalConflict[] {
  const pages = [
    ...pagesOf(proposal.details, hasWines, proposal.countPagesWine),
    ...pagesOf(proposal.details, isAd, proposal.countPagesAdvertising),
  ];
  const gone = pages.flatMap((page) =>
    page?.titleId != null && !known.titles.has(page.titleId) ? [page.title ?? ''] : [],
  );
  const unknown = pages.some((page) => page?.titleId == null);
  return [
    ...[...new Set(gone)].map((title) => about('title-gone', title)),
    ...(unknown ? [about('titles-unknown')] : []),
  ];
}

/** What stands in the way of taking a proposal over as it is; nothing, once it has been decided. */
export function conflictsOf(proposal: Proposal, known: Known): ProposalConflict[] {
  const { exhibitorId, details, answer } = proposal;
  if (answer !== null && answer.state !== 'sent') return [];
  return [
    ...(proposal.exhibitor.user.closedAt === null ? [] : [about('closed')]),
    ...(known.placed.has(exhibitorId) ? [about('has-already')] : []),
    ...(details.stands.length < proposal.countStands ? [about('stands-unknown')] : []),
    ...details.stands.flatMap((stand) => conflictOfStand(stand, exhibitorId, known)),
    ...conflictsOfPages(proposal, known),
    ...details.services
      .filter(({ id }) => !known.services.has(id))
      .map(({ name }) => about('service-gone', name)),
  ];
}

/** Whether nothing stands in the way but services that are gone, without which it can be accepted. */
export const onlyServicesGone = (conflicts: ProposalConflict[]): boolean =>
  conflicts.every(({ kind }) => kind === 'service-gone');

/** The stands and titles of a proposal that there still are, as a plan for the decision on its request. */
export const planOf = ({ details, countPagesWine }: Proposal, known: Known) => ({
  plannedStands: details.stands
    .filter(({ id }) => known.stands.get(id) === known.catalogType)
    .map(({ id }) => id),
  plannedTitles: pagesOf(details, hasWines, countPagesWine).flatMap((page) =>
    page?.titleId != null && known.titles.has(page.titleId) ? [page.titleId] : [],
  ),
});

/** Stands and pages that the acceptance of a proposal without conflicts gives. */
export function allocationOf(proposal: Proposal): Pick<Acceptance, 'stand' | 'winePages' | 'adPages'> {
  const { details, countStands, countPagesWine, countPagesAdvertising } = proposal;
  const stand = details.stands.slice(0, countStands).map(({ id }) => id);
  const rowsOf = (isOne: (type: number) => boolean, count: number) =>
    pagesOf(details, isOne, count).flatMap((page, i) => {
      const standId =
        page?.standId != null && stand.includes(page.standId) ? page.standId : stand[i % stand.length];
      return page?.titleId != null && standId !== undefined
        ? [{ pageId: null, pageTitleId: page.titleId, standId }]
        : [];
    });
  return {
    stand,
    winePages: rowsOf(hasWines, countPagesWine),
    adPages: rowsOf(isAd, countPagesAdvertising),
  };
}
