import type {
  OwnPageRow,
  PageListQuery,
  PageStanding,
  ReleaseState,
  ShownCorrection,
} from '@rebblatt/contracts';
import { releaseStates, standingsNamed } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import type { ListSource, Paging } from '../../lib/list-sql.ts';
import { readList } from '../../lib/list-sql.ts';
import { narrowed, scopeSql } from '../../lib/scope.ts';
import type { Sql } from '../../lib/sql.ts';
import {
  containingNumber,
  containingWord,
  containingWords,
  containsText,
  everyWord,
  isNumber,
  joinSql,
  noSql,
  sql,
} from '../../lib/sql.ts';
import { inStandSigns, withoutStandWord } from '../../lib/stand-name.ts';
import type { PageScope } from './page.policy.ts';
import { correctionSql, faultsSql, standingSql, waitingSinceSql } from './standing/page-standing.queries.ts';

type Filters = NonNullable<PageListQuery['columnFilters']>;

const { draft, released, accepted, rejected } = releaseStates;

const inOneOf = (states: ReleaseState[]): Sql => sql`p.state = ANY(${states}::release_state[])`;

/** Sorts pages by the group of their state; pages without a group are last. */
const inOrder = (...groups: ReleaseState[][]): Sql =>
  sql`CASE ${joinSql(
    groups.map((states, place) => sql`WHEN ${inOneOf(states)} THEN ${place}::int`),
    ' ',
  )} END`;

/** Whose the page is: the company of its exhibitor, or what a page of nobody's is called. */
const whoseSql = sql`coalesce(e.company_name, p.description) COLLATE by_name`;

const source: ListSource<Filters> = {
  from: sql`FROM page p`,
  id: sql`p.id`,
  joins: {
    exhibitor: { sql: sql`LEFT JOIN exhibitor e ON e.id = p.exhibitor_id` },
    stand: { sql: sql`LEFT JOIN stand d ON d.id = p.stand_id` },
    title: { sql: sql`LEFT JOIN page_title t ON t.id = p.page_title_id` },
  },
  filters: {
    catalog_id: { by: (id) => sql`p.catalog_id = ${id}` },
    exhibitor_id: { by: (id) => sql`p.exhibitor_id = ${id}` },
    position: { by: (position) => sql`p.position = ${position}` },
    page_type: { by: (type) => sql`p.page_type = ${type}` },
    description: { by: (text) => containsText(sql`p.description`, text) },
    'exhibitor.company_name': {
      needs: ['exhibitor'],
      by: (text) => containsText(whoseSql, text),
    },
    'stand.stand': {
      needs: ['stand'],
      by: (text) => inStandSigns(withoutStandWord(text), (spelt) => containsText(sql`d.stand`, spelt)),
    },
    'page_title.name': { needs: ['title'], by: (text) => containingWords(sql`t.search`, text) },
    active: { by: (flag) => sql`p.active = ${flag === 1}` },
    released: { by: (flag) => inOneOf(flag === 1 ? [released, accepted] : [draft, rejected]) },
    // A page without a decision is neither accepted nor rejected.
    release_accepted: { by: (flag) => inOneOf([flag === 1 ? accepted : rejected]) },
    standing: { by: (standing) => sql`${standingSql} = ${standing}` },
  },
  sorts: {
    position: { by: sql`p.position` },
    page_type: { by: sql`p.page_type` },
    description: { by: sql`p.description` },
    'exhibitor.company_name': { needs: ['exhibitor'], by: whoseSql },
    'stand.stand': { needs: ['stand'], by: sql`d.stand` },
    'page_title.name': { needs: ['title'], by: sql`t.name` },
    active: { by: sql`p.active` },
    released: { by: inOrder([rejected], [released, accepted]) },
    release_accepted: { by: inOrder([rejected], [accepted]) },
    // The page that has waited longest comes first.
    standing: { by: waitingSinceSql },
    id: { by: sql`p.id` },
  },
  defaultSort: [{ field: 'position', type: 'asc' }],
};

/** A page of a list, as the database returns it. */
export interface PageLine {
  id: number;
  catalogId: number;
  position: number;
  pageType: number;
  registerKind: string | null;
  description: string | null;
  exhibitorId: number | null;
  exhibitor: { id: number; companyName: string } | null;
  standId: number | null;
  stand: { id: number; stand: string; ship: { name: string } | null; deck: { name: string } | null } | null;
  pageTitleId: number | null;
  pageTitle: { id: number; name: string; nameFr: string | null; nameEn: string | null } | null;
  active: boolean;
  state: ReleaseState;
  releasedAt: Date | null;
  contentFile: { name: string } | null;
  contentPages: number | null;
  contentStatus: number | null;
  link: string | null;
  comment: string | null;
  version: number;
}

/** A page of a list with where it stands. */
export type ListedPage = PageLine & {
  standing: PageStanding;
  /** How many errors the check of its file found; null unless the file is why it is not in the book. */
  file_errors: number | null;
  /** What became of the correction that was proposed since its release; null without one. */
  correction: ShownCorrection | null;
};

/** A page of its exhibitor's list, with what it has on it. */
export type OwnListedPage = ListedPage & {
  /** The categories of a wine page in their order. */
  categories: OwnPageRow['categories'];
};

const categoriesSql = sql`ARRAY(SELECT c.category FROM page_category c WHERE c.page_id = p.id ORDER BY c.position)`;

const rowsOf = (ids: Sql, more: Sql = noSql) => sql`
  SELECT p.id, p.catalog_id AS "catalogId", p.position, p.page_type AS "pageType", p.register_kind AS "registerKind", p.description,
    p.exhibitor_id AS "exhibitorId", p.stand_id AS "standId", p.page_title_id AS "pageTitleId", p.active, p.state,
    p.released_at AS "releasedAt", p.content_pages AS "contentPages", p.content_status AS "contentStatus",
    p.link, p.comment, p.version, ${standingSql} AS standing, ${faultsSql} AS file_errors,
    ${correctionSql} AS correction,
    CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'companyName', e.company_name) END AS exhibitor,
    CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.id, 'stand', d.stand,
      'ship', CASE WHEN s.id IS NOT NULL THEN json_build_object('name', s.name) END,
      'deck', CASE WHEN k.id IS NOT NULL THEN json_build_object('name', k.name) END) END AS stand,
    CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', t.name,
      'nameFr', t.name_fr, 'nameEn', t.name_en) END AS "pageTitle",
    CASE WHEN f.id IS NOT NULL THEN json_build_object('name', f.name) END AS "contentFile"
    ${more}
  FROM unnest(${ids}::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN page p ON p.id = hit.id
  LEFT JOIN exhibitor e ON e.id = p.exhibitor_id
  LEFT JOIN stand d ON d.id = p.stand_id
  LEFT JOIN ship s ON s.id = d.ship_id
  LEFT JOIN deck k ON k.id = d.deck_id
  LEFT JOIN page_title t ON t.id = p.page_title_id
  LEFT JOIN file f ON f.id = p.content_file_id
  ORDER BY hit.n`;

/** The greatest position that the column can hold has ten digits, and no catalogue has nearly as many pages. */
const POSITION = /^\d{1,9}$/;

/** How a word finds a page: in what the row says, as its position, or as where it stands. */
function waysToFind(word: string, words: string[]): Sql[] {
  const ways = [isNumber(word) ? containingNumber(sql`p.search`, word) : containingWord(sql`p.search`, word)];
  if (POSITION.test(word)) ways.push(sql`p.position = ${Number(word)}::int`);
  const standings = standingsNamed(word, words);
  if (standings.length) ways.push(sql`${standingSql} = ANY(${standings}::text[])`);
  return ways;
}

/**
 * One page of the pages of a catalogue, and how many there are.
 * @param scope the pages that this reader sees
 */
export const listPages = (
  db: Database,
  scope: PageScope,
  catalogId: number,
  query: PageListQuery,
  paging: Paging,
): Promise<{ rows: ListedPage[]; total: number }> =>
  readList(db, source, query, conditionsOf(scope, catalogId, query), paging, (ids) => rowsOf(ids));

/**
 * One page of the pages as their exhibitor reads them, and how many there are.
 * @param catalogId the catalogue they belong to, or null for all catalogues
 */
export const listOwnPages = (
  db: Database,
  scope: PageScope,
  catalogId: number | null,
  query: PageListQuery,
  paging: Paging,
): Promise<{ rows: OwnListedPage[]; total: number }> =>
  readList(db, source, query, conditionsOf(scope, catalogId, query), paging, (ids) =>
    rowsOf(ids, sql`, ${categoriesSql} AS categories`),
  );

function conditionsOf(scope: PageScope, catalogId: number | null, query: PageListQuery): Sql[] {
  const conditions = [
    catalogId === null ? sql`true` : sql`p.catalog_id = ${catalogId}`,
    scopeSql(narrowed(scope, query.userId), sql`p.exhibitor_id`),
  ];
  const state = query.state ?? query.custom?.state;
  if (state) conditions.push(inOneOf([state]));
  if (query.search)
    conditions.push(inStandSigns(withoutStandWord(query.search), (spelt) => everyWord(spelt, waysToFind)));
  return conditions;
}
