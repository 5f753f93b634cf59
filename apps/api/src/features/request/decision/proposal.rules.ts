import type { RequestProposal } from '@rebblatt/contracts';
import { AD_PAGE, hasWines, WINE_PAGE } from '@rebblatt/contracts';
import { placeOfTitle } from '../../page/position/place-of-title.rules.ts';
import { lockOfState } from '../../page/release.rules.ts';
import { shownNamesOf } from '../../reference/names.rules.ts';
import { presentStands } from '../request.presenter.ts';
import type { Assigned, RequestRecord } from '../request.queries.ts';

type Stand = Assigned['stands'][number];
type Page = Assigned['pages'][number];
type Title = NonNullable<Page['pageTitle']>;
type Row = RequestProposal['winePages'][number];

export interface Known {
  order: Pick<RequestRecord, 'countStands' | 'countPagesWine' | 'countPagesAdvertising' | 'deckId'>;
  /** What the exhibitor has in this catalogue. */
  assigned: Assigned;
  /** What they had in an earlier one of this type. */
  earlier: Assigned | null;
  /** The stands that it gets, beside all other requests that wait. */
  stands: Stand[];
  /** The ids of these, those that lie beside each other together. */
  beside: number[][];
  /** The titles that are planned for its pages; the last one is that of all that follow. */
  planned: Title[];
  /** The title for a page of which nothing is known; null when there is no title at all. */
  title: Title | null;
  /** The titles of the pages of the catalogue by position; null for a page without one. */
  titles: (number | null)[];
}

const isLocked = (page: Page) => lockOfState[page.state] !== null;

/** The stand of the chosen ones at which the fewest of these rows are. */
function leastUsed(stands: Stand[], rows: Row[]): Stand | undefined {
  const uses = (id: number) => rows.filter(({ standId }) => standId === id).length;
  return [...stands].sort((a, b) => uses(a.id) - uses(b.id))[0];
}

const ofType = (pages: Page[] | undefined, type: number) =>
  (pages ?? []).filter(({ pageType }) => hasWines(pageType) === hasWines(type));

/** The rows of one type of pages, as far as stands and titles suffice. */
function rowsOf(known: Known, type: number, ordered: number): Row[] {
  const { stands } = known;
  const there = ofType(known.assigned.pages, type);
  const earlier = ofType(known.earlier?.pages, type);
  const rows: Row[] = [];
  for (let i = 0; i < Math.max(there.length, ordered); i++) {
    const [page, then] = [there[i], earlier[i] ?? earlier.at(-1)];
    const planned = known.planned[i] ?? known.planned.at(-1);
    const title = page?.pageTitle ?? planned ?? then?.pageTitle ?? there.at(-1)?.pageTitle ?? known.title;
    const kept = stands.find(({ id }) => id === (page ? page.standId : null));
    const was = stands.find(({ id }) => id === then?.standId && earlier[i] !== undefined);
    const stand = kept ?? was ?? leastUsed(stands, rows);
    if (!stand || !title) return rows;
    rows.push({
      pageId: page?.id ?? null,
      pageTitleId: title.id,
      pageTitle: title.name,
      pageTitleNames: shownNamesOf(title),
      standId: stand.id,
      stand: stand.stand,
      position: page?.position ?? 0,
    });
  }
  return rows;
}

/** A released page that would get another stand or title, which it cannot. */
const findLocked = ({ assigned }: Known, rows: Row[]): Page | undefined =>
  assigned.pages.find((page) => {
    const row = rows.find(({ pageId }) => pageId === page.id);
    return row && isLocked(page) && (row.standId !== page.standId || row.pageTitleId !== page.pageTitleId);
  });

/**
 * Gives each new row the position that its page will have: beside the pages of its title, else at the end. Pages that
 * follow move down, new ones and those that are there.
 */
function placed(rows: Row[], titles: Known['titles']): Row[] {
  const book: { title: number | null; row?: Row }[] = titles.map((title) => ({ title }));
  for (const row of rows) {
    if (row.pageId !== null) continue;
    const titlesNow = book.map(({ title }) => title);
    book.splice(placeOfTitle(titlesNow, row.pageTitleId), 0, { title: row.pageTitleId, row });
  }
  return rows.map((row) =>
    row.pageId === null ? { ...row, position: book.findIndex((one) => one.row === row) + 1 } : row,
  );
}

/** Proposes what the acceptance of a request gives: complete, or with the reason why it cannot be. */
export function propose(known: Known): RequestProposal {
  const { order, assigned, stands } = known;
  const missing = order.countStands - stands.length;
  const ordered = rowsOf(known, WINE_PAGE, order.countPagesWine);
  const all = placed([...ordered, ...rowsOf(known, AD_PAGE, order.countPagesAdvertising)], known.titles);
  const [winePages, adPages] = [all.slice(0, ordered.length), all.slice(ordered.length)];
  const locked = findLocked(known, all);
  const rows = all.length;
  const needed =
    Math.max(ofType(assigned.pages, WINE_PAGE).length, order.countPagesWine) +
    Math.max(ofType(assigned.pages, AD_PAGE).length, order.countPagesAdvertising);
  const gap: RequestProposal['gap'] =
    missing > 0
      ? { kind: 'stands', count: missing, position: null }
      : rows < needed
        ? { kind: 'titles', count: needed - rows, position: null }
        : locked
          ? { kind: 'locked', count: 1, position: locked.position }
          : null;
  const as_wished = order.deckId === null ? null : stands.every(({ deckId }) => deckId === order.deckId);
  return { stands: presentStands(stands), beside: known.beside, as_wished, winePages, adPages, gap };
}
