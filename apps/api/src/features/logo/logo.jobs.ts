import { checkStates, hasErrors } from '@rebblatt/contracts';
import { z } from 'zod';
import { checkFile, type FileChecker } from '../../files/check-file.ts';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../jobs/define-job.ts';
import { findPreflightAsk } from '../print-setting/print-setting.queries.ts';
import { CHECK_LOGO, endLogoCheck } from './logo.commands.ts';
import { findLogoToCheck } from './logo.queries.ts';

const payload = z.object({ logo_id: z.int() });

/**
 * Checks a logo and stores the findings. With verification, a logo with errors becomes failed; without, the report is
 * only shown.
 */
export const checkLogoJob = (checker: FileChecker): AnyJob =>
  defineJob({
    kind: CHECK_LOGO,
    share: 'one-each',
    payload,
    async run({ db, payload: { logo_id }, signal, userId }) {
      const target = await findLogoToCheck(db, logo_id);
      if (!target) return {};
      const ask = await findPreflightAsk(db);
      const { sha256 } = target;
      const report = await checkFile(checker, { sha256, kind: 'logo', ask, userId, signal });
      if (target.withVerification && hasErrors(report)) {
        await endLogoCheck(db.prisma, logo_id, { report });
        throw new JobFailure('logo.has-errors');
      }
      return { link: (tx) => endLogoCheck(tx, logo_id, { status: checkStates.ready, report }) };
    },
    unfinished: (tx, end) => endLogoCheck(tx, end.payload.logo_id, { status: checkStates.failed }),
  });
