import {
  type CatalogStanding,
  type PageStanding,
  pageStandings,
  type SessionCatalog,
} from '@rebblatt/contracts';

/** The standings of pages that the strip says, in this order. */
const onStrip = [
  'accepted',
  'waiting',
  'rejected',
  'draft',
  'no-pdf',
  'faulty',
] as const satisfies PageStanding[];

/** What there still is to do: nothing yet, exhibitors may go on, only the book is made, or another fair has taken its place. */
export type Phase = 'upcoming' | 'collecting' | 'making' | 'past';

/**
 * The phase of a catalogue.
 * @param active the catalogue that is running, perhaps the same
 * @param today YYYY-MM-DD
 */
export function phaseOf(
  { id, from, to }: Pick<SessionCatalog, 'id' | 'from' | 'to'>,
  { later }: Pick<CatalogStanding, 'later'>,
  active: Pick<SessionCatalog, 'id'> | null,
  today: string,
): Phase {
  if (today < from) return 'upcoming';
  if (today <= to || later !== null) return 'collecting';
  return active === null || active.id === id ? 'making' : 'past';
}

/** One number and the list that is exactly so long. */
export type Figure = {
  name: (typeof onStrip)[number] | 'logos' | 'requests' | 'notBegun';
  count: number;
  to: string;
};

const address = (path: string, filters: Record<string, string | number>, more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...more, columnFilters: JSON.stringify(filters) })}`;

/** The pages that wait are listed with the one first that has waited longest. */
const longestFirst = { sortParameters: JSON.stringify([{ field: 'standing', type: 'asc' }]) };

/** The list of the pages that stand there. */
const pagesAt = (pages: string, name: PageStanding): string =>
  address(pages, { standing: name }, name === 'waiting' ? longestFirst : {});

/** Standings at which a page is printed. */
const printed: PageStanding[] = ['accepted', 'ready'];

/** Pages that are not printed, by where they stand; each number is the length of the list that it leads to. */
export const leftOutOf = ({ pages: counts }: CatalogStanding, pages: string) =>
  pageStandings
    .filter((name) => !printed.includes(name) && counts[name] > 0)
    .map((name) => ({ name, count: counts[name], to: pagesAt(pages, name) }));

/** Numbers that ask for nothing: who did not begin cannot yet or no longer, and logos are wanted by the fair that runs. */
const leftOut: Record<Phase, Figure['name'][]> = {
  upcoming: ['notBegun'],
  collecting: [],
  making: ['notBegun'],
  past: ['notBegun', 'logos'],
};

/**
 * The numbers of the strip.
 * @param pages the address of the list of the catalogue's pages
 * @param besideViews whether the screen says the numbers of pages by itself, as its views
 */
export function figuresOf(
  standing: CatalogStanding,
  pages: string,
  phase: Phase,
  besideViews = false,
): Figure[] {
  const { catalog_id: id } = standing;
  const all: Figure[] = [
    ...(besideViews ? [] : onStrip).map((name) => ({
      name,
      count: standing.pages[name],
      to: pagesAt(pages, name),
    })),
    {
      name: 'logos',
      count: standing.logos_to_approve,
      to: address('/admin-logo', { waiting: '1', catalog_id: id }),
    },
    {
      name: 'requests',
      count: standing.requests_open,
      to: address('/admin-request', { catalog_id: id }, { state: 'sent' }),
    },
    { name: 'notBegun', count: standing.exhibitors_not_begun, to: address('/exhibitor', { not_begun: id }) },
  ];
  return all.filter(({ name }) => !leftOut[phase].includes(name));
}
