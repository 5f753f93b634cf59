import type { TFunction } from 'i18next';
import { errorBodyOf } from '../lib/error-text.ts';
import { confirm } from './confirm-store.ts';

/**
 * Asks whether a wine may be removed from the pages on which it would have no price, if that is why a call
 * was refused.
 * @returns true when the call may be repeated with the confirmation
 */
export async function mayLeavePages(t: TFunction, error: unknown): Promise<boolean> {
  const body = errorBodyOf(error);
  if (body?.error !== 'wine.price-on-page') return false;
  return confirm({
    title: t(($) => $.wine.leave.title),
    text: t(($) => $.wine.leave.text, body.params),
    confirm: t(($) => $.wine.leave.confirm),
    danger: true,
  });
}
