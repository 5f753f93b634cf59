import type { Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { queueMail } from '../../mail/queue.ts';
import { browserOf, keyOfBrowser } from './browser.rules.ts';
import { newBrowserMail } from './new-browser.mail.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Remembers the browser of a sign-in. Of one that the account never used its owner is told by mail, but not on the first
 * day of the account, nor when there is none yet to compare it with.
 */
export async function noteBrowser(
  tx: Tx,
  accountId: number,
  caller: { ip: string; userAgent: string },
  now: Date,
): Promise<void> {
  const browser = browserOf(caller.userAgent);
  const [row] = await tx.$queryRaw<{ known: boolean; others: boolean }[]>(sql`
    WITH added AS (
      INSERT INTO known_browser (user_id, browser, first_seen_at)
      VALUES (${accountId}, ${keyOfBrowser(browser)}, ${now}) ON CONFLICT DO NOTHING RETURNING 1)
    SELECT NOT EXISTS (SELECT FROM added) AS known,
      EXISTS (SELECT FROM known_browser WHERE user_id = ${accountId}) AS others`);
  if (!row || row.known || !row.others) return;
  const user = await tx.user.findUniqueOrThrow({ where: { id: accountId } });
  if (now.getTime() - user.createdAt.getTime() < DAY_MS) return;
  await queueMail(tx, newBrowserMail(user, browser, caller.ip, now));
}
