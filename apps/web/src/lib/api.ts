import type { ErrorBody } from '@rebblatt/contracts';
import axios, { type AxiosError, type AxiosResponse, isAxiosError } from 'axios';
import { type Intention, requestOf } from './intention.ts';
import { maintenanceStore } from './maintenance.ts';
import { noteServerTime } from './server-clock.ts';
import { closeSession, sessionStore } from './session.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** For creates, uploads and generations: recognises a repeated call. */
    intention?: Intention;
    /** How often the server has asked to make this call later. */
    cameBack?: number;
  }
}

// The session is a header of its own: no cookie is repeated, and the build leaves out what reads them.
axios.defaults.withXSRFToken = false;

/**
 * The client of the REST API. It handles only two statuses: 401 ends the session, and 503, for maintenance
 * and an unreachable database, shows the maintenance screen. A server that only asks to come back later is
 * called again without a word. Every other error is shown where the call was made.
 */
export const api = axios.create({ baseURL: '/api' });

api.interceptors.request.use((config) => {
  const token = sessionStore.get()?.access_token;
  if (token && !config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${token}`);
  const { intention, method, url, data } = config;
  if (intention) config.headers.set('Idempotency-Key', intention.keyFor(requestOf(method, url, data)));
  return config;
});

api.interceptors.response.use(done, async (error: unknown) => {
  if (isAxiosError(error)) {
    noteServerTime(error.response?.headers.date);
    await readBytes(error.response);
    if (error.response?.status === 401 && usesCurrentToken(error.config?.headers.get('Authorization')))
      closeSession('expired');
    if (isBusy(error)) return comeBack(error);
    if (error.response?.status === 503) maintenanceStore.set(true);
  }
  return Promise.reject(error);
});

const SECOND_MS = 1000;
const COME_BACK_S = 5;
/** After some minutes the reason is not a crowd any more. */
const MOST_TRIES = 40;

const isBusy = ({ response }: AxiosError<Partial<ErrorBody>>) =>
  response?.status === 503 && response.data?.error === 'server.busy';

/** Makes a call again after the time that the server has named, until its caller needs it no more. */
async function comeBack(error: AxiosError): Promise<AxiosResponse> {
  const { config, response } = error;
  const before = config?.cameBack ?? 0;
  if (!config || before >= MOST_TRIES) throw error;
  const seconds = Number(response?.headers['retry-after']) || COME_BACK_S;
  await new Promise((resolve) => setTimeout(resolve, seconds * SECOND_MS));
  if (config.signal?.aborted) throw error;
  return api.request({ ...config, cameBack: before + 1 });
}

/** The error body of a call for bytes is bytes too, and is parsed here. */
async function readBytes(response: AxiosResponse | undefined): Promise<void> {
  if (!(response?.data instanceof Blob) || !response.data.type.startsWith('application/json')) return;
  response.data = JSON.parse(await response.data.text());
}

/** A successful call ends its intention; the next call with the same content is a new one. */
function done(response: AxiosResponse): AxiosResponse {
  noteServerTime(response.headers.date);
  response.config.intention?.end();
  return response;
}

/**
 * Checks whether the server is back. Not through the shared client: its 503 would show the maintenance screen
 * again, and here a 401 means that the server works.
 */
export async function serverAnswers(): Promise<boolean> {
  const answer = await axios.get('/api/user', { validateStatus: () => true }).catch(() => undefined);
  return answer !== undefined && answer.status < 502;
}

/** A late response to an older session must not end the newer one. */
function usesCurrentToken(header: unknown): boolean {
  const token = sessionStore.get()?.access_token;
  return token !== undefined && header === `Bearer ${token}`;
}
