import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { sql } from '../../lib/sql.ts';
import { queueMail } from '../../mail/queue.ts';
import { trialMail } from './setup.mail.ts';

/** Puts the list of first steps away, or takes it out again. */
export const hideSetup = (db: Database, actor: Actor, hidden: boolean): Promise<void> =>
  db.transact(async (tx) => {
    await tx.$executeRaw(sql`INSERT INTO fair DEFAULT VALUES ON CONFLICT DO NOTHING`);
    const changed = await tx.$executeRaw(
      sql`UPDATE fair SET setup_hidden = ${hidden} WHERE id = 1 AND setup_hidden <> ${hidden}`,
    );
    if (changed === 0) return;
    const [before, after] = [{ setupHidden: !hidden }, { setupHidden: hidden }];
    await recordChange(tx, actor, { entity: 'setup', entityId: null, action: 'update', before, after });
  });

/** Sends the caller a mail as exhibitors get them. @throws AppError 404 */
export const sendTrialMail = (db: Database, actor: Actor, publicUrl: string): Promise<void> =>
  db.transact(async (tx) => {
    const user = found(await tx.user.findUnique({ where: { id: actor.userId } }));
    await queueMail(tx, trialMail(user, publicUrl));
  });
