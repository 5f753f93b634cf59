import { checkStates, hasErrors } from '@rebblatt/contracts';
import { z } from 'zod';
import { checkFile, type FileChecker } from '../../../files/check-file.ts';
import type { AnyJob } from '../../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../../jobs/define-job.ts';
import { findPreflightAsk } from '../../print-setting/print-setting.queries.ts';
import { CHECK_COVER, endCoverCheck } from './cover.commands.ts';
import { findCoverToCheck } from './cover.queries.ts';

const payload = z.object({ catalog_id: z.int(), file_id: z.int() });

/** Checks the cover of a catalogue and stores the findings; one with errors stays, and is named wherever it goes. */
export const checkCoverJob = (checker: FileChecker): AnyJob =>
  defineJob({
    kind: CHECK_COVER,
    share: 'one-each',
    payload,
    async run({ db, payload: { catalog_id, file_id }, signal, userId }) {
      const target = await findCoverToCheck(db, catalog_id, file_id);
      if (!target) return {};
      const ask = await findPreflightAsk(db);
      const { sha256 } = target;
      const report = await checkFile(checker, { sha256, kind: 'cover', ask, userId, signal });
      if (hasErrors(report)) {
        await endCoverCheck(db.prisma, catalog_id, file_id, { report });
        throw new JobFailure('cover.has-errors');
      }
      return { link: (tx) => endCoverCheck(tx, catalog_id, file_id, { status: checkStates.ready, report }) };
    },
    unfinished: (tx, { payload: { catalog_id, file_id } }) =>
      endCoverCheck(tx, catalog_id, file_id, { status: checkStates.failed }),
  });
