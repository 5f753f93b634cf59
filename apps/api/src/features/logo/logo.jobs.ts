import { hasErrors } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { z } from 'zod';
import type { FileStore } from '../../files/store.ts';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../jobs/define-job.ts';
import { findPreflightAsk } from '../print-setting/print-setting.queries.ts';
import { CHECK_LOGO, endLogoCheck } from './logo.commands.ts';
import { findLogoToCheck } from './logo.queries.ts';

const payload = z.object({ logo_id: z.int() });

/**
 * Looks through a logo and stores what it found. With verification a logo with errors ends failed; without, the
 * report is only shown.
 */
export const checkLogoJob = ({ press, files }: { press: Press; files: FileStore }): AnyJob =>
  defineJob({
    kind: CHECK_LOGO,
    payload,
    async run({ db, payload: { logo_id }, signal }) {
      const target = await findLogoToCheck(db, logo_id);
      if (!target) return {};
      const report = await press.preflight(await files.read(target.sha256), 'logo', {
        signal,
        ...(await findPreflightAsk(db)),
      });
      if (target.withVerification && hasErrors(report)) {
        await endLogoCheck(db.prisma, logo_id, { report });
        throw new JobFailure('logo.has-errors');
      }
      return { link: (tx) => endLogoCheck(tx, logo_id, { status: 1, report }) };
    },
    unfinished: (tx, end) => endLogoCheck(tx, end.payload.logo_id, { status: 2 }),
  });
