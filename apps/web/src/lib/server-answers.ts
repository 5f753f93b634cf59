import { transport } from './api.ts';

/**
 * Checks whether the server is back. Not as the other calls: its 503 would show the maintenance screen again, and here a
 * 401 means that the server works.
 */
export async function serverAnswers(): Promise<boolean> {
  const answer = await transport.send({ method: 'GET', url: '/user' }).catch(() => undefined);
  return answer !== undefined && answer.status < 502;
}
