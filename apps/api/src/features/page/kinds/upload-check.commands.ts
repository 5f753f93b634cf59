import type { CheckEnd, FileReport } from '@rebblatt/contracts';
import { checkStates } from '@rebblatt/contracts';
import type { Database, Tx } from '../../../lib/database.ts';
import { forgetEarlierFile } from './earlier-file.commands.ts';

/** The file a check was ordered for, or null when the page is gone or has another file by now. */
export async function findFileToCheck(db: Database, pageId: number, fileId: number) {
  const page = await db.prisma.page.findFirst({
    where: { id: pageId, contentFileId: fileId },
    select: { pageType: true, contentFile: { select: { sha256: true } } },
  });
  return page?.contentFile ? { pageType: page.pageType, sha256: page.contentFile.sha256 } : null;
}

/** Writes how a check ended, if the page still carries that file; a good end forgets the file before it. */
export async function endCheck(
  tx: Tx,
  pageId: number,
  fileId: number,
  { status, report }: { status: CheckEnd; report?: FileReport },
): Promise<void> {
  const { count } = await tx.page.updateMany({
    where: { id: pageId, contentFileId: fileId },
    data: { contentStatus: status, ...(report && { contentReport: report, contentPages: report.pages }) },
  });
  if (count === 1 && status === checkStates.ready) await forgetEarlierFile(tx, pageId);
}

/** Keeps the report of a file with errors; the job's end sets its status. */
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
