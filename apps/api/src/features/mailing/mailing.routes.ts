import type { Env } from '../../env.ts';
import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { fromLine } from '../../mail/from-line.ts';
import { findSender } from '../../mail/signature.ts';
import { findWithDays } from '../catalog/deadline.queries.ts';
import { sendMailing } from './mailing.commands.ts';
import { presentRecipient } from './mailing.presenter.ts';
import { addressedIn, countWithoutAccount, findRecipients } from './mailing.queries.ts';

interface Tools {
  db: Database;
  clock: Clock;
  env: Pick<Env, 'MAIL_FROM'>;
}

/** Messages of the organiser to the exhibitors of a catalogue. */
export const mailingRoutes = ({ db, clock, env }: Tools): Endpoint[] => [
  endpoint(
    'GET /catalog/:catalog/mail-recipients',
    { allow: administrators, summary: 'List who a message to a catalogue’s exhibitors goes to' },
    async ({ params }) => {
      const addressed = addressedIn(found(await findWithDays(db.prisma, params.catalog), 'catalog'), clock);
      const [recipients, without] = await Promise.all([
        findRecipients(db, addressed),
        countWithoutAccount(db, addressed),
      ]);
      return {
        data: recipients.map(presentRecipient),
        total: recipients.length,
        without_account: without,
        from: fromLine(env.MAIL_FROM, (await findSender(db.prisma)).name),
      };
    },
  ),

  endpoint(
    'POST /exhibitor/send-mail',
    { allow: administrators, summary: 'Write to the exhibitors of a catalogue' },
    async ({ actor, body }) => ({
      error: null,
      message: 'exhibitor.mail-sent',
      count: await sendMailing({ db, clock }, actor, body),
    }),
  ),
];
