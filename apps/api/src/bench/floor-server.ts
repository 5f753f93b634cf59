import { createServer } from 'node:http';
import pg from 'pg';
import { answerBook } from './floor-book.ts';

/**
 * The floor of the lists: the best PostgreSQL can do for the lists of wines, exhibitors, requests, mails and the
 * history, with handwritten statements whose results are sent unchanged, without session, rules, contracts or a framework. It imports
 * nothing of the product, so that a slow statement of the product cannot slow down both sides.
 * `floor-server.ts <database url> <port>`
 */
const [url = '', port] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: url,
  max: 10,
  options: '-c plan_cache_mode=auto -c jit=off',
});
pool.on('error', () => undefined);

/** One round trip for the page's ids and the count; planned for each search text, which decides about the index. */
const found = (where: string, limit: string) => `
  SELECT (SELECT count(*)::int FROM wine ${where}) AS total,
    ARRAY(SELECT id FROM wine ${where} ORDER BY wine, id LIMIT ${limit}) AS ids`;
const list = { name: 'list', text: found('', '$1 OFFSET $2') };
const search = { text: found('WHERE search LIKE search_pattern($3)', '$1 OFFSET $2') };

/** Everything a row shows, prepared once: planning these joins takes longer than executing them. */
const rows = {
  name: 'rows',
  text: `
  SELECT w.id, w.wine, w.year, w.sku, w.alcohol_content_level, w.public_wine::int, w.version,
    w.region_id, json_build_object('id', r.id, 'name', r.name, 'country_id', c.id,
      'country', json_build_object('id', c.id, 'name', c.name)) AS region,
    w.award_id, CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'award', a.award, 'symbol', a.symbol) END AS award,
    w.wine_type_id, json_build_object('id', t.id, 'wine_type', t.wine_type) AS wine_type,
    w.wine_category_id, CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'wine_category', k.wine_category) END AS wine_category,
    (SELECT json_agg(json_build_object('id', v.id, 'bezeichnung_d_cod', v.bezeichnung_d_cod) ORDER BY g.position)
      FROM wine_grape g JOIN grape_variety v ON v.id = g.grape_variety_id WHERE g.wine_id = w.id) AS grape_varieties,
    w.user_id, json_build_object('id', u.id, 'email', u.email, 'company_name', e.company_name) AS "user",
    w.created_by, json_build_object('id', m.id, 'email', m.email) AS creator,
    f.name AS logo, f.mime_type AS mimetype,
    (SELECT json_agg(json_build_object('wine_id', w.id, 'bottle_size_id', b.id, 'size', b.size, 'price', p.price)
        ORDER BY b.priority_size DESC, b.size, b.id)
      FROM wine_price p JOIN bottle_size b ON b.id = p.bottle_size_id WHERE p.wine_id = w.id) AS "bottleSizes"
  FROM unnest($1::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN wine w ON w.id = hit.id
  JOIN exhibitor e ON e.id = w.user_id
  JOIN "user" u ON u.id = w.user_id
  JOIN "user" m ON m.id = w.created_by
  JOIN region r ON r.id = w.region_id
  JOIN country c ON c.id = r.country_id
  JOIN wine_type t ON t.id = w.wine_type_id
  LEFT JOIN wine_category k ON k.id = w.wine_category_id
  LEFT JOIN award a ON a.id = w.award_id
  LEFT JOIN file f ON f.id = w.picture_file_id
  ORDER BY hit.n`,
};

/** The requests for one catalogue in the order in which they were sent: ids and count, then what a row shows. */
const requestIds = {
  name: 'request-ids',
  text: `
  SELECT (SELECT count(*)::int FROM catalog_request WHERE catalog_id = $3) AS total,
    ARRAY(SELECT id FROM catalog_request WHERE catalog_id = $3 ORDER BY created_at, id LIMIT $1 OFFSET $2) AS ids`,
};
const requestRows = {
  name: 'request-rows',
  text: `
  SELECT r.id, r.catalog_id, json_build_object('id', c.id, 'name', c.name) AS catalog, r.exhibitor_id,
    json_build_object('id', e.id, 'company_name', e.company_name, 'email', u.email, 'city', e.city) AS exhibitor,
    r.state, r.count_stands, r.count_pages_wine, r.count_pages_advertising, r.created_at, r.resent_at, r.decided_at,
    l.looked_at, r.version
  FROM unnest($1::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN catalog_request r ON r.id = hit.id
  JOIN catalog c ON c.id = r.catalog_id
  JOIN exhibitor e ON e.id = r.exhibitor_id
  JOIN "user" u ON u.id = r.exhibitor_id
  LEFT JOIN catalog_request_look l ON l.request_id = r.id AND l.user_id = 1
  ORDER BY hit.n`,
};

/** The exhibitors by company. */
const exhibitorIds = {
  name: 'exhibitor-ids',
  text: `
  SELECT (SELECT count(*)::int FROM exhibitor) AS total,
    ARRAY(SELECT id FROM exhibitor ORDER BY company_name, id LIMIT $1 OFFSET $2) AS ids`,
};
const exhibitorRows = {
  name: 'exhibitor-rows',
  text: `
  SELECT e.id, u.email, u.active::int, u.closed_at, u.signed_in_at AS last_sign_in, e.company_name, e.street, e.number, e.website,
    e.zip_code, e.city, e.phone, e.description, e.version,
    CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'name', f.name, 'extension', f.extension,
      'mime_type', f.mime_type) END AS web_logo,
    ARRAY(SELECT m.catalog_id FROM catalog_membership m JOIN catalog c ON c.id = m.catalog_id
      WHERE m.exhibitor_id = e.id ORDER BY c."from" DESC) AS catalogs,
    ARRAY(SELECT d.stand FROM catalog_stand s JOIN stand d ON d.id = s.stand_id
      WHERE s.exhibitor_id = e.id AND s.catalog_id = (SELECT c.id FROM catalog c
        WHERE EXISTS (SELECT FROM catalog_stand s WHERE s.catalog_id = c.id) ORDER BY c."from" DESC LIMIT 1)
      ORDER BY d.stand) AS stands,
    ARRAY(SELECT region_id FROM exhibitor_region WHERE exhibitor_id = e.id ORDER BY region_id) AS regions
  FROM unnest($1::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN exhibitor e ON e.id = hit.id
  JOIN "user" u ON u.id = e.id
  LEFT JOIN file f ON f.id = e.web_logo_file_id
  ORDER BY hit.n`,
};

/** The mails, the newest first. */
const mailIds = {
  name: 'mail-ids',
  text: `
  SELECT (SELECT count(*)::int FROM mail) AS total,
    ARRAY(SELECT id FROM mail ORDER BY id DESC LIMIT $1 OFFSET $2) AS ids`,
};
const mailRows = {
  name: 'mail-rows',
  text: `
  SELECT m.id, m.kind, m.recipient, m.user_id, e.company_name, m.language, m.subject, m.state, m.error, m.created_at, m.sent_at
  FROM unnest($1::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN mail m ON m.id = hit.id
  LEFT JOIN exhibitor e ON e.id = m.user_id
  ORDER BY hit.n`,
};

/** The history, the newest first. */
const historyIds = {
  name: 'history-ids',
  text: `
  SELECT (SELECT count(*)::int FROM history) AS total,
    ARRAY(SELECT id FROM history ORDER BY id DESC LIMIT $1 OFFSET $2) AS ids`,
};
const historyRows = {
  name: 'history-rows',
  text: `
  SELECT h.id, h.at, h.entity, h.entity_id, h.action, h.before, h.after, h.item, h.page_id,
    coalesce(u.name, a.company_name, u.email) AS actor, b.company_name AS on_behalf, e.company_name AS exhibitor, p.position
  FROM unnest($1::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN history h ON h.id = hit.id
  LEFT JOIN "user" u ON u.id = h.actor_id
  LEFT JOIN exhibitor a ON a.id = h.actor_id
  LEFT JOIN exhibitor b ON b.id = h.on_behalf_id
  LEFT JOIN exhibitor e ON e.id = h.exhibitor_id
  LEFT JOIN page p ON p.id = h.page_id
  ORDER BY hit.n`,
};

type Statement = { name?: string; text: string };
type Ask = (limit: number[], query: URLSearchParams) => [Statement, unknown[], Statement];

/** The statements of a list and their parameters, by the first segment of the path. */
const lists: { wine: Ask } & Record<string, Ask> = {
  wine: (limit, query) => {
    const word = query.get('search');
    return word === null ? [list, limit, rows] : [search, [...limit, word], rows];
  },
  exhibitor: (limit) => [exhibitorIds, limit, exhibitorRows],
  'admin-request': (limit, query) => [requestIds, [...limit, Number(query.get('catalog_id'))], requestRows],
  mail: (limit) => [mailIds, limit, mailRows],
  history: (limit) => [historyIds, limit, historyRows],
};

createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://floor');
  const [, name = '', perPage = 20, page = 1] = pathname.split('/');
  res.setHeader('Content-Type', 'application/json');
  if (name === 'catalog') {
    res.end(JSON.stringify(await answerBook(pool, pathname)));
    return;
  }
  const limit = [Number(perPage), (Number(page) - 1) * Number(perPage)];
  const [first, values, second] = (lists[name] ?? lists.wine)(limit, searchParams);
  const hits = await pool.query({ ...first, values });
  const { ids, total } = hits.rows[0];
  const data = ids.length > 0 ? (await pool.query({ ...second, values: [ids] })).rows : [];
  res.end(JSON.stringify({ data, total }));
}).listen(Number(port), '127.0.0.1');
process.on('disconnect', () => process.exit());
