import type pg from 'pg';

/**
 * The floor of what stands above and in the list of a catalogue's pages: the plan with what it takes to lay out registers
 * and wine tour, the counts of the strip, and the list with its status. Handwritten like those of the other lists, and it
 * imports nothing of the product either.
 */
const standing = `CASE WHEN NOT p.active THEN 'inactive'
  WHEN p.page_type IN (2, 3) AND p.content_file_id IS NULL THEN 'no-pdf'
  WHEN p.page_type IN (2, 3) AND p.content_status = 0 THEN 'checking'
  WHEN p.page_type IN (2, 3) AND p.content_status = 2 AND p.content_override IS NULL THEN 'faulty'
  WHEN p.page_type NOT IN (1, 2) THEN 'ready'
  WHEN p.state = 'released' THEN CASE WHEN EXISTS (SELECT FROM page_correction c
    WHERE c.page_id = p.id AND c.state = 'open') THEN 'corrected' ELSE 'waiting' END ELSE p.state::text END`;

const planned = {
  name: 'planned',
  text: `
  SELECT p.id, p.position, p.page_type, p.active::int, p.state, ${standing} AS standing, e.company_name, p.description, p.content_pages,
    CASE WHEN p.page_type = 1 THEN p.printed->'wine_ids' END AS wines
  FROM page p LEFT JOIN exhibitor e ON e.id = p.exhibitor_id WHERE p.catalog_id = $1 ORDER BY p.position`,
};
const companies = {
  name: 'companies',
  text: `
  SELECT e.id, e.company_name, e.city, ARRAY(SELECT d.stand FROM catalog_stand a JOIN stand d ON d.id = a.stand_id
      WHERE a.catalog_id = $1 AND a.exhibitor_id = e.id ORDER BY d.stand) AS stands
  FROM exhibitor e WHERE e.id IN (SELECT exhibitor_id FROM page WHERE catalog_id = $1) ORDER BY e.company_name`,
};
const origins = {
  name: 'origins',
  text: `
  SELECT w.id, c.name AS country, r.name AS region FROM wine w JOIN region r ON r.id = w.region_id
  JOIN country c ON c.id = r.country_id WHERE w.id = ANY($1::int[]) ORDER BY c.name, r.name`,
};
const stops = {
  name: 'stops',
  text: `
  SELECT s.name AS ship, k.name AS deck, d.stand, a.exhibitor_id FROM catalog c JOIN stand d ON d.catalog_type = c.catalog_type
  LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id
  LEFT JOIN catalog_stand a ON a.catalog_id = c.id AND a.stand_id = d.id
  WHERE c.id = $1 ORDER BY s.position, k.position, d.stand`,
};

async function answerPlan(pool: pg.Pool, catalogId: number): Promise<unknown> {
  const { rows: data } = await pool.query({ ...planned, values: [catalogId] });
  const wines = [...new Set(data.flatMap((page) => page.wines ?? []))];
  const [register, regions, tour] = await Promise.all([
    pool.query({ ...companies, values: [catalogId] }),
    pool.query({ ...origins, values: [wines] }),
    pool.query({ ...stops, values: [catalogId] }),
  ]);
  const pages = data.map(({ wines: _, ...page }) => page);
  // What a layout would be made of, so that nothing is read for nothing.
  const lines = register.rows.length + regions.rows.length + tour.rows.length;
  return { data: pages, total: data.length, lines };
}

const counts = {
  name: 'counts',
  text: `
  SELECT (SELECT json_agg(s) FROM (SELECT standing, count(*)::int, min(released_at) AS since,
        count(*) FILTER (WHERE standing = 'accepted' AND printed->'company'->>'company_name' <> company_name)::int AS renamed
      FROM (SELECT ${standing} AS standing, p.released_at, p.printed, e.company_name
        FROM page p LEFT JOIN exhibitor e ON e.id = p.exhibitor_id WHERE p.catalog_id = $1) AS p GROUP BY 1) AS s) AS pages,
    (SELECT count(*)::int FROM logo l WHERE NOT l.approved AND l.rejected_at IS NULL AND EXISTS (
      SELECT FROM catalog_membership m WHERE m.catalog_id = $1 AND m.exhibitor_id = l.user_id)) AS logos,
    (SELECT count(*)::int FROM catalog_request WHERE catalog_id = $1 AND state = 'sent') AS requests,
    (SELECT count(*)::int FROM catalog_membership m WHERE m.catalog_id = $1 AND NOT EXISTS (
      SELECT FROM page p WHERE p.catalog_id = $1 AND p.exhibitor_id = m.exhibitor_id AND (p.content_file_id IS NOT NULL
        OR EXISTS (SELECT FROM page_category c WHERE c.page_id = p.id)))) AS not_begun`,
};

const pageIds = {
  name: 'page-ids',
  text: `
  SELECT (SELECT count(*)::int FROM page WHERE catalog_id = $3) AS total,
    ARRAY(SELECT id FROM page WHERE catalog_id = $3 ORDER BY position LIMIT $1 OFFSET $2) AS ids`,
};
const pageRows = {
  name: 'page-rows',
  text: `
  SELECT p.id, p.catalog_id, p.position, p.page_type, p.description, p.exhibitor_id,
    json_build_object('id', e.id, 'company_name', e.company_name) AS exhibitor,
    json_build_object('id', d.id, 'stand', d.stand, 'ship', s.name, 'deck', k.name) AS stand,
    json_build_object('id', t.id, 'name', t.name) AS page_title, p.active::int, p.state, f.name AS content_pdf, p.content_pages,
    p.content_status, p.link, p.comment, p.version, p.released_at, ${standing} AS standing,
    CASE WHEN ${standing} = 'faulty' THEN (SELECT count(*)::int FROM jsonb_array_elements(p.content_report->'findings') AS o
      WHERE o->>'severity' = 'error') END AS file_errors,
    CASE WHEN p.state = 'released' THEN (SELECT c.state FROM page_correction c WHERE c.page_id = p.id
      AND c.state IN ('open', 'accepted', 'answered') AND coalesce(c.ended_at, c.created_at) >= p.released_at
      ORDER BY c.id DESC LIMIT 1) END AS correction
  FROM unnest($1::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN page p ON p.id = hit.id
  LEFT JOIN exhibitor e ON e.id = p.exhibitor_id
  LEFT JOIN stand d ON d.id = p.stand_id LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id
  LEFT JOIN page_title t ON t.id = p.page_title_id
  LEFT JOIN file f ON f.id = p.content_file_id
  ORDER BY hit.n`,
};

async function answerPages(
  pool: pg.Pool,
  catalogId: number,
  perPage: number,
  page: number,
): Promise<unknown> {
  const hits = await pool.query({ ...pageIds, values: [perPage, (page - 1) * perPage, catalogId] });
  const { ids, total } = hits.rows[0];
  return { data: (await pool.query({ ...pageRows, values: [ids] })).rows, total };
}

/** Answers `/catalog/<id>/sheet-plan`, `/standing` or `/page/<per page>/<page>`. */
export async function answerBook(pool: pg.Pool, pathname: string): Promise<unknown> {
  const [, , id, what, perPage, page] = pathname.split('/');
  if (what === 'sheet-plan') return answerPlan(pool, Number(id));
  if (what === 'page') return answerPages(pool, Number(id), Number(perPage), Number(page));
  return { data: (await pool.query({ ...counts, values: [Number(id)] })).rows[0] };
}
