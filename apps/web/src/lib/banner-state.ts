import type { SessionCatalog } from '@rebblatt/contracts';

/**
 * For so many days before its end a catalogue is «expiring», and for as long after it is mentioned as ended.
 */
const BANNER_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The content of the banner: how many days are left, or that the collection has ended. */
export type BannerState = { kind: 'running' | 'expiring'; days: number } | { kind: 'expired' };

/**
 * The state of a catalogue's collection on a day.
 *
 * @param today YYYY-MM-DD in Switzerland
 * @returns undefined before the start, and from a week after the end
 */
export function bannerState(
  catalog: Pick<SessionCatalog, 'from' | 'to'>,
  today: string,
): BannerState | undefined {
  if (today < catalog.from) return undefined;
  const difference = daysBetween(today, catalog.to);
  if (difference < 0) return -difference <= BANNER_DAYS ? { kind: 'expired' } : undefined;
  return { kind: difference <= BANNER_DAYS ? 'expiring' : 'running', days: difference + 1 };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}
