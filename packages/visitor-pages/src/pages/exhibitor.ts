import type { PublicExhibitor, PublicPage, PublicWine } from '@rebblatt/contracts';
import { addressOf, type Frame, type Page } from '../frame.ts';
import { html } from '../html.ts';
import { pathOf } from '../lookup.ts';
import { dialOf, linkOf } from '../names.ts';
import { counted, filled, texts } from '../texts.ts';
import { type Setting, standsOf, wineRow } from '../wine-list.ts';

/** The page of a company: who it is, where it stands, and what it pours. */
export function exhibitorPage(setting: Setting, frame: Frame, company: PublicExhibitor): Page {
  const { language, lookup } = setting;
  const t = texts[language];
  const path = pathOf.exhibitor(company);
  const wines = lookup.winesOf.get(company.id) ?? [];
  return {
    language,
    path,
    title: company.company_name,
    description: filled(t.exhibitorDescription, {
      name: company.company_name,
      city: company.city ? `, ${company.city}` : '',
      wines: counted(language, 'countWines', wines.length),
      stands: standsOf(setting, company),
      catalog: lookup.catalog.catalog.name,
    }),
    data: [organizationOf(frame.origin + addressOf(setting.slug, language, path), company, wines)],
    trail: [{ name: t.exhibitors, path: '' }],
    body: html`<article class="sheet"><i class="crop"></i><header><h1><bdi>${company.company_name}</bdi></h1>${company.city && html`<p class="sub">${company.city}</p>`}</header><aside>${aside(setting, frame, company)}</aside><div class="wines">${company.pages.map((page) => winesOf(setting, page))}<p class="note">${t.pricesIn}</p></div></article>${neighbours(setting, company)}`,
  };
}

function aside({ language, lookup, slug }: Setting, frame: Frame, company: PublicExhibitor) {
  const t = texts[language];
  const link = linkOf(company.website);
  const dial = dialOf(company.phone);
  const street = [company.street, company.number].filter(Boolean).join(' ');
  const city = [company.zip_code, company.city].filter(Boolean).join(' ');
  const ships = new Map(lookup.ships.map((ship) => [ship.name, ship]));
  const logo = company.logo && addressOf(frame.slug, 'de', `logo/${company.logo.sha256}.webp`);
  return html`${logo && html`<img class="logo" src="${logo}" alt="" loading="lazy" width="240" height="160">`}<h2>${t.where}</h2><ul class="stands">${company.stands.map(
    ({ stand, ship, deck }) => {
      const known = ship === null ? undefined : ships.get(ship);
      return html`<li><b>${filled(t.stand, { stand })}</b>${known && html` <a href="${addressOf(slug, language, pathOf.ship(known))}">${known.name}</a>`}${deck && html` <small>${deck}</small>`}</li>`;
    },
  )}</ul>${(street || city) && html`<h2>${t.address}</h2><address>${street && html`${street}<br>`}${city}</address>`}${company.phone && html`<h2>${t.phone}</h2><p>${dial ? html`<a href="${dial}">${company.phone}</a>` : html`<bdi>${company.phone}</bdi>`}</p>`}${company.website && html`<h2>${t.website}</h2><p class="site">${link ? html`<a href="${link}" rel="noopener nofollow"><bdi>${company.website.replace(/^https?:\/\//i, '').replace(/\/$/, '')}</bdi></a>` : html`<bdi>${company.website}</bdi>`}</p>`}`;
}

function winesOf(setting: Setting, page: PublicPage) {
  const { lookup, language } = setting;
  return html`${page.categories.map(({ category, wines }) => {
    const rows = wines.flatMap((id) => lookup.wines.get(id) ?? []);
    return (
      rows.length > 0 &&
      html`<section><h2>${category}</h2><ul class="w">${rows.map((wine) => wineRow(setting, wine, ['grapes', 'region']))}</ul></section>`
    );
  })}${page.footer && html`<p class="foot"><bdi>${page.footer}</bdi></p>`}${page.page_number !== null && html`<p class="folio">${filled(texts[language].printedPage, { page: page.page_number })}</p>`}`;
}

function neighbours({ language, lookup, slug }: Setting, company: PublicExhibitor) {
  const t = texts[language];
  const all = lookup.catalog.exhibitors;
  const at = all.indexOf(company);
  const link = (to: PublicExhibitor | undefined, words: string, rel: string) =>
    to &&
    html`<a rel="${rel}" href="${addressOf(slug, language, pathOf.exhibitor(to))}"><small>${words}</small><bdi>${to.company_name}</bdi></a>`;
  return html`<nav class="turn" aria-label="${t.exhibitors}">${link(all[at - 1], t.previous, 'prev')}${link(all[at + 1], t.next, 'next')}</nav>`;
}

const MAX_OFFERS = 100;

function organizationOf(url: string, company: PublicExhibitor, wines: PublicWine[]) {
  const link = linkOf(company.website);
  const street = [company.street, company.number].filter(Boolean).join(' ');
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.company_name,
    url: link ?? url,
    ...(company.phone && { telephone: company.phone }),
    ...((street || company.city) && {
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(company.zip_code && { postalCode: company.zip_code }),
        ...(company.city && { addressLocality: company.city }),
      },
    }),
    makesOffer: wines.slice(0, MAX_OFFERS).flatMap((wine) =>
      wine.prices.slice(0, 1).map(({ price }) => ({
        '@type': 'Offer',
        price: price.toFixed(2),
        priceCurrency: 'CHF',
        itemOffered: {
          '@type': 'Product',
          name: wine.year === null ? wine.wine : `${wine.wine} ${wine.year}`,
        },
      })),
    ),
  };
}
