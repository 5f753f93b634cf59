import { CODE_PATH, languages, PUBLIC_PATH } from '@rebblatt/contracts';
import { messagePage } from '@rebblatt/visitor-pages';
import type { Pack } from './pack.ts';
import { md5Of, type PublicStore, type SentAs } from './public-store.ts';
import { type ShownCatalog, stateOf } from './shown-editions.ts';
import { catalogFiles, rootFiles } from './static-files.ts';

/** The folders of a site that are the product's alone: what else lies there is removed. */
const OWN_FOLDERS = [PUBLIC_PATH.slice(1), CODE_PATH.slice(1)];
const AT_ONCE = 8;

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

const sentAs = (path: string): SentAs => ({
  type: types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  // Addresses with a hash of their content never change it.
  cache: /^[^/]+\/[^/]+\/(a|logo)\//.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=60, stale-while-revalidate=600',
});

/** What stands at the addresses of a catalogue that visitors do not see any more: plain files cannot answer 410. */
const goneFiles = (slug: string): [string, string][] =>
  languages.map((language) => [
    `${PUBLIC_PATH.slice(1)}${slug}/${language === 'de' ? '' : `${language}/`}index.html`,
    messagePage(language, 'gone'),
  ]);

/** All files of the site of every catalogue that is public today. */
export async function siteOf(
  list: readonly ShownCatalog[],
  today: string,
  packOf: (sha256: string) => Promise<Pack>,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer | string>();
  const shown: { slug: string; name: string; pack: Pack }[] = [];
  for (const catalog of list) {
    const { slug, name, sha256 } = catalog;
    const state = stateOf(catalog, today);
    if (sha256 !== null && state === 'public') shown.push({ slug, name, pack: await packOf(sha256) });
    else if (state === 'gone') for (const [path, text] of goneFiles(slug)) files.set(path, text);
  }
  for (const { pack, ...named } of shown)
    for (const [path, bytes] of catalogFiles(pack, named)) files.set(path, bytes);
  for (const [path, bytes] of rootFiles(shown)) files.set(path, bytes);
  return new Map([...files].map(([path, bytes]) => [path, Buffer.from(bytes)]));
}

const isPage = (path: string) => path.endsWith('.html');
/** What pages need comes before them, the first page of a catalogue last. */
const rank = (path: string) => (isPage(path) ? 2 : 0) + (/^[^/]+\/[^/]+\/index\.html$/.test(path) ? 1 : 0);

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>, signal?: AbortSignal) {
  const left = items.values();
  const one = async () => {
    for (const item of left) {
      signal?.throwIfAborted();
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/**
 * Brings a place of plain files to these: what is new or another is written, pages after what they need, and what is gone is
 * removed at the end. What is there already is not sent again, so that a change of one page is a change of few files.
 * @returns how many were written and removed
 */
export async function bringSite(
  store: PublicStore,
  files: ReadonlyMap<string, Buffer>,
  signal?: AbortSignal,
): Promise<{ written: number; removed: number }> {
  const there = new Map<string, string>();
  for (const folder of OWN_FOLDERS)
    for await (const { path, md5 } of store.list(folder)) there.set(path.replaceAll('\\', '/'), md5);
  const changed = [...files].filter(([path, bytes]) => there.get(path) !== md5Of(bytes));
  for (const step of [0, 2, 3])
    await inTurns(
      changed.filter(([path]) => rank(path) === step),
      ([path, bytes]) => store.put(path, bytes, sentAs(path)),
      signal,
    );
  const gone = [...there.keys()].filter((path) => !files.has(path));
  await inTurns(gone, (path) => store.remove(path), signal);
  return { written: changed.length, removed: gone.length };
}
