import axios, { type AxiosResponse, isAxiosError } from 'axios';
import { type Intention, whatIsSaid } from './intention.ts';
import { maintenanceStore } from './maintenance.ts';
import { closeSession, sessionStore } from './session.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** With creates, uploads and generations: what makes a repeated call the same one. */
    intention?: Intention;
  }
}

/**
 * The REST server. It knows two answers only: 401 ends the session, and 503, which is said for maintenance and a
 * database that is away, shows the maintenance screen. Every other fault is told where the call was made.
 */
export const api = axios.create({ baseURL: '/api' });

api.interceptors.request.use((config) => {
  const token = sessionStore.get()?.access_token;
  if (token && !config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${token}`);
  const { intention, method, url, data } = config;
  if (intention) config.headers.set('Idempotency-Key', intention.keyFor(whatIsSaid(method, url, data)));
  return config;
});

api.interceptors.response.use(done, async (error: unknown) => {
  if (isAxiosError(error)) {
    await readBytes(error.response);
    if (error.response?.status === 401 && usesCurrentToken(error.config?.headers.get('Authorization')))
      closeSession('expired');
    if (error.response?.status === 503) maintenanceStore.set(true);
  }
  return Promise.reject(error);
});

/** A refusal of a call that asked for bytes comes as bytes too; its words are in them. */
async function readBytes(response: AxiosResponse | undefined): Promise<void> {
  if (!(response?.data instanceof Blob) || !response.data.type.startsWith('application/json')) return;
  response.data = JSON.parse(await response.data.text());
}

/** An answered call is done; the next one with the same words is a new one. */
function done(response: AxiosResponse): AxiosResponse {
  response.config.intention?.end();
  return response;
}

/**
 * Looks whether the server works again. Not through the shared client: its 503 would show the maintenance screen
 * once more, and a 401 is a fine sign of life here.
 */
export async function serverAnswers(): Promise<boolean> {
  const answer = await axios.get('/api/user', { validateStatus: () => true }).catch(() => undefined);
  return answer !== undefined && answer.status < 502;
}

/** A late answer to an older session must not end the newer one. */
function usesCurrentToken(header: unknown): boolean {
  const token = sessionStore.get()?.access_token;
  return token !== undefined && header === `Bearer ${token}`;
}
