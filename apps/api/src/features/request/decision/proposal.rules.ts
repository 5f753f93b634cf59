import type { RequestProposal } from '@rebblatt/contracts';
import { AD_PAGE, WINE_PAGE } from '@rebblatt/contracts';
import { lockOfState } from '../../page/release/release.rules.ts';
import { presentStands } from '../request.presenter.ts';
import type { Given, RequestRecord } from '../request.queries.ts';

type Stand = Given['stands'][number];
type Page = Given['pages'][number];
type Title = { id: number; name: string };
type Row = RequestProposal['winePages'][number];

export interface Known {
  order: Pick<RequestRecord, 'countStands' | 'countPagesWine' | 'countPagesAdvertising'>;
  /** What the exhibitor has in this catalogue. */
  given: Given;
  /** What they had in an earlier one of this type. */
  earlier: Given | null;
  /** The stands that nobody has, in walking order. */
  free: Stand[];
  /** The title for a page of which nothing is known; null when there is no title at all. */
  title: Title | null;
  /** The position that the next new page gets. */
  nextPosition: number;
}

const isLocked = (page: Page) => lockOfState[page.state] !== null;

/** The stands of an order: those of pages that cannot change, those that the exhibitor has or had, then the first free. */
function chooseStands({ order, given, earlier, free }: Known): Stand[] {
  const open = new Map([...given.stands, ...free].map((stand) => [stand.id, stand]));
  const ofPages = [...given.pages].sort((a, b) => Number(isLocked(b)) - Number(isLocked(a)));
  const wanted = [
    ...ofPages.map(({ standId }) => standId),
    ...given.stands.map(({ id }) => id),
    ...(earlier?.stands ?? []).map(({ id }) => id),
    ...free.map(({ id }) => id),
  ];
  const chosen = [...new Set(wanted)].flatMap((id) => (id === null ? [] : (open.get(id) ?? [])));
  return chosen.slice(0, order.countStands);
}

/** The stand of the chosen ones at which the fewest of these rows are. */
function leastUsed(stands: Stand[], rows: Row[]): Stand | undefined {
  const uses = (id: number) => rows.filter(({ standId }) => standId === id).length;
  return [...stands].sort((a, b) => uses(a.id) - uses(b.id))[0];
}

const ofType = (pages: Page[] | undefined, type: number) =>
  (pages ?? []).filter(({ pageType }) => (pageType === WINE_PAGE) === (type === WINE_PAGE));

/** The rows of one type of pages, as far as stands and titles suffice. */
function rowsOf(known: Known, type: number, ordered: number, stands: Stand[], position: number): Row[] {
  const there = ofType(known.given.pages, type);
  const earlier = ofType(known.earlier?.pages, type);
  const rows: Row[] = [];
  let next = position;
  for (let i = 0; i < Math.max(there.length, ordered); i++) {
    const [page, then] = [there[i], earlier[i] ?? earlier.at(-1)];
    const title = page?.pageTitle ?? then?.pageTitle ?? there.at(-1)?.pageTitle ?? known.title;
    const kept = stands.find(({ id }) => id === (page ? page.standId : null));
    const was = stands.find(({ id }) => id === then?.standId && earlier[i] !== undefined);
    const stand = kept ?? was ?? leastUsed(stands, rows);
    if (!stand || !title) return rows;
    rows.push({
      pageId: page?.id ?? null,
      pageTitleId: title.id,
      pageTitle: title.name,
      standId: stand.id,
      stand: stand.stand,
      position: page?.position ?? next++,
    });
  }
  return rows;
}

/** A released page that would get another stand or title, which it cannot. */
const findLocked = ({ given }: Known, rows: Row[]): Page | undefined =>
  given.pages.find((page) => {
    const row = rows.find(({ pageId }) => pageId === page.id);
    return row && isLocked(page) && (row.standId !== page.standId || row.pageTitleId !== page.pageTitleId);
  });

/** Proposes what the acceptance of a request gives: complete, or with the reason why it cannot be. */
export function propose(known: Known): RequestProposal {
  const { order, given } = known;
  const stands = chooseStands(known);
  const missing = order.countStands - stands.length;
  const winePages = rowsOf(known, WINE_PAGE, order.countPagesWine, stands, known.nextPosition);
  const placed = winePages.filter(({ pageId }) => pageId === null).length;
  const adPages = rowsOf(known, AD_PAGE, order.countPagesAdvertising, stands, known.nextPosition + placed);
  const locked = findLocked(known, [...winePages, ...adPages]);
  const rows = winePages.length + adPages.length;
  const needed =
    Math.max(ofType(given.pages, WINE_PAGE).length, order.countPagesWine) +
    Math.max(ofType(given.pages, AD_PAGE).length, order.countPagesAdvertising);
  const gap: RequestProposal['gap'] =
    missing > 0
      ? { kind: 'stands', count: missing, position: null }
      : rows < needed
        ? { kind: 'titles', count: needed - rows, position: null }
        : locked
          ? { kind: 'locked', count: 1, position: locked.position }
          : null;
  return { stands: presentStands(stands), winePages, adPages, gap };
}
