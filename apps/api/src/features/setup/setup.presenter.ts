import type { Setup } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { fromLine } from '../../mail/from-line.ts';
import { findSetupFacts, findTrialMail } from './setup.queries.ts';
import { stepsOf } from './setup.rules.ts';

/** How mails leave where the product runs. */
export interface MailSettings {
  from: string;
  delivered: boolean;
  links_reach: boolean;
}

/** How far the installation is, on the wire. */
export async function presentSetup(db: Database, mail: MailSettings): Promise<Setup> {
  const facts = await findSetupFacts(db);
  const trial = await findTrialMail(db);
  return {
    steps: stepsOf(facts),
    mail: {
      ...mail,
      from: fromLine(mail.from, { name: facts.fairName, from: facts.sender }),
      reply_to: facts.replyTo,
      trial: trial && {
        recipient: trial.recipient,
        at: trial.createdAt.toISOString(),
        state: trial.state,
        error: trial.error,
      },
    },
    hidden: facts.hidden,
  };
}
