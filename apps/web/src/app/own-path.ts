/**
 * The address to open after signing in, from `redirectUrl`: only a path of this application that matches a
 * route. For anything else (other hosts, `//host`, `/\host`, control characters, unknown paths) it returns
 * undefined.
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

/** Any origin would do for parsing a path; this one is reserved and cannot exist. */
const BASE = 'http://rebblatt.invalid';

function parse(candidate: string): URL | undefined {
  try {
    return new URL(candidate, BASE);
  } catch {
    return undefined;
  }
}
