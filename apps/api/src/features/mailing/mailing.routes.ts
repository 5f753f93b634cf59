import type { MailRecipients } from '@rebblatt/contracts';
import type { Env } from '../../env.ts';
import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import type { Sql } from '../../lib/sql.ts';
import { fromLine } from '../../mail/from-line.ts';
import { findSender } from '../../mail/signature.ts';
import type { CatalogWithDays } from '../catalog/deadline.queries.ts';
import { findWithDays } from '../catalog/deadline.queries.ts';
import { sendMailing, writeToExhibitors } from './mailing.commands.ts';
import { presentRecipient } from './mailing.presenter.ts';
import { addressedIn, anybodyIn, countWithoutAccount, findRecipients } from './mailing.queries.ts';

interface Tools {
  db: Database;
  clock: Clock;
  env: Pick<Env, 'MAIL_FROM'>;
}

/** Messages of the organiser to the exhibitors of a catalogue, and to any of the fair. */
export function mailingRoutes({ db, clock, env }: Tools): Endpoint[] {
  const show = async (
    actor: Actor,
    addressed: Sql,
    catalog: CatalogWithDays | null,
  ): Promise<MailRecipients> => {
    const sender = await findSender(db.prisma);
    const [recipients, without] = await Promise.all([
      findRecipients(db.prisma, clock, addressed, catalog),
      countWithoutAccount(db.prisma, addressed),
    ]);
    return {
      data: recipients.map(presentRecipient),
      total: recipients.length,
      without_account: without,
      from: fromLine(env.MAIL_FROM, sender),
      reply_to: sender.email ?? actor.email,
    };
  };
  const findNamed = async (id: number) => found(await findWithDays(db.prisma, id), 'catalog');
  const sent = (count: number) => ({ error: null, message: 'exhibitor.mail-sent', count });

  return [
    endpoint(
      'GET /catalog/:catalog/mail-recipients',
      { allow: administrators, summary: 'List who a message to a catalogue’s exhibitors goes to' },
      async ({ actor, params }) => {
        const catalog = await findNamed(params.catalog);
        return show(actor, addressedIn(catalog, clock), catalog);
      },
    ),

    endpoint(
      'POST /exhibitor/send-mail',
      { allow: administrators, summary: 'Write to the exhibitors of a catalogue' },
      async ({ actor, body }) => sent(await sendMailing({ db, clock }, actor, body)),
    ),

    endpoint(
      'GET /mail-recipients',
      {
        allow: administrators,
        summary: 'List who can be written to, in a catalogue of any state or in none',
      },
      async ({ actor, query }) => {
        const catalog = query.catalog_id === undefined ? null : await findNamed(query.catalog_id);
        return show(actor, anybodyIn(catalog), catalog);
      },
    ),

    endpoint(
      'POST /exhibitor/write',
      { allow: administrators, summary: 'Write to chosen companies, in a catalogue of any state or in none' },
      async ({ actor, body }) => sent(await writeToExhibitors({ db, clock }, actor, body)),
    ),
  ];
}
