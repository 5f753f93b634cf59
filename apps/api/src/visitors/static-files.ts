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
export function staticFiles(pack: Pack, { slug, name }: Named): Map<string, Buffer | string> {
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
    // Servers look for this page at their root, and some in the folders above what is missing.
    files.set(`${own}${part}404.html`, missing);
    if (language === 'de') files.set('404.html', missing);
  }
  for (const [pageId, path] of Object.entries(pack.codes)) {
    const code = `${CODE_PATH.slice(1)}${codeOfPage(Number(pageId))}/index.html`;
    files.set(code, leadPage('de', `${PUBLIC_PATH}${slug}/${path}`));
  }
  files.set(`${ROOT}index.html`, yearsPage('de', [{ slug, name }]));
  files.set(`${ROOT}_/stil.css`, messageStyle);
  files.set('robots.txt', robotsOf([`${originOf(pack, slug)}${PUBLIC_PATH}${slug}/sitemap.xml`]));
  return files;
}

/** What lies at the top of such a folder, and in the folder of its catalogues. */
export const expectedIn = (slug: string): { folder: string; names: string[] }[] => [
  { folder: '', names: ['404.html', ROOT.slice(0, -1), 'robots.txt', CODE_PATH.slice(1, -1)] },
  { folder: ROOT, names: ['_', 'index.html', slug] },
];

/** What every such folder holds. */
export const signOf = (slug: string): string => `${ROOT}${slug}/ausgabe.json`;
