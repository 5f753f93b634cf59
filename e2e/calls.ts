import { type APIRequestContext, expect } from '@playwright/test';
import {
  type BodyOf,
  type JsonCall,
  type PathValues,
  pathOf,
  type ReplyOf,
  type SessionAnswer,
} from '@rebblatt/contracts';
import { PASSWORD } from './session.ts';

/** Makes a call of the API, and expects success. */
type Caller = <Name extends JsonCall>(
  name: Name,
  args: PathValues<Name> & { body?: BodyOf<Name> },
) => Promise<ReplyOf<Name>>;

/** Calls the server directly, with the token of a session. */
export const callerOf =
  (request: APIRequestContext, token?: string): Caller =>
  async (name, { body, ...values }) => {
    const answer = await request.fetch(`/api${pathOf(name, values as unknown as PathValues<typeof name>)}`, {
      method: name.slice(0, name.indexOf(' ')),
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      data: body,
    });
    expect(answer.ok(), `${name}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return answer.json();
  };

/** Opens a session directly at the server; like the screen it tries again while the account is signing in elsewhere. */
export async function callAs(request: APIRequestContext, email: string) {
  let session: SessionAnswer | undefined;
  await expect(async () => {
    const answer = await callerOf(request)('POST /login', { body: { email, password: PASSWORD } });
    session = 'access_token' in answer ? answer : undefined;
  }).toPass({ timeout: 60_000 });
  if (!session) throw new Error(`No session was opened for ${email}.`);
  return { session, call: callerOf(request, session.access_token) };
}
