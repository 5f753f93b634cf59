import {
  checkStates,
  exhibitorPages,
  type PageStanding,
  releaseStates,
  type ShownCorrection,
  shownCorrections,
  uploadedPages,
} from '@rebblatt/contracts';
import type { Database } from '../../../lib/database.ts';
import { joinSql, sql } from '../../../lib/sql.ts';

/** Whether a correction of the page `p` is open: its exhibitor has not answered yet. */
const isCorrected = sql`EXISTS (SELECT FROM page_correction c WHERE c.page_id = p.id AND c.state = 'open')`;

/** Whether nothing is known of the file of the page `p` yet: its check runs, or could not be done. */
const isUnknown = sql`(p.content_status = ${checkStates.checking}
  OR p.content_status = ${checkStates.failed} AND p.content_report IS NULL AND p.content_override IS NULL)`;

/** Where the page `p` stands, as a word of `pageStandings`. What comes first is what has to be done first. */
export const standingSql = sql`CASE
  WHEN NOT p.active THEN 'inactive'
  WHEN p.page_type IN (${joinSql(uploadedPages)}) AND p.content_file_id IS NULL THEN 'no-pdf'
  WHEN p.page_type IN (${joinSql(uploadedPages)}) AND ${isUnknown} THEN 'checking'
  WHEN p.page_type IN (${joinSql(uploadedPages)}) AND p.content_status = ${checkStates.failed}
    AND p.content_override IS NULL THEN 'faulty'
  WHEN p.page_type NOT IN (${joinSql(exhibitorPages)}) THEN 'ready'
  WHEN p.state = ${releaseStates.released}::release_state
    THEN CASE WHEN ${isCorrected} THEN 'corrected' ELSE 'waiting' END
  ELSE p.state::text END`;

/** Since when the page `p` waits for a decision; null while it does not. */
export const waitingSinceSql = sql`CASE WHEN ${standingSql} = 'waiting' THEN p.released_at END`;

/**
 * How many errors the check of the file of the page `p` found; null unless the file is why it is not in the book, and while
 * it is checked. None: the check could not be done.
 */
export const faultsSql = sql`CASE WHEN ${standingSql} IN ('checking', 'faulty')
  AND p.content_status = ${checkStates.failed} THEN (
  SELECT count(*)::int FROM jsonb_array_elements(p.content_report->'findings') AS finding
  WHERE finding->>'severity' = 'error') END`;

/**
 * The correction that the released page `p` shows: the newest one that was proposed on this release or led to it, unless
 * it was withdrawn or closed.
 */
export const shownCorrectionId = sql`CASE WHEN p.state = ${releaseStates.released}::release_state THEN (
  SELECT c.id FROM page_correction c
  WHERE c.page_id = p.id AND c.state = ANY(${[...shownCorrections]}::correction_state[])
    AND coalesce(c.ended_at, c.created_at) >= p.released_at
  ORDER BY c.id DESC LIMIT 1) END`;

/** What became of that correction. */
export const correctionSql = sql`(SELECT c.state::text FROM page_correction c WHERE c.id = ${shownCorrectionId})`;

/** What a list says about the standing of one of its pages. */
export interface StandingLine {
  id: number;
  standing: PageStanding;
  /** How many errors the check of its file found; null unless the file is why it is not in the book. */
  file_errors: number | null;
  /** What became of the correction that was proposed since its release; null without one. */
  correction: ShownCorrection | null;
}

/** Where these pages stand, in one statement. */
export const findStandings = (db: Database, ids: number[]) =>
  db.query<StandingLine>(sql`
    SELECT p.id, ${standingSql} AS standing, ${faultsSql} AS file_errors,
      ${correctionSql} AS correction
    FROM page p WHERE p.id = ANY(${ids}::int[])`);

/** The pages of a catalogue that stand in one of these places. */
export async function findIdsAt(
  db: Database,
  catalogId: number,
  standings: PageStanding[],
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`SELECT p.id FROM page p WHERE p.catalog_id = ${catalogId} AND ${standingSql} = ANY(${standings}::text[])`,
  );
  return rows.map(({ id }) => id);
}

/** How many pages of a catalogue stand in one place, and since when the first of them waits for a decision. */
export interface StandingCount {
  standing: PageStanding;
  count: number;
  since: Date | null;
  /** How many of them are printed with another name of their exhibitor than it has now. */
  renamed: number;
}

/** A statement of one {@link StandingCount} for each place where pages of a catalogue stand. */
export const standingCounts = (catalogId: number) => sql`
  SELECT standing, count(*)::int AS count, min(released_at) AS since,
    (count(*) FILTER (WHERE standing = 'accepted' AND printed->'company'->>'company_name' <> company_name))::int AS renamed
  FROM (SELECT ${standingSql} AS standing, p.released_at, p.printed, e.company_name
    FROM page p LEFT JOIN exhibitor e ON e.id = p.exhibitor_id WHERE p.catalog_id = ${catalogId}) AS p
  GROUP BY 1`;
