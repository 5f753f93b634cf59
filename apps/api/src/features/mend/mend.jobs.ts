import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MendFix, MendWishes, PreflightKind } from '@rebblatt/contracts';
import { languages, mendWishes } from '@rebblatt/contracts';
import { z } from 'zod';
import { checkFile, type FileChecker } from '../../files/check-file.ts';
import { type KeptFile, keepPdf } from '../../files/stored-file.ts';
import { withWorkCopy, workFolder } from '../../files/work-copy.ts';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../jobs/define-job.ts';
import { fromPress } from '../../lib/press-fault.ts';
import { findOutputCondition, findPreflightAsk } from '../print-setting/print-setting.queries.ts';
import { giveMendingUp, keepMended } from './mend.commands.ts';
import { findOrdered } from './mend.queries.ts';
import { inOrder, MEND_FILE, mendedName } from './mend.rules.ts';

const payload = z.object({ mend_id: z.int(), language: z.enum(languages) });

/** Mends the PDF of a page, logo or cover beside it, and checks what came of it as any upload. */
export const mendFileJob = (checker: FileChecker): AnyJob =>
  defineJob({
    kind: MEND_FILE,
    share: 'one-each',
    payload,
    async run({ db, payload: { mend_id, language }, signal, userId }) {
      const ordered = await findOrdered(db, mend_id);
      if (!ordered) return {};
      const { mend, name, kind } = ordered;
      const ask = await findPreflightAsk(db);
      const { profile } = await findOutputCondition(db, checker.files);
      const wishes = mendWishes.safeParse(mend.wishes).data;
      const how = { fixes: inOrder(mend.fixes), wishes, kind, thresholds: ask.thresholds, profile };
      const mending = { sha256: mend.sourceSha256, ...how, userId, signal };
      const { file, notes } = await mendStored(checker, mending, mendedName(name, language));
      const report = await checkFile(checker, { sha256: file.sha256, kind, ask, userId, signal });
      return { link: (tx) => keepMended(tx, mend, { file, notes, report }) };
    },
    unfinished: (tx, { payload: { mend_id } }) => giveMendingUp(tx, mend_id),
  });

interface Mending {
  sha256: string;
  fixes: MendFix[];
  wishes: MendWishes | undefined;
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
): Promise<{ file: KeptFile; notes: Awaited<ReturnType<FileChecker['press']['mend']>> }> {
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
