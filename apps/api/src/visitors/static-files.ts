import { CODE_PATH, codeOfPage, languages, PUBLIC_PATH } from '@rebblatt/contracts';
import { leadPage, messagePage, messageStyle, yearsPage } from '@rebblatt/visitor-pages';
import type { Pack } from './pack.ts';
import { robotsOf } from './robots.ts';

interface Named {
  slug: string;
  name: string;
}

/** Below the root of a web server, without the slash that addresses begin with. */
const ROOT = PUBLIC_PATH.slice(1);

/** What begins every address in an edition, as it was when the edition was made. */
export function originOf(pack: Pack, slug: string): string {
  const file = pack.files.get('sitemap.xml');
  const map = (file && pack.bytesOf(file, 'identity')?.toString()) ?? '';
  const [, address = ''] = /<loc>([^<]+)<\/loc>/.exec(map) ?? [];
  return address.slice(0, Math.max(0, address.indexOf(`${PUBLIC_PATH}${slug}/`)));
}

/**
 * An edition as the files of a folder that any web server sends: a page is the `index.html` of a folder with its name, so that
 * it has the address that it has here. What the product answers by itself, such as the short addresses on paper, is a page too.
 * @returns the bytes by their paths below the root of the web server
 */
export const staticFiles = (pack: Pack, named: Named): Map<string, Buffer | string> =>
  new Map([...catalogFiles(pack, named), ...rootFiles([{ ...named, pack }])]);

/** The files of one catalogue, without what lies beside it. */
export function catalogFiles(pack: Pack, { slug }: Named): Map<string, Buffer | string> {
  const files = new Map<string, Buffer | string>();
  const own = `${ROOT}${slug}/`;
  for (const [path, file] of pack.files) {
    const bytes = pack.bytesOf(file, 'identity');
    if (!bytes) throw new Error(`The edition holds nothing readable at “${path}”.`);
    const isPage = file.type.startsWith('text/html');
    files.set(own + (isPage ? `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, '') : path), bytes);
  }
  for (const language of languages) {
    const part = language === 'de' ? '' : `${language}/`;
    const missing = messagePage(language, 'notFound', `${PUBLIC_PATH}${slug}/${part}`);
    // Some servers look for this page in the folders above what is missing, others at their root.
    files.set(`${own}${part}404.html`, missing);
  }
  for (const [pageId, path] of Object.entries(pack.codes)) {
    const code = `${CODE_PATH.slice(1)}${codeOfPage(Number(pageId))}/index.html`;
    files.set(code, leadPage('de', `${PUBLIC_PATH}${slug}/${path}`));
  }
  return files;
}

/** What lies beside the folders of catalogues, the newest of which comes first. */
export function rootFiles(shown: readonly (Named & { pack: Pack })[]): Map<string, string> {
  const [newest] = shown;
  const start = newest ? `${PUBLIC_PATH}${newest.slug}/` : PUBLIC_PATH;
  return new Map([
    ['404.html', messagePage('de', 'notFound', start)],
    [`${ROOT}index.html`, yearsPage('de', shown)],
    [`${ROOT}_/stil.css`, messageStyle],
    [
      'robots.txt',
      robotsOf(shown.map(({ slug, pack }) => `${originOf(pack, slug)}${PUBLIC_PATH}${slug}/sitemap.xml`)),
    ],
  ]);
}

/** What lies at the top of such a folder, and in the folder of its catalogues. */
export const expectedIn = (slug: string): { folder: string; names: string[] }[] => [
  { folder: '', names: ['404.html', ROOT.slice(0, -1), 'robots.txt', CODE_PATH.slice(1, -1)] },
  { folder: ROOT, names: ['_', 'index.html', slug] },
];

/** What every such folder holds. */
export const signOf = (slug: string): string => `${ROOT}${slug}/ausgabe.json`;
