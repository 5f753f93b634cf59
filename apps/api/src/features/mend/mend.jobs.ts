import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileReport, MendFix, PreflightKind } from '@rebblatt/contracts';
import { uploadKindOf } from '@rebblatt/contracts';
import { z } from 'zod';
import { checkFile, type FileChecker } from '../../files/check-file.ts';
import { type KeptFile, keepPdf } from '../../files/stored-file.ts';
import { withWorkCopy, workFolder } from '../../files/work-copy.ts';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../jobs/define-job.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { fromPress } from '../../lib/press-fault.ts';
import { findOutputCondition, findPreflightAsk } from '../print-setting/print-setting.queries.ts';
import { fixesOf } from './mend.queries.ts';
import { MEND_PAGE_FILE, mendedName } from './mend.rules.ts';

const payload = z.object({ page_id: z.int(), sha256: z.string() });

/** The file that was to be mended, or null when the page has gone or somebody has given it up. */
async function findOrdered(
  db: Database,
  pageId: number,
  sha256: string,
): Promise<(Pick<Mending, 'fixes' | 'kind'> & { name: string }) | null> {
  const row = await db.prisma.pageMend.findUnique({
    where: { pageId },
    include: { page: { select: { pageType: true, contentFile: { select: { sha256: true, name: true } } } } },
  });
  const file = row?.page.contentFile;
  if (row?.state !== 'mending' || row.sourceSha256 !== sha256 || file?.sha256 !== sha256) return null;
  return { fixes: fixesOf(row), kind: uploadKindOf(row.page.pageType), name: file.name };
}

/** Mends the PDF of an ad or content page beside it, and checks what came of it as any upload. */
export const mendPageFileJob = (checker: FileChecker): AnyJob =>
  defineJob({
    kind: MEND_PAGE_FILE,
    share: 'one-each',
    payload,
    async run({ db, payload: { page_id, sha256 }, signal, userId }) {
      const ordered = await findOrdered(db, page_id, sha256);
      if (!ordered) return {};
      const { kind, fixes, name } = ordered;
      const ask = await findPreflightAsk(db);
      const { profile } = await findOutputCondition(db, checker.files);
      const mending = { sha256, fixes, kind, thresholds: ask.thresholds, profile, userId, signal };
      const { file, notes } = await mendStored(checker, mending, mendedName(name));
      const report = await checkFile(checker, { sha256: file.sha256, kind, ask, userId, signal });
      return { link: (tx) => keep(tx, page_id, sha256, { file, notes, report, userId }) };
    },
    unfinished: async (tx, { payload: { page_id, sha256 } }) => {
      await tx.pageMend.updateMany({
        where: { pageId: page_id, sourceSha256: sha256, state: 'mending' },
        data: { state: 'failed' },
      });
    },
  });

type Notes = Awaited<ReturnType<FileChecker['press']['mend']>>;

interface Mending {
  sha256: string;
  fixes: MendFix[];
  kind: PreflightKind;
  thresholds: Awaited<ReturnType<typeof findPreflightAsk>>['thresholds'];
  profile: Uint8Array;
  userId: number | null;
  signal: AbortSignal;
}

async function mendStored(
  { press, files, turns, env }: FileChecker,
  { sha256, userId, ...task }: Mending,
  originalName: string,
): Promise<{ file: KeptFile; notes: Notes }> {
  const folder = workFolder(env.DATA_DIR);
  const out = join(folder, `mended-${randomUUID()}.pdf`);
  try {
    const notes = await withWorkCopy(files, folder, sha256, (source) =>
      turns.check.take(userId ?? 0, () => fromPress(press.mend({ source, out, ...task })), task.signal),
    );
    return { file: await keepPdf(files, { path: out, originalName }), notes };
  } catch (error) {
    task.signal.throwIfAborted();
    throw new JobFailure('mend.impossible', {}, error);
  } finally {
    await rm(out, { force: true });
  }
}

/** Stores the mended file, if it is still wanted. */
async function keep(
  tx: Tx,
  pageId: number,
  sourceSha256: string,
  made: { file: KeptFile; notes: Notes; report: FileReport; userId: number | null },
): Promise<void> {
  const { file, notes, report, userId } = made;
  const row = await tx.pageMend.findUnique({ where: { pageId } });
  if (row?.state !== 'mending' || row.sourceSha256 !== sourceSha256) return;
  const { id } = await tx.storedFile.create({ data: { ...file, createdById: userId }, select: { id: true } });
  await tx.pageMend.update({
    where: { pageId },
    data: {
      state: 'ready',
      fileId: id,
      sha256: file.sha256,
      pages: report.pages,
      report,
      notes: { ...notes },
    },
  });
}
