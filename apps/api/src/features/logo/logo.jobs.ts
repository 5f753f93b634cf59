import { checkStates, hasErrors } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { z } from 'zod';
import type { FileTurns } from '../../files/file-turns.ts';
import type { FileStore } from '../../files/store.ts';
import { withWorkCopy, workFolder } from '../../files/work-copy.ts';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../jobs/define-job.ts';
import { fromPress } from '../../lib/press-fault.ts';
import { findPreflightAsk } from '../print-setting/print-setting.queries.ts';
import { CHECK_LOGO, endLogoCheck } from './logo.commands.ts';
import { findLogoToCheck } from './logo.queries.ts';

const payload = z.object({ logo_id: z.int() });

interface CheckTools {
  press: Press;
  files: FileStore;
  turns: Pick<FileTurns, 'check'>;
  env: { DATA_DIR: string };
}

/**
 * Checks a logo and stores the findings. With verification, a logo with errors becomes failed; without, the report is
 * only shown.
 */
export const checkLogoJob = ({ press, files, turns, env }: CheckTools): AnyJob =>
  defineJob({
    kind: CHECK_LOGO,
    share: 'one-each',
    payload,
    async run({ db, payload: { logo_id }, signal, userId }) {
      const target = await findLogoToCheck(db, logo_id);
      if (!target) return {};
      const ask = await findPreflightAsk(db);
      const report = await withWorkCopy(files, workFolder(env.DATA_DIR), target.sha256, (path) =>
        turns.check.take(
          userId ?? 0,
          () => fromPress(press.preflight(path, 'logo', { signal, sha256: target.sha256, ...ask })),
          signal,
        ),
      );
      if (target.withVerification && hasErrors(report)) {
        await endLogoCheck(db.prisma, logo_id, { report });
        throw new JobFailure('logo.has-errors');
      }
      return { link: (tx) => endLogoCheck(tx, logo_id, { status: checkStates.ready, report }) };
    },
    unfinished: (tx, end) => endLogoCheck(tx, end.payload.logo_id, { status: checkStates.failed }),
  });
