import type { HistoryListQuery, HistoryThing, Language } from '@rebblatt/contracts';
import { entitiesOf } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { ListSource } from '../../lib/list-sql.ts';
import { readList } from '../../lib/list-sql.ts';
import type { Sql } from '../../lib/sql.ts';
import { containsText, sql } from '../../lib/sql.ts';

type Filters = NonNullable<HistoryListQuery['columnFilters']>;

const accountsLike = (text: string) => sql`(
  SELECT u.id FROM "user" u LEFT JOIN exhibitor e ON e.id = u.id
  WHERE ${containsText(sql`concat_ws(' ', u.name, u.email, e.company_name)`, text)})`;

const companiesLike = (text: string) => sql`ARRAY(
  SELECT id FROM exhibitor WHERE ${containsText(sql`company_name`, text)})`;

const ofCompanies = (text: string) =>
  sql`(h.exhibitor_id = ANY(${companiesLike(text)}) OR h.on_behalf_id = ANY(${companiesLike(text)}))`;

const isPosition = (text: string) => /^\d{1,3}$/.test(text);

/** A number is a page by its position, or part of a name. */
const itemIs = (text: string) => (isPosition(text) ? sql`h.item = ${text}` : containsText(sql`h.item`, text));

/** What a search finds: things by name or position, and all there is of a company. */
const foundIn = (text: string) =>
  isPosition(text) ? itemIs(text) : sql`(${itemIs(text)} OR ${ofCompanies(text)})`;

const source: ListSource<Filters> = {
  from: sql`FROM history h`,
  id: sql`h.id`,
  joins: {},
  filters: {
    actor: { by: (text) => sql`h.actor_id = ANY(ARRAY${accountsLike(text)})` },
    exhibitor: { by: ofCompanies },
    kind: { by: (kind) => sql`h.entity = ANY(${[...entitiesOf[kind]]}::text[])` },
    item: { by: itemIs },
    day: {
      by: (day) => sql`h.at >= (${day}::date)::timestamp AT TIME ZONE 'Europe/Zurich'
        AND h.at < (${day}::date + 1)::timestamp AT TIME ZONE 'Europe/Zurich'`,
    },
  },
  sorts: { id: { by: sql`h.id` }, at: { by: sql`h.at` } },
  // The newest first; ids grow with time.
  defaultSort: [{ field: 'id', type: 'desc' }],
};

/** A row of the history as the database returns it. */
export interface HistoryRow {
  id: number;
  at: Date;
  entity: string;
  entity_id: number | null;
  action: string;
  before: unknown;
  after: unknown;
  item: string | null;
  actor: { name: string | null; role: string | null } | null;
  on_behalf: string | null;
  token: string | null;
  exhibitor: { id: number; company_name: string | null } | null;
  page: {
    id: number;
    position: number | null;
    page_type: number | null;
    catalog_id: number | null;
  } | null;
  exists: boolean;
  /** Whether the row has the content of its page. */
  has_content: boolean;
  /** Whether it released a wine page, with what was printed. */
  has_snapshot: boolean;
  /** Whether it replaced or released a PDF that can be looked up. */
  has_files: boolean;
}

/** What a name that is gone was called last. */
const lastName = (entities: Sql, id: Sql) => sql`
  (SELECT g.item FROM history g WHERE g.entity = ANY(${entities}) AND g.entity_id = ${id} AND g.item IS NOT NULL
   ORDER BY g.id DESC LIMIT 1)`;

const companies = sql`ARRAY['exhibitor']`;
const accounts = sql`ARRAY['admin', 'exhibitor']`;

/** Large columns that nobody reads in a list. */
const unread = sql`ARRAY['contentReport', 'report', 'snapshot', 'categories', 'search']`;

const rowsOf = (ids: Sql | number[]) => sql`
  SELECT h.id, h.at, h.entity, h.entity_id, h.action, h.before - ${unread} AS before, h.after - ${unread} AS after,
    CASE WHEN h.actor_id IS NOT NULL THEN json_build_object('role', u.role, 'name',
      coalesce(u.name, a.company_name, u.email, ${lastName(accounts, sql`h.actor_id`)})) END AS actor,
    h.token_name AS token,
    CASE WHEN h.on_behalf_id IS NOT NULL
      THEN coalesce(b.company_name, ${lastName(companies, sql`h.on_behalf_id`)}) END AS on_behalf,
    CASE WHEN h.exhibitor_id IS NOT NULL THEN json_build_object('id', h.exhibitor_id,
      'company_name', coalesce(e.company_name, ${lastName(companies, sql`h.exhibitor_id`)})) END AS exhibitor,
    CASE WHEN h.page_id IS NOT NULL THEN json_build_object('id', h.page_id, 'catalog_id', p.catalog_id,
      'page_type', coalesce(p.page_type, (h.before ->> 'pageType')::int),
      'position', coalesce(h.before ->> 'pagePosition', h.before ->> 'position', h.after ->> 'position', p.position::text)::int)
      END AS page,
    coalesce(h.item, CASE h.entity
      WHEN 'exhibitor' THEN (SELECT company_name FROM exhibitor WHERE id = h.entity_id)
      WHEN 'catalog' THEN (SELECT name FROM catalog WHERE id = h.entity_id)
      -- Older rows of grapes were written without it.
      WHEN 'grape-variety' THEN coalesce(h.after, h.before) ->> 'bezeichnung'
      WHEN 'user' THEN (SELECT coalesce(x.company_name, y.name, y.email) FROM "user" y LEFT JOIN exhibitor x ON x.id = y.id
        WHERE y.id = h.entity_id) END) AS item,
    coalesce(CASE h.entity
      WHEN 'page' THEN p.id IS NOT NULL
      WHEN 'page-category' THEN p.id IS NOT NULL
      WHEN 'wine' THEN EXISTS (SELECT FROM wine WHERE id = h.entity_id)
      WHEN 'logo' THEN EXISTS (SELECT FROM logo WHERE id = h.entity_id)
      WHEN 'exhibitor' THEN EXISTS (SELECT FROM exhibitor WHERE id = h.entity_id)
      WHEN 'catalog' THEN EXISTS (SELECT FROM catalog WHERE id = h.entity_id)
      WHEN 'catalog-request' THEN EXISTS (SELECT FROM catalog_request WHERE id = h.entity_id) END, false) AS "exists",
    coalesce(h.before ? 'categories', false) AS has_content,
    coalesce(jsonb_typeof(h.after -> 'snapshot') = 'object', false) AS has_snapshot,
    coalesce(jsonb_typeof(h.after -> 'file') = 'object'
      AND (h.action = 'release' OR jsonb_typeof(h.before -> 'file') = 'object'), false) AS has_files
  FROM unnest(${ids}::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN history h ON h.id = hit.id
  LEFT JOIN "user" u ON u.id = h.actor_id
  LEFT JOIN exhibitor a ON a.id = h.actor_id
  LEFT JOIN exhibitor b ON b.id = h.on_behalf_id
  LEFT JOIN exhibitor e ON e.id = h.exhibitor_id
  LEFT JOIN page p ON p.id = h.page_id
  ORDER BY hit.n`;

/** Which rows belong to one thing; those of an exhibitor are all that concern it. */
export function rowsAbout(thing: HistoryThing, id: number): Sql {
  if (thing === 'page') return sql`h.page_id = ${id}`;
  if (thing === 'exhibitor') return sql`h.exhibitor_id = ${id}`;
  return sql`h.entity = ${thing} AND h.entity_id = ${id}`;
}

/** One page of the history and how many rows there are, by default the newest first. */
export async function listHistory(
  db: Database,
  about: Sql[],
  query: HistoryListQuery,
  paging: { perPage: number; page: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const part = query.custom?.part;
  const signIn = sql`h.entity = ANY(${[...entitiesOf.session]}::text[])`;
  const conditions = [
    ...about,
    ...(query.search ? [foundIn(query.search)] : []),
    ...(part ? [part === 'work' ? sql`NOT ${signIn}` : signIn] : []),
  ];
  return readList(db, source, query, conditions, paging, rowsOf);
}

/** What is called by a name: an entity and an id. */
export interface Named {
  entity: string;
  id: number;
}

/** The columns with the names of reference data in other languages than their own. */
const otherNames: Partial<Record<Language, Sql>> = { fr: sql`name_fr`, en: sql`name_en` };

/** The language that a person last used. */
async function findLanguage(db: Database, userId: number): Promise<Language | null> {
  const user = await db.prisma.user.findUnique({ where: { id: userId }, select: { language: true } });
  return user?.language ?? null;
}

/**
 * The names of things as they are called now, or were called last.
 * @param language of the reader, in which reference data is named as on the other screens
 * @returns by `entity:id`
 */
async function findNames(
  db: Database,
  wanted: Named[],
  language: Language | null,
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const translated = language === null ? undefined : otherNames[language];
  const shown = (own: Sql) => (translated ? sql`coalesce(nullif(${translated}, ''), ${own})` : own);
  const entities = wanted.map(({ entity }) => entity);
  const ids = wanted.map(({ id }) => id);
  const rows = await db.query<{ key: string; name: string | null }>(sql`
    SELECT w.entity || ':' || w.id AS key, coalesce(CASE w.entity
      WHEN 'region' THEN (SELECT ${shown(sql`name`)} FROM region WHERE id = w.id)
      WHEN 'country' THEN (SELECT ${shown(sql`name`)} FROM country WHERE id = w.id)
      WHEN 'stand' THEN (SELECT stand FROM stand WHERE id = w.id)
      WHEN 'ship' THEN (SELECT name FROM ship WHERE id = w.id)
      WHEN 'deck' THEN (SELECT name FROM deck WHERE id = w.id)
      WHEN 'service' THEN (SELECT ${shown(sql`name`)} FROM service WHERE id = w.id)
      WHEN 'page-title' THEN (SELECT ${shown(sql`name`)} FROM page_title WHERE id = w.id)
      WHEN 'wine-type' THEN (SELECT ${shown(sql`wine_type`)} FROM wine_type WHERE id = w.id)
      WHEN 'wine-category' THEN (SELECT ${shown(sql`wine_category`)} FROM wine_category WHERE id = w.id)
      WHEN 'award' THEN (SELECT ${shown(sql`award`)} FROM award WHERE id = w.id)
      WHEN 'bottle-size' THEN (SELECT ${shown(sql`size`)} FROM bottle_size WHERE id = w.id)
      WHEN 'grape-variety' THEN (SELECT ${shown(sql`bezeichnung_d_cod`)} FROM grape_variety WHERE id = w.id)
      WHEN 'logo' THEN (SELECT name FROM logo WHERE id = w.id)
      WHEN 'exhibitor' THEN (SELECT company_name FROM exhibitor WHERE id = w.id)
      WHEN 'catalog' THEN (SELECT name FROM catalog WHERE id = w.id)
      WHEN 'page-category' THEN (SELECT category FROM page_category WHERE id = w.id)
      WHEN 'wine' THEN (SELECT concat_ws(' ', wine, year) FROM wine WHERE id = w.id) END,
      (SELECT g.item FROM history g WHERE g.entity = w.entity AND g.entity_id = w.id AND g.item IS NOT NULL
       ORDER BY g.id DESC LIMIT 1)) AS name
    FROM (SELECT DISTINCT * FROM unnest(${entities}::text[], ${ids}::int[]) AS x (entity, id)) AS w`);
  return new Map(rows.flatMap(({ key, name }) => (name === null ? [] : [[key, name] as const])));
}

/** What something was called last, for a refusal that names it. */
export async function findLastName(tx: Pick<Tx, '$queryRaw'>, { entity, id }: Named): Promise<string> {
  const [row] = await tx.$queryRaw<{ item: string }[]>(sql`
    SELECT item FROM history WHERE entity = ${entity} AND entity_id = ${id} AND item IS NOT NULL
    ORDER BY id DESC LIMIT 1`);
  return row?.item ?? `#${id}`;
}

/**
 * The same for a reader.
 * @param shown the language of the screen that asks; without one, the language that the account last used
 */
export const findNamesFor = async (
  db: Database,
  actor: Actor,
  wanted: Named[],
  shown: Language | undefined,
): Promise<Map<string, string>> =>
  wanted.length === 0
    ? new Map()
    : findNames(db, wanted, shown ?? (await findLanguage(db, actor.adminId ?? actor.userId)));
