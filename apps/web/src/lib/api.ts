import type { ErrorBody } from '@rebblatt/contracts';
import { type Answer, FailedCall } from './failed-call.ts';
import { type Intention, requestOf } from './intention.ts';
import { maintenanceStore } from './maintenance.ts';
import { type Request, sendRequest } from './send-request.ts';
import { noteServerTime } from './server-clock.ts';
import { closeSession, sessionStore } from './session.ts';

/** A call of the REST API; the session's token is added. */
export interface ApiCall extends Request {
  /** For creates, uploads and generations: recognises a repeated call. */
  intention?: Intention | undefined;
}

/** How calls are sent; a test puts answers in its place. */
export const transport: { send: (request: Request) => Promise<Answer> } = { send: sendRequest };

/**
 * Makes a call and returns what the server answers. Only two statuses are handled here: 401 ends the session, and 503, for
 * maintenance and an unreachable database, shows the maintenance screen. A server that only asks to come back later is
 * called again without a word. Every other error is shown where the call was made.
 * @throws FailedCall when the server refuses or does not answer
 */
export async function request<Data>({ intention, ...call }: ApiCall): Promise<Data> {
  const token = sessionStore.get()?.access_token;
  const headers = { ...call.headers };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (intention) headers['Idempotency-Key'] = intention.keyFor(requestOf(call.method, call.url, call.data));
  for (let tries = 0; ; tries++) {
    const answer = await transport.send({ ...call, headers });
    noteServerTime(answer.header('date'));
    if (answer.status < 300) {
      // The next call with the same content is a new one.
      intention?.end();
      return answer.data as Data;
    }
    // A late response to an older session must not end the newer one.
    if (answer.status === 401 && token && token === sessionStore.get()?.access_token) closeSession('expired');
    const busy = isBusy(answer);
    if (answer.status === 503 && !busy) maintenanceStore.set(true);
    if (!busy || tries >= MOST_TRIES) throw new FailedCall(answer);
    const seconds = Number(answer.header('retry-after')) || COME_BACK_S;
    await new Promise((resolve) => setTimeout(resolve, seconds * SECOND_MS));
    if (call.signal?.aborted) throw new FailedCall(answer);
  }
}

const SECOND_MS = 1000;
const COME_BACK_S = 5;
/** After some minutes the reason is not a crowd any more. */
const MOST_TRIES = 40;

const isBusy = ({ status, data }: Answer) =>
  status === 503 && (data as Partial<ErrorBody> | undefined)?.error === 'server.busy';
