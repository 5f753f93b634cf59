import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** A connection that stays open after its call, and resolves when the other end closes it. */
export async function idleConnection(origin: string): Promise<{ closed: Promise<unknown> }> {
  const agent = new Agent({ keepAlive: true });
  const call = get(`${origin}/api/health`, { agent });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const closed = once(answer.socket, 'close').then(() => agent.destroy());
  await once(answer.resume(), 'end');
  return { closed };
}

/** Calls with a new connection each, until the node at this origin no longer listens. Returns how each call ended. */
export async function comeAnew(origin: string, token: string | null): Promise<(number | string)[]> {
  const ends: (number | string)[] = [];
  const headers = { Authorization: `Bearer ${token}` };
  while (!ends.includes('ECONNREFUSED')) {
    const call = get(`${origin}/api/country/1/1`, { agent: false, headers });
    const end = new Promise<number | string>((resolve) => {
      call.once('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
      call.once('response', (answer) => {
        answer.once('end', () => resolve(answer.statusCode ?? 0)).resume();
        answer.once('error', ({ message }) => resolve(message));
      });
    });
    ends.push(await end);
  }
  return ends;
}
