import type { AwardSymbolCode, Language, PublicExhibitor, PublicWine } from '@rebblatt/contracts';
import { addressOf } from './frame.ts';
import { type Html, html } from './html.ts';
import { type Lookup, nameIn, pathOf } from './lookup.ts';
import { filled, priceOf, texts } from './texts.ts';

/** What pages need besides what is on them. */
export interface Setting {
  language: Language;
  slug: string;
  lookup: Lookup;
}

/** A glyph of the page's sheet of drawings. */
export const glyph = (symbol: AwardSymbolCode): Html =>
  html`<svg class="g" aria-hidden="true"><use href="#g-${symbol}"/></svg>`;

const prices = ({ prices: all }: PublicWine) =>
  all.map(({ bottle_size, price }) => html`<span>${bottle_size} <b>${priceOf(price)}</b></span>`);

/** How a list tells of a wine: what is the same for all of them is left out. */
type Facts = 'grapes' | 'region' | 'type';

function factsOf({ language, lookup }: Setting, wine: PublicWine, shown: readonly Facts[]): string {
  const t = texts[language];
  const type = lookup.types.get(wine.wine_type_id);
  const region = lookup.regions.get(wine.region_id);
  const country = lookup.countries.get(wine.country_id);
  const parts = [
    shown.includes('type') && type && nameIn(language, type),
    shown.includes('grapes') &&
      wine.grape_variety_ids
        .flatMap((id) => lookup.grapes.get(id) ?? [])
        .map((grape) => nameIn(language, grape))
        .join(', '),
    shown.includes('region') &&
      region &&
      country &&
      `${nameIn(language, region)}, ${nameIn(language, country)}`,
    wine.alcohol_content_level === 10 && t.alcohol10,
    wine.alcohol_content_level === 20 && t.alcohol20,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A wine as a row. */
export function wineRow(setting: Setting, wine: PublicWine, shown: readonly Facts[]): Html {
  const { award } = wine;
  const title = award && (setting.lookup.awards.get(award.id ?? 0) ?? null);
  const awarded = award && (title ? nameIn(setting.language, title) : award.award);
  const facts = factsOf(setting, wine, shown);
  return html`<li id="w${wine.id}"><p class="n"><bdi>${wine.wine}</bdi>${wine.year !== null && html` <i>${wine.year}</i>`}${award && html` <span class="a" title="${awarded}">${glyph(award.symbol)}<span>${awarded}</span></span>`}</p>${facts && html`<p class="f">${facts}</p>`}<p class="p">${prices(wine)}</p></li>`;
}

/** Where a company stands, in words. */
export const standsOf = ({ language }: Setting, { stands }: PublicExhibitor): string =>
  stands
    .map(({ stand, ship }) => (ship ? `${ship} ${stand}` : filled(texts[language].stand, { stand })))
    .join(' · ');

/** Wines under the company that brings them, which is how somebody walks from one to the next. */
export function winesByExhibitor(
  setting: Setting,
  wines: readonly PublicWine[],
  shown: readonly Facts[],
): Html {
  const { lookup, slug, language } = setting;
  const groups = new Map<number, PublicWine[]>();
  for (const wine of wines) groups.set(wine.exhibitor_id, [...(groups.get(wine.exhibitor_id) ?? []), wine]);
  const companies = lookup.catalog.exhibitors.filter(({ id }) => groups.has(id));
  return html`${companies.map((company) => html`<section class="by"><h2><a href="${addressOf(slug, language, pathOf.exhibitor(company))}"><bdi>${company.company_name}</bdi></a> <small>${standsOf(setting, company)}</small></h2><ul class="w">${(groups.get(company.id) ?? []).map((wine) => wineRow(setting, wine, shown))}</ul></section>`)}`;
}
