/**
 * The address to go to after signing in, taken from `redirectUrl`: only a path of this application that matches a
 * route. Anything else (other hosts, `//host`, `/\host`, control characters, unknown paths) gives undefined.
 *
 * @param isKnown whether a path without query matches a screen
 */
export function ownPath(candidate: string | null, isKnown: (path: string) => boolean): string | undefined {
  if (!candidate?.startsWith('/') || /^\/[/\\]/.test(candidate) || /[\\\p{Cc}]/u.test(candidate))
    return undefined;
  const url = parse(candidate);
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  return isKnown(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

/** Any origin will do to read a path; this one is reserved and belongs to nobody. */
const BASE = 'http://rebblatt.invalid';

function parse(candidate: string): URL | undefined {
  try {
    return new URL(candidate, BASE);
  } catch {
    return undefined;
  }
}
