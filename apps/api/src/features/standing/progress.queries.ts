import type { ProgressRow } from '@rebblatt/contracts';
import { checkStates } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { laterUntil } from '../catalog/deadline.queries.ts';
import { owesRequest } from '../catalog/request-of.queries.ts';
import { accountSql } from '../exhibitor/exhibitor.queries.ts';
import { invitationOf } from '../invitation/invitation.queries.ts';
import { isWaitingLogo } from '../logo/logo.queries.ts';
import { standingSql } from '../page/standing/page-standing.queries.ts';

/** One exhibitor on the way into a catalogue, as the database returns it. */
export type ProgressLine = Omit<ProgressRow, 'last_sign_in' | 'open' | 'due' | 'reminded_at'> & {
  last_sign_in: Date | null;
};

/**
 * How far the exhibitors of a catalogue are, by company, in one statement: those who belong to it, who sent a request,
 * owe one or may go on after its end.
 */
export const listProgress = (db: Database, catalogId: number) =>
  db.query<ProgressLine>(sql`
    SELECT e.id, e.company_name, u.signed_in_at AS last_sign_in, ${accountSql} AS account,
      ${invitationOf} AS invitation, r.state AS request, r.count_stands AS stands_ordered,
      (SELECT count(*)::int FROM catalog_stand s
        WHERE s.catalog_id = ${catalogId} AND s.exhibitor_id = e.id) AS stands,
      ARRAY(SELECT t.stand FROM catalog_stand s JOIN stand t ON t.id = s.stand_id
        WHERE s.catalog_id = ${catalogId} AND s.exhibitor_id = e.id ORDER BY t.stand) AS stand_names,
      CASE WHEN EXISTS (SELECT FROM logo l WHERE l.user_id = e.id AND l.approved) THEN 'approved'
        WHEN EXISTS (SELECT FROM logo l WHERE l.user_id = e.id
          AND (l.status = ${checkStates.checking} OR ${isWaitingLogo})) THEN 'waiting'
        WHEN EXISTS (SELECT FROM logo l WHERE l.user_id = e.id) THEN 'unusable' ELSE 'missing' END AS logo,
      ${laterUntil(catalogId)} AS later_until,
      coalesce((SELECT json_agg(json_build_object(
          'id', p.id, 'position', p.position, 'page_type', p.page_type, 'standing', ${standingSql}
        ) ORDER BY p.position)
        FROM page p WHERE p.catalog_id = ${catalogId} AND p.exhibitor_id = e.id), '[]'::json) AS pages
    FROM exhibitor e JOIN "user" u ON u.id = e.id
    LEFT JOIN catalog_request r ON r.catalog_id = ${catalogId} AND r.exhibitor_id = e.id
    WHERE r.id IS NOT NULL
      OR EXISTS (SELECT FROM catalog_membership m WHERE m.catalog_id = ${catalogId} AND m.exhibitor_id = e.id)
      OR EXISTS (SELECT FROM later_deadline d WHERE d.catalog_id = ${catalogId} AND d.exhibitor_id = e.id)
      OR (u.active AND ${owesRequest(catalogId)})
    ORDER BY e.company_name, e.id`);
