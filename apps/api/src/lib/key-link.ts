import type { ErrorCode } from '@rebblatt/contracts';
import { AppError } from './app-error.ts';
import type { Throttle } from './throttle.ts';

/** Wrong keys that an IP address may try in five minutes. */
const MAX_WRONG = 30;
const WINDOW_SECONDS = 300;

/**
 * What the key of a link without an account opens. A key that opens nothing, because it is unknown, revoked or
 * expired, counts as a failed attempt.
 * @param kind what the links are called, such as `print-link`
 * @throws AppError 404 with `code`; 429 after too many wrong keys from one IP address
 */
export async function openedByKey<Link>(
  throttle: Throttle,
  kind: string,
  ip: string,
  link: Link | null,
  code: ErrorCode,
): Promise<Link> {
  if (link) return link;
  await throttle.count({ key: `${kind}:${ip}`, max: MAX_WRONG, windowSeconds: WINDOW_SECONDS });
  throw new AppError(404, code);
}
