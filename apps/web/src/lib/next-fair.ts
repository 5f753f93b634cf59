import type { SessionCatalog } from '@rebblatt/contracts';

/** What the login screen may show of the fair: its name and dates are public anyway. */
export type Fair = Pick<SessionCatalog, 'name' | 'from' | 'to'>;

const FAIR_KEY = 'next-fair';

/** Stores the fair for this browser's login screen, because without a session the server returns nothing. */
export function rememberFair({ name, from, to }: Fair): void {
  localStorage.setItem(FAIR_KEY, JSON.stringify({ name, from, to }));
}

/** The last fair used in this browser, unless it is over. */
export function rememberedFair(today: string): Fair | undefined {
  try {
    const fair = JSON.parse(localStorage.getItem(FAIR_KEY) ?? 'null') as Fair | null;
    return fair && typeof fair.name === 'string' && fair.to >= today ? fair : undefined;
  } catch {
    return undefined;
  }
}
