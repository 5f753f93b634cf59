import type { Context } from './context.ts';
import { DEMO_PASSWORD } from './demo.ts';

const DEMO_ACCOUNTS = [
  ['super@rebblatt.test', 'runs the installation'],
  ['admin@rebblatt.test', 'the organiser'],
  ['exhibitor@rebblatt.test', 'an exhibitor with pages in work'],
  ['exposant@rebblatt.test', 'an exhibitor who works in French'],
  ['new@rebblatt.test', 'registered, not activated yet'],
] as const;

/** Whether all demo accounts are there; a database that is just away cannot say so, and is no reason to end. */
async function hasDemo({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const emails = DEMO_ACCOUNTS.map(([email]) => email);
  const found = await db.pool.query('SELECT FROM "user" WHERE email = ANY ($1)', [emails]).catch(() => null);
  return found?.rowCount === emails.length;
}

/** The first information for the operator: the address and, when the demo is loaded, the accounts to sign in. */
export async function welcome({ db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>): Promise<string> {
  const lines = DEMO_ACCOUNTS.map(([email, who]) => `    ${email.padEnd(26)} ${who}`);
  const demo = ['', `  Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...lines];
  return ['', `  Rebblatt is on ${publicUrl}`, ...((await hasDemo({ db })) ? demo : []), '', ''].join('\n');
}
