import type { CheckEnd, FileReport } from '@rebblatt/contracts';
import { checkStates } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import { forgetEarlierFile } from './earlier-file.commands.ts';

/** The file for which a check was queued, or null when the page has been deleted or has another file since. */
export async function findFileToCheck(db: Database, pageId: number, fileId: number) {
  const page = await db.prisma.page.findFirst({
    where: { id: pageId, contentFileId: fileId },
    select: { pageType: true, contentFile: { select: { sha256: true } } },
  });
  return page?.contentFile ? { pageType: page.pageType, sha256: page.contentFile.sha256 } : null;
}

/** What a further check of the same file begins from. */
export async function beginCheck(tx: Tx, pageId: number): Promise<void> {
  await tx.page.update({ where: { id: pageId }, data: { contentStatus: checkStates.checking } });
}

/** Whether the last check of a file was to keep the one that was set aside for it. */
export async function keptEarlier(tx: Tx, kind: string, fileId: number): Promise<boolean> {
  const last = await tx.job.findFirst({
    where: { kind, payload: { path: ['file_id'], equals: fileId } },
    orderBy: { id: 'desc' },
    select: { payload: true },
  });
  return (last?.payload as { keeps_earlier?: boolean } | undefined)?.keeps_earlier ?? false;
}

/**
 * Stores the result of a check if the page still has that file; a good one deletes the file that was set aside, unless
 * it is to be kept.
 */
export async function endCheck(
  tx: Tx,
  pageId: number,
  fileId: number,
  { status, report, keepsEarlier }: { status: CheckEnd; report?: FileReport; keepsEarlier?: boolean },
): Promise<void> {
  const { count } = await tx.page.updateMany({
    where: { id: pageId, contentFileId: fileId },
    data: { contentStatus: status, ...(report && { contentReport: report, contentPages: report.pages }) },
  });
  if (count === 1 && status === checkStates.ready && !keepsEarlier) await forgetEarlierFile(tx, pageId);
}

/** Stores the report of a file with errors; the end of the job sets its status. */
export async function failCheck(
  db: Database,
  pageId: number,
  fileId: number,
  report: FileReport,
): Promise<void> {
  await db.prisma.page.updateMany({
    where: { id: pageId, contentFileId: fileId },
    data: { contentReport: report, contentPages: report.pages },
  });
}
