import type { Participation } from '@rebblatt/contracts';
import { hasWines } from '@rebblatt/contracts';
import type { findParticipant, LastPages, ParticipationRecord } from './participation.queries.ts';
import type { MadePage } from './participation.rules.ts';
import { pagesMissing } from './participation.rules.ts';

type Participant = NonNullable<Awaited<ReturnType<typeof findParticipant>>>;

function presentLast({ id, name, pages }: LastPages, have: MadePage[]): NonNullable<Participation['last']> {
  const wine = pages.filter(({ pageType }) => hasWines(pageType)).length;
  return {
    id,
    name,
    wine_pages: wine,
    ad_pages: pages.length - wine,
    missing: pagesMissing(pages, have).length,
  };
}

/** One exhibitor's part in a catalogue, as the organiser sees it. */
export function presentParticipation(participant: Participant, record: ParticipationRecord): Participation {
  const { user, companyName, contactPerson, ...profile } = participant;
  const { counts, pages, names, request, stands, member, mails, last, have, laterUntil } = record;
  return {
    ...counts,
    exhibitor: {
      ...profile,
      company_name: companyName,
      name: contactPerson,
      email: user.email,
      active: user.active ? 1 : 0,
      signed_in_at: user.signedInAt?.toISOString() ?? null,
    },
    member,
    request: request && {
      id: request.id,
      state: request.state,
      count_stands: request.countStands,
      count_pages_wine: request.countPagesWine,
      count_pages_advertising: request.countPagesAdvertising,
      deck: request.deck?.name ?? null,
      exhibitor_comment: request.exhibitorComment,
      created_at: request.createdAt.toISOString(),
    },
    stands: stands.map(({ stand }) => stand.stand),
    pages: pages.map((page) => ({
      ...page,
      ...(names.get(page.id) ?? { page_title: null, page_title_names: null, stand: null }),
    })),
    mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, created_at: createdAt.toISOString() })),
    last: last && presentLast(last, have),
    later_until: laterUntil,
  };
}
