import type { OwnProposal, ProposalConflict, ProposalRow } from '@rebblatt/contracts';
import type { Catalog } from '../../../lib/generated/prisma/client.ts';
import { daysOf } from '../../catalog/catalog.rules.ts';
import { presentDeck } from '../../request/request.presenter.ts';
import type { Known, Proposal } from './proposal.queries.ts';
import { accountOf, conflictsOf, deckLeft, stateOf } from './proposal.rules.ts';

const countsOf = (proposal: Proposal) => ({
  count_stands: proposal.countStands,
  count_pages_wine: proposal.countPagesWine,
  count_pages_advertising: proposal.countPagesAdvertising,
});

/** The services of a proposal that there still are; those that are gone are conflicts. */
const servicesOf = ({ details }: Proposal, known: Known) =>
  details.services.flatMap(({ id, amount }) => {
    const there = known.services.get(id);
    return there ? [{ id, name: there.name, name_fr: there.nameFr, name_en: there.nameEn, amount }] : [];
  });

const standsOf = ({ details }: Proposal) => details.stands.map(({ stand }) => stand);

/** Each title of the pages once, in their order. */
function titlesOf({ details }: Proposal, known: Known): ProposalRow['titles'] {
  const named = details.pages.flatMap(({ titleId, title }) => {
    const there = titleId === null ? undefined : known.titles.get(titleId);
    if (there) return [{ name: there.name, name_fr: there.nameFr, name_en: there.nameEn }];
    return title === null ? [] : [{ name: title }];
  });
  return named.filter(({ name }, i) => named.findIndex((one) => one.name === name) === i);
}

/** A proposal as the organiser sees it. */
export function presentProposal(proposal: Proposal, known: Known): ProposalRow {
  return {
    exhibitor_id: proposal.exhibitorId,
    company_name: proposal.exhibitor.companyName,
    account: accountOf(proposal.exhibitor.user),
    state: stateOf(proposal, known),
    request_id: proposal.answer?.id ?? null,
    ...countsOf(proposal),
    ...presentDeck({ deck: deckLeft(proposal.details, known) }),
    stands: standsOf(proposal),
    titles: titlesOf(proposal, known),
    services: servicesOf(proposal, known),
    conflicts: conflictsOf(proposal, known),
  };
}

/** What a conflict says to its exhibitor; nothing for one that only the organiser needs. */
function forExhibitor({ kind, name }: ProposalConflict): OwnProposal['conflicts'] {
  return kind === 'stand-twice' || kind === 'titles-unknown' || kind === 'stands-unknown'
    ? []
    : [{ kind, name }];
}

/** A proposal as its exhibitor sees it; the catalogue has the end that it has for them. */
export const presentOwnProposal = (proposal: Proposal, known: Known, catalog: Catalog): OwnProposal => ({
  catalog: { id: catalog.id, name: catalog.name, until: daysOf(catalog).to },
  last: proposal.lastCatalog?.name ?? null,
  ...countsOf(proposal),
  ...presentDeck({ deck: deckLeft(proposal.details, known) }),
  stands: standsOf(proposal),
  services: servicesOf(proposal, known),
  conflicts: conflictsOf(proposal, known).flatMap(forExhibitor),
});
