import { join } from 'node:path';
import type { Context } from './context.ts';
import { publishEditionJob } from './features/edition/edition.jobs.ts';
import { writeSiteJob } from './features/edition/public-site.jobs.ts';
import { checkLogoJob } from './features/logo/logo.jobs.ts';
import { sendMailJobs } from './features/mail-out/mail-out.jobs.ts';
import { mendFileJob } from './features/mend/mend.jobs.ts';
import { checkPageFileJob } from './features/page-file/upload.jobs.ts';
import { generateCatalogJob } from './features/print/book/book.jobs.ts';
import { checkCoverJob } from './features/print/cover/cover.jobs.ts';
import { deliverWebhookJob } from './features/webhook/webhook.jobs.ts';
import { workFolder } from './files/work-copy.ts';
import type { AnyJob } from './jobs/define-job.ts';
import { createMailTransport } from './mail/transport.ts';

/** Every kind of job of the product, one per line. */
export const allJobs = (context: Context): AnyJob[] => [
  ...sendMailJobs(mailTransport(context), context.files),
  checkLogoJob(context),
  checkPageFileJob(context),
  mendFileJob(context),
  checkCoverJob(context),
  publishEditionJob(context),
  writeSiteJob(context),
  deliverWebhookJob({ ...context, anywhere: context.env.WEBHOOK_PRIVATE }),
  generateCatalogJob({
    ...context,
    press: context.bookPress,
    workFolder: workFolder(context.env.DATA_DIR),
  }),
];

const mailTransport = ({ env }: Context) =>
  createMailTransport({ smtpUrl: env.SMTP_URL, outbox: join(env.DATA_DIR, 'outbox'), from: env.MAIL_FROM });
