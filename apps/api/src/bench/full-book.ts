import { releaseStates } from '@rebblatt/contracts';
import { findWinePageInput } from '../features/page/wine-page.queries.ts';
import type { Database } from '../lib/database.ts';

const WINE_PAGE = 1;

/**
 * Makes every page of the demo's active fair printable: wine pages with their snapshot, ads and content pages with a
 * PDF of the demo where they have none.
 * @returns the catalogue's id
 */
export async function acceptAllPages({ prisma, pool }: Database): Promise<number> {
  const now = new Date();
  const catalog = await prisma.catalog.findFirstOrThrow({
    where: { fromOn: { lte: now }, toOn: { gte: new Date(now.toISOString().slice(0, 10)) } },
  });
  const winePages = await prisma.page.findMany({
    where: { catalogId: catalog.id, pageType: WINE_PAGE },
    select: { id: true },
  });
  for (const { id } of winePages) {
    const snapshot = await findWinePageInput(prisma, id);
    if (!snapshot) continue;
    await prisma.page.update({
      where: { id },
      data: { active: true, state: releaseStates.accepted, snapshot },
    });
  }
  await pool.query(
    `UPDATE page p SET active = true, state = $2, content_status = 1,
       content_file_id = coalesce(p.content_file_id, sample.content_file_id), content_pages = coalesce(p.content_pages, sample.content_pages)
     FROM (SELECT content_file_id, content_pages FROM page WHERE page_type = 2 AND content_status = 1 ORDER BY id LIMIT 1) AS sample
     WHERE p.catalog_id = $1 AND p.page_type = 2`,
    [catalog.id, releaseStates.accepted],
  );
  await pool.query(`UPDATE page SET active = true WHERE catalog_id = $1`, [catalog.id]);
  return catalog.id;
}

/** Changes one line that is printed on one wine page in the middle of the book. */
export async function changeOnePage({ pool }: Database, catalogId: number): Promise<void> {
  await pool.query(
    `UPDATE page SET snapshot = jsonb_set(snapshot, '{footer}', to_jsonb('Degustation ' || gen_random_uuid()))
     WHERE id = (SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY id) FROM page WHERE catalog_id = $1 AND page_type = $2)`,
    [catalogId, WINE_PAGE],
  );
}

/** Adds a copy of every exhibitor's and content page to the end of the catalogue. */
export async function doublePages({ pool }: Database, catalogId: number): Promise<void> {
  await pool.query(
    `INSERT INTO page SELECT (jsonb_populate_record(p, jsonb_build_object(
         'id', nextval(pg_get_serial_sequence('page', 'id')), 'position', p.position + last.position))).*
       FROM page p, (SELECT max(position) AS position FROM page WHERE catalog_id = $1) AS last
       WHERE p.catalog_id = $1 AND p.page_type IN (1, 2, 3)`,
    [catalogId],
  );
}

/** All that a design can change, as the templates take it. */
const look = {
  accent: { rgb: [60, 119, 58], cmyk: [75, 20, 90, 30] },
  prices: 'Preise in CHF pro Flasche, inkl. MwSt.',
  folio_line: 'title',
  under_wine: 'both',
  alcohol_free: true,
  code_address: 'https://katalog.example.ch/s/',
  typefaces: 'garamond',
};

/** Gives a catalogue a look of its own. */
export async function design({ prisma }: Database, catalogId: number): Promise<void> {
  await prisma.catalogDesign.create({ data: { catalogId, design: {}, look } });
}

export async function withoutDesign({ prisma }: Database, catalogId: number): Promise<void> {
  await prisma.catalogDesign.delete({ where: { catalogId } });
}
