import axios, { isAxiosError } from 'axios';
import { maintenanceStore } from './maintenance.ts';
import { closeSession, sessionStore } from './session.ts';

/** The REST server. It knows two answers only: 401 ends the session, 503 shows the maintenance screen. */
export const api = axios.create({ baseURL: '/api' });

api.interceptors.request.use((config) => {
  const token = sessionStore.get()?.access_token;
  if (token && !config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

api.interceptors.response.use(undefined, (error: unknown) => {
  if (isAxiosError(error)) {
    if (error.response?.status === 401 && usesCurrentToken(error.config?.headers.get('Authorization')))
      closeSession('expired');
    if (error.response?.status === 503) maintenanceStore.set(true);
  }
  return Promise.reject(error);
});

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
