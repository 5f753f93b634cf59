import { compareNames, indexLetter, type PublicName, type PublicWine } from '@rebblatt/contracts';
import { addressOf, type Frame, type Page } from '../frame.ts';
import { html, raw } from '../html.ts';
import { nameIn, pathOf } from '../lookup.ts';
import { counted, dayIn, figures, filled, texts } from '../texts.ts';
import { glyph, type Setting, standsOf } from '../wine-list.ts';

/** A ship from the side, with its bow to where one walks. */
const hull = raw(
  '<svg hidden><symbol id="ship" viewBox="0 0 120 44"><path d="M2 26h116l-9 13a6 6 0 0 1-5 3H17a6 6 0 0 1-5-3z"/><path d="M18 14h76l8 10H12z" opacity=".55"/><path d="M36 4h42l6 8H32z" opacity=".3"/><path d="M52 0h7v4h-7z"/></symbol></svg>',
);

/** The ships at the pier, far away: the fair's own picture, of a few lines. */
const sea = raw(
  '<svg class="sea" viewBox="0 0 1440 120" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">' +
    '<path d="M820 84h150l-11 22H834zM846 68h92l8 14H838zM868 56h52l6 10h-64zM1000 80h210l-14 26H1018zM1030 62h140l10 16H1022zM1056 46h86l8 14h-102zM1090 30h10v16h-10zM1246 86h170l-12 20H1262zM1270 70h110l9 14H1262z"/>' +
    '<path d="M0 104h1440v2H0zM60 112h420v1.500H60zM620 114h760v1.500H620z"/></svg>',
);

/** The first page of a catalogue: everything that leads into it. */
export function startPage(setting: Setting, frame: Frame): Page {
  const { language, lookup, slug } = setting;
  const { catalog } = lookup;
  const t = texts[language];
  const at = (path: string) => addressOf(slug, language, path);
  const exhibitors = counted(language, 'countExhibitors', catalog.exhibitors.length);
  const wines = counted(language, 'countWines', catalog.wines.length);
  const parts = [
    { id: 'schiffe', title: t.ships, there: lookup.ships.length > 0, body: shipList(setting) },
    { id: 'aussteller', title: t.exhibitorsAZ, there: true, body: exhibitorList(setting) },
    { id: 'herkunft', title: t.origins, there: catalog.regions.length > 0, body: originList(setting) },
    { id: 'rebsorten', title: t.grapes, there: catalog.grape_varieties.length > 0, body: grapeList(setting) },
    { id: 'auszeichnungen', title: t.awards, there: lookup.byAward.size > 0, body: awardList(setting) },
  ].filter(({ there }) => there);
  return {
    language,
    path: '',
    title: catalog.catalog.name,
    description: filled(t.startDescription, { exhibitors, wines, catalog: catalog.catalog.name }),
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'ExhibitionEvent',
        name: catalog.catalog.name,
        url: frame.origin + at(''),
        inLanguage: language,
        ...(catalog.fair && { organizer: { '@type': 'Organization', name: catalog.fair } }),
      },
    ],
    head: html`<div class="hero"><div><i class="crop"></i>${catalog.fair && html`<p class="fair">${catalog.fair}</p>`}<h1>${catalog.catalog.name}</h1><p class="sum">${exhibitors}, ${wines}${lookup.countries.size > 0 && html` ${counted(language, 'countCountries', lookup.countries.size)}`}${lookup.ships.length > 0 && html`, ${counted(language, 'countShips', lookup.ships.length)}`}</p><div id="search"></div></div>${sea}</div><nav class="jump" aria-label="${t.start}">${parts.map(({ id, title }) => html`<a href="#${id}">${title}</a>`)}</nav>${hull}`,
    body: html`${parts.map(({ id, title, body }) => html`<section class="part" id="${id}"><h2>${title}</h2>${body}</section>`)}<section class="part" id="unterwegs"><h2>${t.offline}</h2><div id="offline"></div></section><p class="edition">${filled(t.edition, { number: catalog.edition.number, day: dayIn(language, catalog.edition.created_at) })}</p>`,
  };
}

/** The exhibitors by their letters. @param within where links elsewhere open another window: those to letters stay */
export function exhibitorList(setting: Setting, within = false) {
  const { language, lookup, slug } = setting;
  const letters = new Map<string, typeof lookup.catalog.exhibitors>();
  for (const one of lookup.catalog.exhibitors) {
    const letter = indexLetter(one.company_name);
    letters.set(letter, [...(letters.get(letter) ?? []), one]);
  }
  const id = (letter: string) => (letter === '#' ? 'zeichen' : letter.replace(/\W/g, '') || 'x');
  return html`<p class="letters">${[...letters.keys()].map((letter) => html`<a href="#l-${id(letter)}"${within && raw(' target="_self"')}>${letter}</a>`)}</p><div class="az">${[
    ...letters,
  ].map(
    ([letter, list]) =>
      html`<section><h3 id="l-${id(letter)}">${letter}</h3><ul>${list.map(
        (one) =>
          html`<li><a href="${addressOf(slug, language, pathOf.exhibitor(one))}"><bdi>${one.company_name}</bdi></a><small>${[one.city, standsOf(setting, one)].filter(Boolean).join(' · ')}</small></li>`,
      )}</ul></section>`,
  )}</div>`;
}

function shipList({ language, lookup, slug }: Setting) {
  return html`<p>${texts[language].shipsText}</p><ol class="quay">${lookup.ships.map(
    (ship) =>
      html`<li><a href="${addressOf(slug, language, pathOf.ship(ship))}"><svg aria-hidden="true"><use href="#ship"/></svg><b>${ship.name}</b><small>${counted(language, 'countStands', ship.stops.length)}</small></a></li>`,
  )}</ol>`;
}

const amount = (setting: Setting, wines: PublicWine[] | undefined) =>
  html` <small>${figures(setting.language, wines?.length ?? 0)}</small>`;

/** Things in the order of their names in a language. */
const sorted = <T extends PublicName>({ language }: Setting, list: readonly T[]): T[] =>
  [...list].sort((a, b) => compareNames(nameIn(language, a), nameIn(language, b)));

function originList(setting: Setting) {
  const { language, lookup, slug } = setting;
  const { countries, regions } = lookup.catalog;
  return html`<div class="cols">${sorted(setting, countries).map(
    (country) =>
      html`<section><h3>${nameIn(language, country)}</h3><ul>${sorted(
        setting,
        regions.filter(({ country_id }) => country_id === country.id),
      ).map(
        (region) =>
          html`<li><a href="${addressOf(slug, language, pathOf.region(region))}">${nameIn(language, region)}</a>${amount(setting, lookup.byRegion.get(region.id))}</li>`,
      )}</ul></section>`,
  )}</div>`;
}

function grapeList(setting: Setting) {
  const { language, lookup, slug } = setting;
  return html`<ul class="cols">${sorted(setting, lookup.catalog.grape_varieties).map(
    (grape) =>
      html`<li><a href="${addressOf(slug, language, pathOf.grape(grape))}">${nameIn(language, grape)}</a>${amount(setting, lookup.byGrape.get(grape.id))}</li>`,
  )}</ul>`;
}

function awardList(setting: Setting) {
  const { language, lookup, slug } = setting;
  return html`<ul class="awards">${sorted(setting, lookup.catalog.awards).map(
    (award) =>
      html`<li><a href="${addressOf(slug, language, pathOf.award(award))}">${glyph(award.symbol)}${nameIn(language, award)}</a>${amount(setting, lookup.byAward.get(award.id))}</li>`,
  )}</ul>`;
}
