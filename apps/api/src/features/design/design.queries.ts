import type { CatalogDesignItem, PrintedLook } from '@rebblatt/contracts';
import {
  catalogDesign,
  codeOfPage,
  EXHIBITOR_REGISTER,
  hasWines,
  printedLook,
  REGION_REGISTER,
  WINE_PAGE,
  winePageInput,
} from '@rebblatt/contracts';
import { hasRoomForCode } from '@rebblatt/printed-page';
import { qrCodeOf } from '../../drawing/qr-code.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { findMark, withMark } from '../catalog/look.queries.ts';
import { findPreflightAsk } from '../print-setting/print-setting.queries.ts';
import { presentMark } from './mark.presenter.ts';

/** So many pages with wines show a design, the fullest first. */
const WINE_SAMPLES = 4;

/** The titles of a catalogue's pages, in the order in which they come first. */
const findTitlesInBook = (db: Database, catalogId: number) =>
  db.query<{ id: number; name: string }>(sql`
    SELECT t.id, t.name FROM page_title t
    JOIN (SELECT page_title_id, min(position) AS first FROM page WHERE catalog_id = ${catalogId} GROUP BY 1) p
      ON p.page_title_id = t.id ORDER BY p.first`);

/** Pages on which a design is shown: the fullest, three others with wines, and the first register. */
async function findSamples(db: Database, catalogId: number): Promise<{ id: number; page_type: number }[]> {
  const wines = await db.query<{ id: number; page_type: number }>(sql`
    SELECT p.id, p.page_type FROM page p
    LEFT JOIN (SELECT page_id, count(*) AS wines FROM page_category_wine GROUP BY 1) w ON w.page_id = p.id
    WHERE p.catalog_id = ${catalogId} AND p.page_type = ${WINE_PAGE} AND p.active
    ORDER BY w.wines DESC NULLS LAST, p.position LIMIT ${WINE_SAMPLES}`);
  const registers = await db.query<{ id: number; page_type: number }>(sql`
    SELECT id, page_type FROM page WHERE catalog_id = ${catalogId} AND page_type IN (${EXHIBITOR_REGISTER}, ${REGION_REGISTER}) AND active
    ORDER BY position LIMIT 1`);
  return [...wines, ...registers];
}

/** The design of a catalogue with what can be chosen for it. */
export async function findDesign(
  db: Database,
  catalog: { id: number; name: string },
  codeAddress: string,
): Promise<CatalogDesignItem> {
  const row = await db.prisma.catalogDesign.findUnique({ where: { catalogId: catalog.id } });
  const mark = await findMark(db.prisma, catalog.id);
  const look = withMark(printedLook.parse(row?.look ?? {}), mark);
  const samples = await findSamples(db, catalog.id);
  const { thresholds } = await findPreflightAsk(db);
  return {
    ...catalogDesign.parse(row?.design ?? {}),
    catalog: { id: catalog.id, name: catalog.name },
    look,
    mark: mark && presentMark(mark),
    titles: await findTitlesInBook(db, catalog.id),
    samples: samples.map(({ id }) => id),
    sample_codes: samples.map(({ id, page_type }) =>
      hasWines(page_type) ? qrCodeOf(codeAddress + codeOfPage(id)) : null,
    ),
    code_address: codeAddress,
    without_code: look.code_address === undefined ? [] : await findWithoutCode(db, catalog.id, look),
    most_ink: thresholds.ink_sum_warning,
    version: row?.version ?? 1,
  };
}

/** The names of page titles by id. */
export async function findTitleNames(
  reader: Pick<Tx, 'pageTitle'>,
  ids: number[],
): Promise<Map<number, string>> {
  const titles = await reader.pageTitle.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  return new Map(titles.map(({ id, name }) => [id, name]));
}

/** The wine pages of a catalogue that are handed in, with what they print. */
export async function findReleasedPages(db: Database, catalogId: number) {
  const pages = await db.prisma.page.findMany({
    where: { catalogId, pageType: WINE_PAGE, state: { in: ['released', 'accepted'] } },
    orderBy: { position: 'asc' },
    select: { id: true, position: true, snapshot: true },
  });
  return pages.flatMap(({ snapshot, ...page }) => {
    const content = winePageInput.safeParse(snapshot);
    return content.success ? [{ ...page, content: content.data }] : [];
  });
}

/** The positions of the wine pages that are handed in and have no room for a code. */
async function findWithoutCode(db: Database, catalogId: number, look: PrintedLook): Promise<number[]> {
  const pages = await findReleasedPages(db, catalogId);
  return pages.filter(({ content }) => !hasRoomForCode(content, look)).map(({ position }) => position);
}
