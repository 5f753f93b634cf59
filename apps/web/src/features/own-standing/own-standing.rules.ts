import { hasWines, type OwnStanding, type OwnStandingPage, type SessionCheck } from '@rebblatt/contracts';
import { gapsIn, type WineGap } from '../wine-gaps/wine-gaps.rules.ts';

type Request = SessionCheck['user_catalog_request'];

/** How a line looks: to do now, waiting for somebody else, or done. */
type LineTone = 'todo' | 'wait' | 'ok';

/** One line of what an exhibitor has to do, and where it is done. */
export type StandingLine = { tone: LineTone; to: string } & (
  | { about: 'profile'; gaps: OwnStanding['profile_gaps'] }
  | { about: 'request'; state: 'missing' | 'open' | 'rejected' }
  | { about: 'logo'; state: 'missing' | 'waiting' | 'refused' }
  | { about: 'page'; page: OwnStandingPage }
  | { about: WineGap; count: number }
);

const tones: Partial<Record<OwnStandingPage['standing'], LineTone>> = {
  waiting: 'wait',
  checking: 'wait',
  accepted: 'ok',
};

// A correction waits for the exhibitor, although the page waits for the organiser, and a check that could not be done for
// being asked for once more.
const isForTheExhibitor = ({ correction, gaps }: OwnStandingPage) =>
  correction === 'open' || gaps.includes('file.not-processed');

const lineOfPage = (page: OwnStandingPage): StandingLine => ({
  about: 'page',
  tone: isForTheExhibitor(page) ? 'todo' : (tones[page.standing] ?? 'todo'),
  to: `/exhibitor-page/edit/${page.id}`,
  page,
});

function lineOfRequest(request: Request, pages: OwnStandingPage[]): StandingLine[] {
  // Somebody whom the organiser has given pages needs none.
  if (request === null && pages.length > 0) return [];
  if (request?.accepted === 1) return [];
  const state = request === null ? 'missing' : request.accepted === 0 ? 'rejected' : 'open';
  return [{ about: 'request', tone: state === 'open' ? 'wait' : 'todo', to: '/request', state }];
}

function lineOfLogo({ logos, pages }: OwnStanding): StandingLine[] {
  if (logos.approved > 0 || !pages.some(({ page_type }) => hasWines(page_type))) return [];
  if (logos.waiting > 0) return [{ about: 'logo', tone: 'wait', to: '/logo', state: 'waiting' }];
  return logos.refused > 0
    ? [{ about: 'logo', tone: 'todo', to: '/logo', state: 'refused' }]
    : [{ about: 'logo', tone: 'todo', to: '/logo/create', state: 'missing' }];
}

const linesOfWines = ({ wines }: OwnStanding): StandingLine[] =>
  gapsIn(wines).map(({ about, query, count }) => ({
    about,
    tone: 'todo',
    to: `/exhibitor-wine?${query}`,
    count,
  }));

/** Everything that is open or was done, in the order in which it is done. */
export function linesOf(standing: OwnStanding, request: Request): StandingLine[] {
  const { pages, profile_gaps } = standing;
  return [
    ...(profile_gaps.length > 0
      ? [{ about: 'profile', tone: 'todo', to: '/profile/edit', gaps: profile_gaps } as const]
      : []),
    ...lineOfRequest(request, pages),
    ...lineOfLogo(standing),
    ...pages.map(lineOfPage),
    ...linesOfWines(standing),
  ];
}

/** Whether the organiser waits for the exhibitor's reply. */
const isAsked = ({ standing, correction }: OwnStandingPage) =>
  standing === 'rejected' || correction === 'open';

/** What comes first: what the organiser rejected or proposes, then in the order of doing; undefined with nothing to do. */
export const nextOf = (lines: StandingLine[]): StandingLine | undefined =>
  lines.find((line) => line.about === 'page' && isAsked(line.page)) ??
  lines.find(({ tone }) => tone === 'todo');

/** Whether every page is accepted, and there is at least one. */
export const isDone = ({ pages }: OwnStanding): boolean =>
  pages.length > 0 && pages.every(({ standing }) => standing === 'accepted');
