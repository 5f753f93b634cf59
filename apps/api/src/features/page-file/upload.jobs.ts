import { checkStates, hasErrors, uploadKindOf } from '@rebblatt/contracts';
import { z } from 'zod';
import { checkFile, type FileChecker } from '../../files/check-file.ts';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../jobs/define-job.ts';
import { findPreflightAsk } from '../print-setting/print-setting.queries.ts';
import { CHECK_PAGE_FILE } from './page-file.commands.ts';
import { endCheck, failCheck, findFileToCheck } from './upload-check.commands.ts';

const payload = z.object({
  page_id: z.int(),
  file_id: z.int(),
  /** Missing in jobs that an earlier version ordered. */
  keeps_earlier: z.boolean().default(false),
});

/**
 * Checks the PDF of an ad or content page and stores the findings. A file with errors stays on its page, which then
 * cannot be released; a page that has been deleted or has another file since gets no result.
 */
export const checkPageFileJob = (checker: FileChecker): AnyJob =>
  defineJob({
    kind: CHECK_PAGE_FILE,
    share: 'one-each',
    payload,
    async run({ db, payload: { page_id, file_id, keeps_earlier: keepsEarlier }, signal, userId }) {
      const target = await findFileToCheck(db, page_id, file_id);
      if (!target) return {};
      const kind = uploadKindOf(target.pageType);
      const ask = await findPreflightAsk(db);
      const { sha256 } = target;
      const report = await checkFile(checker, { sha256, kind, ask, userId, signal });
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
