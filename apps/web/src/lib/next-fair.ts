import type { SessionCatalog } from '@rebblatt/contracts';

/** What the login screen may say about the fair: its name and dates are printed on every poster. */
export type Fair = Pick<SessionCatalog, 'name' | 'from' | 'to'>;

const FAIR_KEY = 'next-fair';

/** Keeps the fair for the login screen of this browser; without a session the server tells nothing. */
export function rememberFair({ name, from, to }: Fair): void {
  localStorage.setItem(FAIR_KEY, JSON.stringify({ name, from, to }));
}

/** The fair this browser last worked for, unless it is over. */
export function rememberedFair(today: string): Fair | undefined {
  try {
    const fair = JSON.parse(localStorage.getItem(FAIR_KEY) ?? 'null') as Fair | null;
    return fair && typeof fair.name === 'string' && fair.to >= today ? fair : undefined;
  } catch {
    return undefined;
  }
}
