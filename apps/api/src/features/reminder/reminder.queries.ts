import {
  checkStates,
  exhibitorPages,
  type Language,
  REMINDED_HOURS,
  type ReminderTopic,
  releaseStates,
} from '@rebblatt/contracts';
import type { Clock } from '../../lib/clock.ts';
import { todayInZurich } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import { joinSql, sql } from '../../lib/sql.ts';
import { lateOnes } from '../catalog/catalog.rules.ts';
import type { CatalogWithDays } from '../catalog/deadline.queries.ts';
import { owesRequest } from '../catalog/request-of.queries.ts';
import { standingSql } from '../page/standing/page-standing.queries.ts';

/** The names of a title in other languages. */
interface Names {
  name_fr: string | null;
  name_en: string | null;
}

/** One line of one exhibitor. */
export interface OpenLine {
  exhibitor_id: number;
  company_name: string;
  email: string;
  language: Language | null;
  /** Its key: `request`, `page-12`, `logo-3`. */
  key: string;
  topic: ReminderTopic;
  page: {
    id: number;
    page_type: number;
    position: number;
    page_title: string | null;
    page_title_names: Names | null;
  } | null;
  logo: { id: number; name: string } | null;
  comment: string | null;
  reminded_at: Date | null;
  /** When the exhibitor was last reminded of anything in this catalogue. */
  last_reminded_at: Date | null;
  /** Whether the exhibitor was reminded of it within the last day. */
  recently: boolean;
}

/**
 * The topic of an unreleased page `p`. It is rejected where the list of pages says so: one that was rejected and has no
 * file that could be printed is there among those, and here among the unreleased ones.
 */
const pageTopic = sql`CASE WHEN ${standingSql} = 'rejected' THEN 'rejected' ELSE 'draft' END`;

/**
 * What is open in a catalogue, by company. A logo counts if it is the
 * newest of an exhibitor without an approved one, and its check failed or its approval was withdrawn.
 * @param now the end of the "last day"
 */
export const findOpenLines = (tx: Pick<Tx, '$queryRaw'>, catalogId: number, now: Date) =>
  tx.$queryRaw<OpenLine[]>(sql`
    WITH company AS (
      SELECT e.id, e.company_name, u.email, u.language FROM exhibitor e JOIN "user" u ON u.id = e.id
      WHERE u.active AND u.role = 'EXHIBITOR'
    ), open AS (
      SELECT e.id AS exhibitor_id, 'request' AS key, 'request' AS topic, NULL::json AS page, NULL::json AS logo,
        NULL AS comment, 0 AS place
      FROM company e
      WHERE ${owesRequest(catalogId)}
      UNION ALL
      SELECT p.exhibitor_id, 'page-' || p.id, ${pageTopic},
        json_build_object('id', p.id, 'page_type', p.page_type, 'position', p.position, 'page_title', t.name,
          'page_title_names', CASE WHEN t.id IS NOT NULL THEN json_build_object('name_fr', t.name_fr, 'name_en', t.name_en) END), NULL,
        CASE WHEN p.state = ${releaseStates.rejected}::release_state THEN p.comment END, p.position
      FROM page p LEFT JOIN page_title t ON t.id = p.page_title_id
      WHERE p.catalog_id = ${catalogId} AND p.exhibitor_id IS NOT NULL AND p.active
        AND p.page_type IN (${joinSql(exhibitorPages)})
        AND p.state IN (${releaseStates.draft}::release_state, ${releaseStates.rejected}::release_state)
      UNION ALL
      SELECT l.user_id, 'logo-' || l.id, 'logo', NULL, json_build_object('id', l.id, 'name', l.name), NULL, 2147483647
      FROM logo l
      WHERE l.id = (SELECT max(n.id) FROM logo n WHERE n.user_id = l.user_id)
        AND NOT EXISTS (SELECT FROM logo a WHERE a.user_id = l.user_id AND a.approved)
        AND (l.status = ${checkStates.failed} AND l.override IS NULL AND l.report IS NOT NULL
          OR l.rejected_at IS NOT NULL)
        AND EXISTS (SELECT FROM catalog_membership m WHERE m.exhibitor_id = l.user_id AND m.catalog_id = ${catalogId})
    )
    SELECT o.exhibitor_id, e.company_name, e.email, e.language, o.key, o.topic, o.page, o.logo, o.comment,
      r.at AS reminded_at, any_line.at AS last_reminded_at, coalesce(r.at > ${now}::timestamptz - make_interval(hours => ${REMINDED_HOURS}), false) AS recently
    FROM open o JOIN company e ON e.id = o.exhibitor_id
    LEFT JOIN LATERAL (SELECT max(at) AS at FROM reminder
      WHERE catalog_id = ${catalogId} AND exhibitor_id = o.exhibitor_id AND line = o.key) r ON true
    LEFT JOIN LATERAL (SELECT max(at) AS at FROM reminder
      WHERE catalog_id = ${catalogId} AND exhibitor_id = o.exhibitor_id) any_line ON true
    ORDER BY e.company_name, e.id, o.place, o.key`);

/** What is open for those who may work on a catalogue today: everybody, or after its end those who may go on. */
export async function findLinesOf(
  tx: Pick<Tx, '$queryRaw'>,
  catalog: CatalogWithDays,
  clock: Clock,
): Promise<OpenLine[]> {
  const late = lateOnes(catalog, todayInZurich(clock));
  const lines = await findOpenLines(tx, catalog.id, clock.now());
  return late ? lines.filter(({ exhibitor_id }) => late.includes(exhibitor_id)) : lines;
}
