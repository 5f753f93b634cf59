import type { Database } from '../lib/database.ts';
import type { Logger } from '../lib/logger.ts';
import { sql } from '../lib/sql.ts';
import { leave } from './presence.ts';

/** After how long without a word the others take a node for gone. */
const GONE_AFTER_S = 30;

/** What the sockets of this node have to do with the stored state. */
interface Sockets {
  /** Whether this socket is here and in the channel. */
  has(channel: string, socketId: string): boolean;
  /** The stored state of this node was lost: it is written anew, and members of presence channels join again. */
  forgotten(): void;
}

interface Row {
  channel: string;
  socket_id: string;
}

/**
 * Says regularly that this node lives, and removes what nodes have left behind that no longer do.
 * @param node its name among all, new with every start, and how often it says so
 * @returns stops it and removes what this node has stored
 */
export async function startNodeLife(
  { db, log }: { db: Database; log: Logger },
  { id, beatMs }: { id: string; beatMs: number },
  sockets: Sockets,
): Promise<() => Promise<void>> {
  const sayAlive = async () => {
    const [row] = await db.query<{ anew: boolean }>(sql`
      INSERT INTO live_node (id) VALUES (${id}::uuid) ON CONFLICT (id) DO UPDATE SET seen_at = now()
      RETURNING xmax = 0 AS anew`);
    return row?.anew ?? false;
  };
  const leaveAll = async (members: Row[]) => {
    for (const { channel, socket_id } of members) await leave(db, channel, socket_id);
  };
  const removeGone = async () => {
    const gone = sql`seen_at < now() - make_interval(secs => ${GONE_AFTER_S})`;
    await leaveAll(
      await db.query<Row>(sql`
        SELECT m.channel, m.socket_id FROM live_member m JOIN live_node n ON n.id = m.node_id WHERE ${gone}`),
    );
    // A member that came in since then is told of at the next beat; it must not go with its node unsaid.
    await db.query(sql`
      DELETE FROM live_node n WHERE ${gone} AND NOT EXISTS (SELECT FROM live_member m WHERE m.node_id = n.id)`);
  };
  const mine = () =>
    db.query<Row>(sql`SELECT channel, socket_id FROM live_member WHERE node_id = ${id}::uuid`);
  /** Of sockets whose leaving could not be written when they went. */
  const removeLost = async () =>
    leaveAll((await mine()).filter(({ channel, socket_id }) => !sockets.has(channel, socket_id)));
  const beat = async () => {
    if (await sayAlive()) sockets.forgotten();
    await removeGone();
    await removeLost();
  };

  const unheard = (error: unknown) =>
    log.warn({ event: 'live.beat-failed', err: error }, 'the live channel could not tidy its state');
  // The next beat says it again.
  await sayAlive().catch(unheard);
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = beat().catch(unheard);
  }, beatMs);
  return async () => {
    clearInterval(timer);
    await last;
    try {
      await leaveAll(await mine());
      await db.query(sql`DELETE FROM live_node WHERE id = ${id}::uuid`);
    } catch (error) {
      // The other nodes do it when this one has been silent for a while.
      log.warn({ event: 'live.not-tidied', err: error }, 'the live channel could not remove its state');
    }
  };
}
