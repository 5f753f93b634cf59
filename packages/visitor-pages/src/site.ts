import { type AwardSymbolCode, type Language, languages, type PublicCatalog } from '@rebblatt/contracts';
import { dataFile, sitemap, wineTable } from './data-files.ts';
import { addressOf, documentOf, EMBED_PATH, type Frame, keyOf, type Page } from './frame.ts';
import { type Lookup, lookupOf, nameIn, pathOf } from './lookup.ts';
import { embeddedPage } from './pages/embedded.ts';
import { exhibitorPage } from './pages/exhibitor.ts';
import { shipPage } from './pages/ship.ts';
import { startPage } from './pages/start.ts';
import { tastingListPage } from './pages/tasting-list.ts';
import { winePages } from './pages/wines.ts';
import { embedScript, pageScript, workerScript } from './script/script.ts';
import { searchIndex } from './script/search-index.ts';
import { style } from './style.css.ts';
import { texts } from './texts.ts';
import { glyph, type Setting } from './wine-list.ts';

/** A file of a site, by its address below the catalogue's. */
export interface SiteFile {
  path: string;
  type: string;
  text: string;
  /** Its address holds a hash of its content. */
  immutable?: boolean;
}

/** A site: its files, and the addresses that lead to one of them by a number alone. */
export interface Site {
  files: SiteFile[];
  /** For example `aussteller/12` to `aussteller/12-weingut-seehalde`. */
  numbers: Record<string, string>;
  /** The page of each exhibitor's printed page, by that page's number. */
  codes: Record<number, string>;
}

export interface SiteOptions {
  /** The public address of the product, without a slash at the end. */
  origin: string;
  glyphs: Record<AwardSymbolCode, string>;
}

/** A short name of a text's content. */
function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at++) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(at), 0x85ebca6b) + 1;
  }
  return ((a >>> 0).toString(36) + (b >>> 0).toString(36)).padStart(13, '0');
}

function* pagesIn(language: Language, lookup: Lookup, frame: Frame): Generator<Page> {
  const t = texts[language];
  const setting: Setting = { language, slug: frame.slug, lookup };
  yield startPage(setting, frame);
  yield tastingListPage(setting);
  for (const company of lookup.catalog.exhibitors) yield exhibitorPage(setting, frame, company);
  for (const ship of lookup.ships) yield shipPage(setting, ship);
  for (const region of lookup.catalog.regions) {
    const country = lookup.countries.get(region.country_id);
    const subject = {
      path: pathOf.region(region),
      title: nameIn(language, region),
      sub: country ? nameIn(language, country) : null,
    };
    yield* winePages(
      setting,
      { ...subject, trail: t.origins, shown: ['grapes'] },
      lookup.byRegion.get(region.id) ?? [],
    );
  }
  for (const grape of lookup.catalog.grape_varieties) {
    const subject = { path: pathOf.grape(grape), title: nameIn(language, grape), sub: null };
    yield* winePages(
      setting,
      { ...subject, trail: t.grapes, shown: ['region'] },
      lookup.byGrape.get(grape.id) ?? [],
    );
  }
  for (const award of lookup.catalog.awards) {
    const subject = {
      path: pathOf.award(award),
      title: nameIn(language, award),
      sub: null,
      glyph: glyph(award.symbol),
    };
    yield* winePages(
      setting,
      { ...subject, trail: t.awards, shown: ['grapes', 'region'] },
      lookup.byAward.get(award.id) ?? [],
    );
  }
}

/** Everything of one language in one file, for those who take it along onto the ships: pages have much in common. */
const takenAlong = (
  language: Language,
  { edition }: PublicCatalog,
  files: readonly SiteFile[],
): SiteFile => ({
  path: `unterwegs-${language}.json`,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify({
    number: edition.number,
    files: Object.fromEntries(files.map(({ path, type, text }) => [path, { type, text }])),
  }),
});

/** Makes all pages and files of a catalogue, of nothing but what is public of it. */
export function makeSite(catalog: PublicCatalog, { origin, glyphs }: SiteOptions): Site {
  const lookup = lookupOf(catalog);
  const { slug, name } = catalog.catalog;
  const hashed = (text: string, ending: string, type: string): SiteFile => ({
    path: `a/${hashOf(text)}.${ending}`,
    type: `${type}; charset=utf-8`,
    text,
    immutable: true,
  });
  const styles = hashed(style, 'css', 'text/css');
  const script = hashed(pageScript(), 'js', 'text/javascript');
  const index = hashed(JSON.stringify(searchIndex(lookup)), 'json', 'application/json');
  const frame: Frame = {
    origin,
    slug,
    catalogName: name,
    fair: catalog.fair,
    style: addressOf(slug, 'de', styles.path),
    script: addressOf(slug, 'de', script.path),
    index: index.path,
    glyphs,
  };
  const assets = [styles, script, index];
  const files: SiteFile[] = [...assets];
  const paths: string[] = [];
  for (const language of languages) {
    const pages: SiteFile[] = [];
    for (const page of pagesIn(language, lookup, frame)) {
      const text = documentOf(frame, page);
      pages.push({ path: keyOf(language, page.path), type: 'text/html; charset=utf-8', text });
      if (language === 'de' && !page.noindex) paths.push(page.path);
    }
    const embedded = embeddedPage({ language, slug, lookup });
    files.push(...pages, takenAlong(language, catalog, [...assets, ...pages]), {
      path: keyOf(language, embedded.path),
      type: 'text/html; charset=utf-8',
      text: documentOf(frame, embedded),
    });
  }
  const { number, created_at } = catalog.edition;
  files.push({
    path: 'ausgabe.json',
    type: 'application/json; charset=utf-8',
    text: JSON.stringify({ number, created_at }),
  });
  files.push({ path: 'sw.js', type: 'text/javascript; charset=utf-8', text: workerScript() });
  files.push({
    path: `${EMBED_PATH}.js`,
    type: 'text/javascript; charset=utf-8',
    text: embedScript(name),
  });
  files.push(
    { path: 'daten.json', type: 'application/json; charset=utf-8', text: dataFile(catalog) },
    { path: 'daten.csv', type: 'text/csv; charset=utf-8', text: wineTable(lookup, slug) },
    { path: 'sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemap(origin, slug, paths) },
  );
  const numbers = Object.fromEntries(
    paths.flatMap((path) => {
      const [, start] = /^([a-z]+\/\d+)(?:-[^/]*)?$/.exec(path) ?? [];
      return start ? [[start, path]] : [];
    }),
  );
  const codes = Object.fromEntries(
    catalog.exhibitors.flatMap((company) =>
      company.pages.map(({ page_id }) => [page_id, pathOf.exhibitor(company)]),
    ),
  );
  return { files, numbers, codes };
}
