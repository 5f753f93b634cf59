import {
  checkStates,
  exhibitorPages,
  hasWines,
  isGeneratedPage,
  isUploadedPage,
  REQUEST_COUNTS,
} from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import { joinSql, sql } from '../../lib/sql.ts';
import type { Details } from './proposal/details.rules.ts';

type Reader = Pick<Tx, '$queryRaw' | 'page' | 'service' | 'pageTitle' | 'catalogDesign' | 'catalogMark'>;

/** What an exhibitor had ordered and got in a catalogue. */
export interface LastOrder extends Details {
  exhibitorId: number;
  companyName: string;
  closed: boolean;
  countStands: number;
  countPagesWine: number;
  countPagesAdvertising: number;
}

interface Row extends Details {
  exhibitorId: number;
  companyName: string;
  closed: boolean;
  /** What was ordered; null without a request. */
  ordered: [stands: number, wine: number, ads: number] | null;
  /** Whether stands and pages are those that were ordered, or given without an order. */
  asOrdered: boolean;
}

const within = ({ min, max }: { min: number; max: number }, count: number) =>
  Math.min(max, Math.max(min, count));

/** What somebody got counts; of an order that nobody has decided on, what was ordered. */
function orderOf({ ordered, asOrdered, ...row }: Row): LastOrder {
  const wines = row.pages.filter(({ type }) => hasWines(type)).length;
  const [stands, wine, ads] =
    ordered !== null && !asOrdered ? ordered : [row.stands.length, wines, row.pages.length - wines];
  return {
    ...row,
    countStands: within(REQUEST_COUNTS.stands, stands),
    countPagesWine: within(REQUEST_COUNTS.winePages, wine),
    countPagesAdvertising: within(REQUEST_COUNTS.adPages, ads),
  };
}

/** The orders of those who took part in a catalogue, by company: of all whose request was not rejected. */
export async function findLastOrders(reader: Reader, catalogId: number): Promise<LastOrder[]> {
  const rows = await reader.$queryRaw<Row[]>(sql`
    SELECT e.id AS "exhibitorId", e.company_name AS "companyName", u.closed_at IS NOT NULL AS closed,
      CASE WHEN r.id IS NOT NULL
        THEN json_build_array(r.count_stands, r.count_pages_wine, r.count_pages_advertising) END AS ordered,
      coalesce(r.state = 'accepted', true) AS "asOrdered",
      coalesce((SELECT json_agg(json_build_object('id', d.id, 'stand', d.stand)
          ORDER BY s.position NULLS FIRST, k.position NULLS FIRST, d.stand, d.id)
        FROM catalog_stand a JOIN stand d ON d.id = a.stand_id
        LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id
        WHERE a.catalog_id = ${catalogId} AND a.exhibitor_id = e.id), '[]') AS stands,
      coalesce((SELECT json_agg(json_build_object('type', p.page_type, 'standId', p.stand_id,
          'titleId', p.page_title_id, 'title', t.name) ORDER BY p.position)
        FROM page p LEFT JOIN page_title t ON t.id = p.page_title_id
        WHERE p.catalog_id = ${catalogId} AND p.exhibitor_id = e.id
          AND p.page_type IN (${joinSql(exhibitorPages)})), '[]') AS pages,
      (SELECT json_build_object('id', w.id, 'name', w.name) FROM deck w WHERE w.id = r.deck_id) AS deck,
      coalesce((SELECT json_agg(json_build_object('id', v.id, 'name', v.name, 'amount', x.amount) ORDER BY v.name, v.id)
        FROM catalog_request_service x JOIN service v ON v.id = x.service_id
        WHERE x.exhibitor_catalog_request_id = r.id AND x.amount > 0), '[]') AS services
    FROM exhibitor e JOIN "user" u ON u.id = e.id
    LEFT JOIN catalog_request r ON r.catalog_id = ${catalogId} AND r.exhibitor_id = e.id
    WHERE r.state IS DISTINCT FROM 'rejected' AND (r.id IS NOT NULL
      OR EXISTS (SELECT FROM catalog_stand a WHERE a.catalog_id = ${catalogId} AND a.exhibitor_id = e.id)
      OR EXISTS (SELECT FROM page p WHERE p.catalog_id = ${catalogId} AND p.exhibitor_id = e.id))
    ORDER BY e.company_name, e.id`);
  return rows.map(orderOf);
}

/** The pages of a catalogue that are no exhibitor's, in their order. */
export const findOwnPages = (reader: Pick<Tx, 'page'>, catalogId: number) =>
  reader.page.findMany({
    where: { catalogId, exhibitorId: null },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      pageType: true,
      registerKind: true,
      description: true,
      link: true,
      active: true,
      contentFileId: true,
      contentStatus: true,
      contentReport: true,
      contentPages: true,
    },
  });

/** The result of {@link findOwnPages}. */
export type OwnPage = Awaited<ReturnType<typeof findOwnPages>>[number];

/** Whether the file of a page can be printed as it is. */
export const hasGoodFile = ({ contentFileId, contentStatus }: OwnPage): boolean =>
  contentFileId !== null && contentStatus === checkStates.ready;

/** How many pages, services and titles a catalogue hands on, and whether it has a design. */
export async function countHandedOn(reader: Reader, catalogId: number) {
  const pages = await findOwnPages(reader, catalogId);
  const [services, titles] = [await reader.service.count(), await reader.pageTitle.count()];
  return {
    generated: pages.filter(({ pageType }) => isGeneratedPage(pageType)).length,
    content: pages.filter(({ pageType }) => isUploadedPage(pageType)).length,
    files: pages.filter(hasGoodFile).length,
    services,
    titles,
    design:
      (await reader.catalogDesign.count({ where: { catalogId } })) +
        (await reader.catalogMark.count({ where: { catalogId } })) >
      0,
  };
}
