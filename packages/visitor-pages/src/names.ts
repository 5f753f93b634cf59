import { folded } from '@rebblatt/contracts';

const MAX_NAME = 60;

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'ae', Ö: 'oe', Ü: 'ue' };

/** A name as it stands in an address: plain letters and figures with hyphens between; empty where it has none. */
export const addressName = (name: string): string =>
  folded(name.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_NAME)
    .replace(/-+$/, '');

/** The last part of the address of a thing: its number and its name. */
export const numbered = (id: number, name: string): string => {
  const readable = addressName(name);
  return readable ? `${id}-${readable}` : String(id);
};

/**
 * An address that somebody entered as one that may be a link: http and https only, and one without a scheme if it looks like
 * an address; null for everything else, which stays text.
 */
export function linkOf(entered: string | null): string | null {
  if (!entered) return null;
  const address = /^https?:\/\//i.test(entered)
    ? entered
    : /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(entered)
      ? `https://${entered}`
      : null;
  if (!address) return null;
  try {
    const url = new URL(address);
    // Whoever reads the name before the @ believes to go there.
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}

/** A telephone number that can be dialled, or null. */
export function dialOf(phone: string | null): string | null {
  const digits = phone?.replace(/\(0\)/, '').replace(/[^\d+]/g, '') ?? '';
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : null;
}
