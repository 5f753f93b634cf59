import type pg from 'pg';

/** A query for every row that violates an invariant; `what` names the row. */
type Invariant = { promise: string; broken: string };

const gapless = (table: string, group: string) => `
  SELECT '${group} ' || ${group} AS what FROM ${table} GROUP BY ${group}
  HAVING min(position) <> 1 OR max(position) <> count(*) OR count(DISTINCT position) <> count(*)`;

const duplicates = (table: string, key: string, where = 'true') => `
  SELECT (${key})::text AS what FROM ${table} WHERE ${where} GROUP BY ${key} HAVING count(*) > 1`;

/** Columns that are displayed have a German collation; the search column does not, so the comparison names one. */
const lacks = (row: string, value: string) => `${row}.search NOT LIKE search_pattern(${value}) COLLATE "C"`;

const invariants: Invariant[] = [
  { promise: 'pages of a catalogue are numbered 1 to n', broken: gapless('page', 'catalog_id') },
  { promise: 'categories of a page are numbered 1 to n', broken: gapless('page_category', 'page_id') },
  {
    promise: 'wines of a category are numbered 1 to n',
    broken: gapless('page_category_wine', 'category_id'),
  },
  {
    promise: 'text blocks of a kind and language are numbered 1 to n',
    broken: gapless('text_block', '(kind, language)::text'),
  },
  {
    promise: 'grape varieties of a wine are numbered 1 to n, at most three',
    broken: `${gapless('wine_grape', 'wine_id')} OR count(*) > 3`,
  },
  {
    promise: 'at most one job is live per key',
    broken: duplicates('job', 'dedupe_key', `state IN ('queued', 'running') AND dedupe_key IS NOT NULL`),
  },
  {
    promise: 'an upload that is being processed has a live job',
    broken: `
      SELECT 'upload_status ' || s.id AS what FROM upload_status s LEFT JOIN job j ON j.id = s.job_id
      WHERE s.status = 0 AND (j.state IS NULL OR j.state NOT IN ('queued', 'running'))`,
  },
  {
    promise: 'a logo or page that is being checked has an upload in process',
    broken: `
      SELECT 'logo ' || l.id AS what FROM logo l WHERE l.status = 0
        AND NOT EXISTS (SELECT FROM upload_status s WHERE s.type = 1 AND s.statusable_id = l.id AND s.status = 0)
      UNION ALL
      SELECT 'page ' || p.id FROM page p WHERE p.content_status = 0
        AND NOT EXISTS (SELECT FROM upload_status s WHERE s.type IN (2, 3) AND s.statusable_id = p.id AND s.status = 0)`,
  },
  {
    promise: 'a finished job says when it ended',
    broken: `
      SELECT 'job ' || id AS what FROM job
      WHERE (state IN ('done', 'failed', 'cancelled')) <> (finished_at IS NOT NULL)`,
  },
  {
    promise: 'a page that is open for its exhibitor keeps no snapshot',
    broken: `SELECT 'page ' || id AS what FROM page WHERE state IN ('draft', 'rejected') AND snapshot IS NOT NULL`,
  },
  {
    promise: 'a released wine page keeps its snapshot',
    broken: `SELECT 'page ' || id AS what FROM page WHERE page_type = 1 AND state IN ('released', 'accepted') AND snapshot IS NULL`,
  },
  {
    promise: 'a stand is of the type of its catalogue',
    broken: `
      SELECT 'page ' || p.id AS what FROM page p JOIN catalog c ON c.id = p.catalog_id JOIN stand s ON s.id = p.stand_id
      WHERE s.catalog_type <> c.catalog_type
      UNION ALL
      SELECT 'catalog ' || c.id || ', stand ' || s.id FROM catalog_stand a
      JOIN catalog c ON c.id = a.catalog_id JOIN stand s ON s.id = a.stand_id WHERE s.catalog_type <> c.catalog_type`,
  },
  {
    promise: 'a page carries an approved logo of its own exhibitor',
    broken: `
      SELECT 'page ' || p.id AS what FROM page p JOIN logo l ON l.id = p.logo_id
      WHERE NOT l.approved OR l.user_id IS DISTINCT FROM p.exhibitor_id`,
  },
  {
    promise: 'a wine page lists wines of its own exhibitor',
    broken: `
      SELECT 'page ' || p.id || ', wine ' || w.id AS what FROM page_category_wine x
      JOIN page p ON p.id = x.page_id JOIN wine w ON w.id = x.wine_id WHERE w.user_id IS DISTINCT FROM p.exhibitor_id`,
  },
  {
    promise: 'a catalogue has one page of each register',
    broken: `
      SELECT 'catalog ' || c.id AS what FROM catalog c LEFT JOIN page p ON p.catalog_id = c.id AND p.page_type IN (4, 5)
      GROUP BY c.id HAVING count(p.id) FILTER (WHERE p.page_type = 4) <> 1 OR count(p.id) FILTER (WHERE p.page_type = 5) <> 1`,
  },
  {
    promise: 'no two catalogues overlap',
    broken: `
      SELECT 'catalogs ' || a.id || ' and ' || b.id AS what FROM catalog a
      JOIN catalog b ON a.id < b.id AND a."from" <= b."to" AND b."from" <= a."to"`,
  },
  {
    promise: 'an exhibitor with an accepted request belongs to the catalogue',
    broken: `
      SELECT 'catalog_request ' || r.id AS what FROM catalog_request r LEFT JOIN catalog_membership m USING (catalog_id, exhibitor_id)
      WHERE r.state = 'accepted' AND m.exhibitor_id IS NULL`,
  },
  { promise: 'an e-mail address belongs to one account', broken: duplicates('"user"', 'lower(email)') },
  {
    promise: 'a profile belongs to an exhibitor account',
    broken: `
      SELECT 'user ' || u.id AS what FROM "user" u LEFT JOIN exhibitor e USING (id)
      WHERE (u.role = 'EXHIBITOR') <> (e.id IS NOT NULL)`,
  },
  {
    promise: 'what the search finds is what the row shows',
    broken: `
      SELECT 'wine ' || w.id AS what FROM wine w JOIN exhibitor e ON e.id = w.user_id JOIN region r ON r.id = w.region_id
      WHERE ${lacks('w', 'w.wine')} OR ${lacks('w', 'e.company_name')}
        OR ${lacks('w', 'r.name')}
      UNION ALL
      SELECT 'page ' || p.id FROM page p JOIN exhibitor e ON e.id = p.exhibitor_id WHERE ${lacks('p', 'e.company_name')}
      UNION ALL
      SELECT 'exhibitor ' || e.id FROM exhibitor e JOIN "user" u USING (id)
      WHERE ${lacks('e', 'e.company_name')} OR ${lacks('e', 'u.email')}`,
  },
];

/**
 * Searches for rows that violate an invariant of the domain; every API test file runs it at its end.
 * @param hasBlob whether the storage has these bytes; without it files are not checked
 * @returns one readable line per row, empty when there is none
 */
export async function findBrokenInvariants(
  pool: Pick<pg.ClientBase, 'query'>,
  hasBlob?: (sha256: string) => Promise<boolean>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { promise, broken } of invariants) {
    const { rows } = await pool.query<{ what: string }>(broken);
    for (const row of rows) found.push(`${promise}: ${row.what}`);
  }
  if (hasBlob) {
    const { rows } = await pool.query<{ sha256: string }>('SELECT DISTINCT sha256 FROM file');
    for (const { sha256 } of rows)
      if (!(await hasBlob(sha256))) found.push(`a file has its bytes in the storage: ${sha256}`);
  }
  return found;
}
