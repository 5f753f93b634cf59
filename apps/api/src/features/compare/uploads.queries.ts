import { conflict } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';

/** The PDFs of an ad at two moments, by the hashes of their bytes, with the report of each if there is one. */
export interface BothUploads {
  earlier: { sha256: string; report: unknown };
  later: { sha256: string; report: unknown };
}

interface Row {
  earlier: string | null;
  later: string | null;
  report: unknown;
}

/**
 * Which PDF an ad had before a row of the history that replaced it, and since; for a release the PDFs of the release
 * before and of this one, for the first one also that of now.
 * @throws AppError 409 `history.not-kept` for a row that recorded no PDF
 */
export async function findBothUploads(db: Database, pageId: number, rowId: number): Promise<BothUploads> {
  const [row] = await db.query<Row>(sql`
    SELECT CASE WHEN h.action <> 'release' THEN h.before -> 'file' ->> 'sha256'
        ELSE coalesce(last.file_sha256, r.file_sha256) END AS earlier,
      CASE WHEN h.action <> 'release' THEN h.after -> 'file' ->> 'sha256'
        WHEN last.file_sha256 IS NULL THEN f.sha256 ELSE r.file_sha256 END AS later,
      CASE WHEN h.action <> 'release' THEN h.before -> 'contentReport' END AS report
    FROM history h
    JOIN page p ON p.id = h.page_id
    LEFT JOIN file f ON f.id = p.content_file_id
    LEFT JOIN page_pull r ON r.page_id = h.page_id AND r.history_id = h.id
    LEFT JOIN LATERAL (
      SELECT e.file_sha256 FROM page_pull e
      WHERE e.page_id = r.page_id AND e.number < r.number AND e.file_sha256 IS NOT NULL
      ORDER BY e.number DESC LIMIT 1) AS last ON true
    WHERE h.id = ${rowId} AND h.page_id = ${pageId} AND h.entity = 'page'`);
  if (!row?.earlier || !row.later) throw conflict('history.not-kept');
  return { earlier: { sha256: row.earlier, report: row.report }, later: { sha256: row.later, report: null } };
}
