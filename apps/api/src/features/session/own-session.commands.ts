import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { announceRevoked } from '../../live/announce.ts';
import { countOpenSessions, lockOpenSession } from './own-session.queries.ts';
import { revokeSessions } from './session.commands.ts';

interface Tools {
  db: Database;
  clock: Clock;
}

/** Ends one session of an account, here and on every node. @throws AppError 404 for one that is not open or not its own */
export const endSession = (
  { db, clock }: Tools,
  actor: Actor,
  accountId: number,
  id: string,
): Promise<void> =>
  db.transact(async (tx) => {
    const { user_id: userId } = found(await lockOpenSession(tx, accountId, id));
    await tx.session.update({ where: { id }, data: { revokedAt: clock.now() } });
    await announceRevoked(tx, userId);
    await recordChange(tx, actor, { entity: 'user', entityId: accountId, action: 'end-session' });
  });

/**
 * Ends all sessions of an account but the one that asks.
 * @returns how many there were
 */
export const endOtherSessions = ({ db, clock }: Tools, actor: Actor, accountId: number): Promise<number> =>
  db.transact(async (tx) => {
    const ended = await countOpenSessions(tx, accountId, actor.sessionId);
    if (ended === 0) return 0;
    await revokeSessions(tx, accountId, { now: clock.now(), keep: actor.sessionId });
    if (actor.userId !== accountId) await announceRevoked(tx, actor.userId);
    await recordChange(tx, actor, { entity: 'user', entityId: accountId, action: 'end-sessions' });
    return ended;
  });
