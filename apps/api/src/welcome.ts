import type { Context } from './context.ts';
import { DEMO_PASSWORD } from './demo.ts';

const DEMO_ACCOUNTS = [
  ['super@rebblatt.test', 'runs the installation'],
  ['admin@rebblatt.test', 'the organiser'],
  ['exhibitor@rebblatt.test', 'an exhibitor with pages in work'],
  ['exposant@rebblatt.test', 'an exhibitor who works in French'],
  ['new@rebblatt.test', 'registered, not activated yet'],
] as const;

/** The first information for the operator: the address and, when the demo is loaded, the accounts to sign in. */
export async function welcome({ db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>): Promise<string> {
  const emails = DEMO_ACCOUNTS.map(([email]) => email);
  const { rowCount } = await db.pool.query('SELECT FROM "user" WHERE email = ANY ($1)', [emails]);
  const lines = DEMO_ACCOUNTS.map(([email, who]) => `    ${email.padEnd(26)} ${who}`);
  const demo = ['', `  Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...lines];
  return ['', `  Rebblatt is on ${publicUrl}`, ...(rowCount === emails.length ? demo : []), '', ''].join(
    '\n',
  );
}
