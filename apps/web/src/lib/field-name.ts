import type { TextKey, Translate } from './text-key.ts';

/** The names of fields on the wire, for errors without a form that labels them. */
const names: Record<string, TextKey> = {
  active: ($) => $.page.activeLabel,
  award_id: ($) => $.wine.award,
  bottle_size: ($) => $.wine.partPrices,
  bottle_size_id: ($) => $.bottleSize.size,
  catalog_id: ($) => $.form.fieldName.catalog,
  catalogs: ($) => $.exhibitor.catalogs,
  columns: ($) => $.form.fieldName.columns,
  comment: ($) => $.page.comment,
  country_id: ($) => $.form.fieldName.country,
  deck_id: ($) => $.deck.name,
  description: ($) => $.page.description,
  exhibitor_id: ($) => $.wine.exhibitor,
  file: ($) => $.form.fieldName.file,
  footer: ($) => $.form.fieldName.footer,
  grape_variety_id: ($) => $.grapeVariety.name,
  grape_varieties: ($) => $.wine.partGrapes,
  link: ($) => $.page.link,
  logo_id: ($) => $.form.fieldName.logo,
  page_title_id: ($) => $.page.pageTitle,
  price: ($) => $.wine.price,
  region_id: ($) => $.wine.region,
  regions: ($) => $.exhibitor.regions,
  rows: ($) => $.form.fieldName.rows,
  ship_id: ($) => $.ship.name,
  stand: ($) => $.page.stand,
  stand_id: ($) => $.page.stand,
  user_id: ($) => $.wine.exhibitor,
  web_logo: ($) => $.exhibitor.webLogo,
  wine: ($) => $.wine.wine,
  wine_category_id: ($) => $.wine.wineCategory,
  wine_type_id: ($) => $.wine.wineType,
  year: ($) => $.wine.year,
};

/** What uses an entry that cannot be deleted, by the table with the reference. */
const uses: Record<string, TextKey> = {
  catalog_membership: ($) => $.reference.uses.catalog,
  catalog_request: ($) => $.reference.uses.request,
  catalog_request_service: ($) => $.reference.uses.request,
  catalog_stand: ($) => $.reference.uses.standHolder,
  page: ($) => $.reference.uses.page,
  page_category: ($) => $.reference.uses.page,
  page_category_wine: ($) => $.reference.uses.page,
  region: ($) => $.reference.uses.region,
  stand: ($) => $.reference.uses.stand,
  wine: ($) => $.reference.uses.wine,
  wine_grape: ($) => $.reference.uses.wine,
  wine_price: ($) => $.reference.uses.wine,
};

/** The text of a use, as a part of the sentence about it. */
export function wordsOfUse(t: Translate, table: unknown): string {
  const key = uses[String(table)];
  return key ? String(t(key)) : t(($) => $.reference.uses.other);
}

/**
 * The name of a field in the user's language, from its path on the wire (`bottle_size.2.price`); a field
 * without a name is its path in quotes.
 */
export function fieldName(t: Translate, path: string): string {
  const words = path.split('.').filter((part) => part !== '' && !/^\d+$/.test(part));
  const known = [...words].reverse().find((word) => Object.hasOwn(names, word));
  const key = known === undefined ? undefined : names[known];
  return key ? String(t(key)) : t(($) => $.form.fieldName.other, { name: path });
}
