import { useEffect, useState } from 'react';
import { later } from '../lib/later.ts';

const type = later(() => import('./printed-characters.ts'));

/** Every type has these; nothing is fetched for them. */
const WESTERN = /^[\s\x20-\x7e\u00c0-\u00ff]*$/;

/** Characters of a printed text that the catalogue has no glyph for. */
export function useUnprintable(text: unknown): string[] {
  const [known, setKnown] = useState(type.here);
  const doubtful = typeof text === 'string' && !WESTERN.test(text);
  useEffect(() => {
    // Without a connection nothing is said here; the release and the print desk say it.
    if (doubtful && !known) type.fetch().then(setKnown, () => undefined);
  }, [doubtful, known]);
  return doubtful && known ? known.unprintableCharacters(text) : [];
}
