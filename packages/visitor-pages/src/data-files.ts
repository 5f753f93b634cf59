import { languages, type PublicCatalog } from '@rebblatt/contracts';
import { addressOf } from './frame.ts';
import { escaped } from './html.ts';
import { type Lookup, nameIn } from './lookup.ts';
import { standsOf } from './wine-list.ts';

/** The whole catalogue for programs. */
export const dataFile = (catalog: PublicCatalog): string => `${JSON.stringify(catalog)}\n`;

/** A cell that no program of tables takes for a formula or for several. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(/[\r\n]+/g, ' ');
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",;]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

const HEADINGS =
  'id,wine,year,exhibitor,stands,country,region,wine_type,grape_varieties,award,alcohol_content_level,bottle_size,price_chf,page_number';

/** The wines as a table: one line for each price, in German. */
export function wineTable(lookup: Lookup, slug: string): string {
  const name = (map: Map<number, { name: string }>, id: number) => map.get(id)?.name ?? '';
  const lines = lookup.catalog.wines.flatMap((wine) => {
    const company = lookup.exhibitors.get(wine.exhibitor_id);
    const before = [
      wine.id,
      wine.wine,
      wine.year ?? '',
      company?.company_name ?? '',
      company ? standsOf({ language: 'de', slug, lookup }, company) : '',
      name(lookup.countries, wine.country_id),
      name(lookup.regions, wine.region_id),
      name(lookup.types, wine.wine_type_id),
      wine.grape_variety_ids
        .flatMap((id) => lookup.grapes.get(id) ?? [])
        .map((grape) => nameIn('de', grape))
        .join(', '),
      wine.award?.award ?? '',
      wine.alcohol_content_level ?? '',
    ];
    const prices = wine.prices.length > 0 ? wine.prices : [{ bottle_size: '', price: null }];
    return prices.map(({ bottle_size, price }) =>
      [...before, bottle_size, price?.toFixed(2) ?? '', wine.page_number ?? ''].map(cell).join(','),
    );
  });
  // The mark tells programs of tables that it is UTF-8.
  return `\uFEFF${[HEADINGS, ...lines].join('\r\n')}\r\n`;
}

/** What search engines may find. @param paths of the pages, without their language */
export function sitemap(origin: string, slug: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) =>
    languages.map((language) => {
      const links = languages.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other}" href="${escaped(origin + addressOf(slug, other, path))}"/>`,
      );
      return `<url><loc>${escaped(origin + addressOf(slug, language, path))}</loc>${links.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}
