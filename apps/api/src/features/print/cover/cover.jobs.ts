import { checkStates, hasErrors } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { z } from 'zod';
import type { FileTurns } from '../../../files/file-turns.ts';
import type { FileStore } from '../../../files/store.ts';
import { withWorkCopy, workFolder } from '../../../files/work-copy.ts';
import type { AnyJob } from '../../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../../jobs/define-job.ts';
import { fromPress } from '../../../lib/press-fault.ts';
import { findPreflightAsk } from '../../print-setting/print-setting.queries.ts';
import { CHECK_COVER, endCoverCheck } from './cover.commands.ts';
import { findCoverToCheck } from './cover.queries.ts';

const payload = z.object({ catalog_id: z.int(), file_id: z.int() });

interface CheckTools {
  press: Press;
  files: FileStore;
  turns: Pick<FileTurns, 'check'>;
  env: { DATA_DIR: string };
}

/** Checks the cover of a catalogue and stores the findings; one with errors stays, and is named wherever it goes. */
export const checkCoverJob = ({ press, files, turns, env }: CheckTools): AnyJob =>
  defineJob({
    kind: CHECK_COVER,
    share: 'one-each',
    payload,
    async run({ db, payload: { catalog_id, file_id }, signal, userId }) {
      const target = await findCoverToCheck(db, catalog_id, file_id);
      if (!target) return {};
      const ask = await findPreflightAsk(db);
      const report = await withWorkCopy(files, workFolder(env.DATA_DIR), target.sha256, (path) =>
        turns.check.take(
          userId ?? 0,
          () => fromPress(press.preflight(path, 'cover', { signal, sha256: target.sha256, ...ask })),
          signal,
        ),
      );
      if (hasErrors(report)) {
        await endCoverCheck(db.prisma, catalog_id, file_id, { report });
        throw new JobFailure('cover.has-errors');
      }
      return { link: (tx) => endCoverCheck(tx, catalog_id, file_id, { status: checkStates.ready, report }) };
    },
    unfinished: (tx, { payload: { catalog_id, file_id } }) =>
      endCoverCheck(tx, catalog_id, file_id, { status: checkStates.failed }),
  });
