import { AD_PAGE, checkStates, hasErrors } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { z } from 'zod';
import type { FileTurns } from '../../../files/file-turns.ts';
import type { FileStore } from '../../../files/store.ts';
import { withWorkCopy, workFolder } from '../../../files/work-copy.ts';
import type { AnyJob } from '../../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../../jobs/define-job.ts';
import { fromPress } from '../../../lib/press-fault.ts';
import { findPreflightAsk } from '../../print-setting/print-setting.queries.ts';
import { CHECK_PAGE_FILE } from './page-file.commands.ts';
import { endCheck, failCheck, findFileToCheck } from './upload-check.commands.ts';

const payload = z.object({
  page_id: z.int(),
  file_id: z.int(),
  /** Missing in jobs that an earlier version ordered. */
  keeps_earlier: z.boolean().default(false),
});

interface CheckTools {
  press: Press;
  files: FileStore;
  turns: Pick<FileTurns, 'check'>;
  env: { DATA_DIR: string };
}

/**
 * Checks the PDF of an ad or content page and stores the findings. A file with errors stays on its page, which then
 * cannot be released; a page that has been deleted or has another file since gets no result.
 */
export const checkPageFileJob = ({ press, files, turns, env }: CheckTools): AnyJob =>
  defineJob({
    kind: CHECK_PAGE_FILE,
    share: 'one-each',
    payload,
    async run({ db, payload: { page_id, file_id, keeps_earlier: keepsEarlier }, signal, userId }) {
      const target = await findFileToCheck(db, page_id, file_id);
      if (!target) return {};
      const kind = target.pageType === AD_PAGE ? 'ad' : 'content';
      const ask = await findPreflightAsk(db);
      const report = await withWorkCopy(files, workFolder(env.DATA_DIR), target.sha256, (path) =>
        turns.check.take(
          userId ?? 0,
          () => fromPress(press.preflight(path, kind, { signal, sha256: target.sha256, ...ask })),
          signal,
        ),
      );
      if (hasErrors(report)) {
        await failCheck(db, page_id, file_id, report);
        throw new JobFailure('page.pdf-has-errors');
      }
      return {
        link: (tx) => endCheck(tx, page_id, file_id, { status: checkStates.ready, report, keepsEarlier }),
      };
    },
    unfinished: (tx, { payload: { page_id, file_id } }) =>
      endCheck(tx, page_id, file_id, { status: checkStates.failed }),
  });
