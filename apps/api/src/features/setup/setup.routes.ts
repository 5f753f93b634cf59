import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Database } from '../../lib/database.ts';
import { isLocalAddress } from '../../lib/local-address.ts';
import { hideSetup, sendTrialMail } from './setup.commands.ts';
import { presentSetup } from './setup.presenter.ts';

interface SetupTools {
  db: Database;
  publicUrl: string;
  env: { MAIL_FROM: string; SMTP_URL?: string | undefined };
}

/** The first steps of an installation: what is there, what is missing, and a mail for trial. */
export function setupRoutes({ db, publicUrl, env }: SetupTools): Endpoint[] {
  const show = async () => ({
    data: await presentSetup(db, {
      from: env.MAIL_FROM,
      delivered: env.SMTP_URL !== undefined,
      links_reach: !isLocalAddress(publicUrl),
    }),
  });
  return [
    endpoint('GET /setup', { allow: administrators, summary: 'Say which first steps are done' }, show),

    endpoint(
      'PUT /setup',
      { allow: administrators, summary: 'Put the list of first steps away, or show it again' },
      async ({ actor, body }) => {
        await hideSetup(db, actor, body.hidden);
        return show();
      },
    ),

    endpoint(
      'POST /setup/trial-mail',
      { allow: administrators, summary: 'Send oneself a mail for trial' },
      async ({ actor }) => {
        await sendTrialMail(db, actor, publicUrl);
        return show();
      },
    ),
  ];
}
