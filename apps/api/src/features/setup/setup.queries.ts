import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { SetupFacts } from './setup.rules.ts';
import { isAllDone } from './setup.rules.ts';

/** What the steps are judged by, in one statement: every session check of the organiser asks for it. */
export async function findSetupFacts(db: Database): Promise<SetupFacts> {
  const [facts] = await db.query<SetupFacts>(sql`SELECT
    coalesce(f.name IS NOT NULL AND coalesce(f.contact_name, f.phone, f.email) IS NOT NULL, false) AS fair,
    coalesce(f.setup_hidden, false) AS hidden,
    f.name AS "fairName",
    f.email AS "replyTo",
    f.sender_email AS sender,
    EXISTS (SELECT FROM mail WHERE state = 'sent') AS "mailSent",
    (SELECT count(*)::int FROM region) AS regions,
    (SELECT count(*)::int FROM grape_variety) AS grapes,
    (SELECT count(*)::int FROM wine_type) AS types,
    (SELECT count(*)::int FROM bottle_size) AS sizes,
    (SELECT count(*)::int FROM ship) AS ships,
    (SELECT count(*)::int FROM deck) AS decks,
    (SELECT count(*)::int FROM stand) AS stands,
    (SELECT count(*)::int FROM page_title) AS titles,
    (SELECT count(*)::int FROM service) AS services,
    (SELECT count(*)::int FROM catalog) AS catalogs,
    (SELECT count(*)::int FROM exhibitor) AS exhibitors,
    (SELECT count(DISTINCT user_id)::int FROM invitation) AS invited,
    (SELECT count(*)::int FROM "user" u WHERE u.role = 'EXHIBITOR' AND u.password_hash IS NULL AND u.closed_at IS NULL
      AND NOT EXISTS (SELECT FROM invitation i WHERE i.user_id = u.id)) AS "toInvite"
    FROM (VALUES (1)) AS one (id) LEFT JOIN fair f ON f.id = one.id`);
  if (!facts) throw new Error('The setup has no row.');
  return facts;
}

/** Whether the list of first steps is still in the organiser's menu. */
export async function isSettingUp(db: Database): Promise<boolean> {
  const facts = await findSetupFacts(db);
  return !facts.hidden && !isAllDone(facts);
}

/** The last trial mail; null when none was asked for. */
export const findTrialMail = (db: Database) =>
  db.prisma.mail.findFirst({
    where: { kind: 'trial' },
    orderBy: { id: 'desc' },
    select: { recipient: true, createdAt: true, state: true, error: true },
  });
