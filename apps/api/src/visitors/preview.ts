import type { PublicCatalog } from '@rebblatt/contracts';
import type { EditionOrder } from './make-edition.ts';
import { makeEdition } from './make-edition.ts';
import { type Pack, readPack } from './pack.ts';

/** Makes previews of next editions, and keeps each while somebody leafs through it. */
export interface Previews {
  /** A page as a document that needs no other file; null when there is none at this address. @param state changes with the content */
  pageOf(
    state: string,
    path: string,
    order: () => Promise<Omit<EditionOrder, 'glyphs'>>,
  ): Promise<string | null>;
}

/** So many are kept: each is some megabytes, and organisers are few. */
const MAX_KEPT = 2;

/** The start of an address below a catalogue's, in whatever language. */
const text = (pack: Pack, path: string): string | null => {
  const file = pack.files.get(path);
  return file ? (pack.bytesOf(file, 'identity')?.toString() ?? null) : null;
};

export function createPreviews(make: typeof makeEdition = makeEdition): Previews {
  const kept = new Map<string, Promise<Pack>>();
  return {
    async pageOf(state, path, order) {
      const known =
        kept.get(state) ??
        order()
          .then((wanted) => make(wanted))
          .then(readPack);
      kept.delete(state);
      kept.set(state, known);
      known.catch(() => kept.delete(state));
      const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      const pack = await known;
      const page = text(pack, path);
      if (page === null || !pack.files.get(path)?.type.startsWith('text/html')) return null;
      const style = [...pack.files.keys()].find((name) => name.endsWith('.css'));
      return page
        .replace(/<script src=[^>]*><\/script>/, '')
        .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style ? text(pack, style) : ''}</style>`);
    },
  };
}

/** What tells one preview from another. */
export const previewKey = ({ catalog }: PublicCatalog, contents: unknown): string =>
  JSON.stringify([catalog.id, catalog.slug, contents]);
