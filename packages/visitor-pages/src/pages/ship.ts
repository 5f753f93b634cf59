import { addressOf, type Page } from '../frame.ts';
import { html } from '../html.ts';
import { pathOf, type Ship } from '../lookup.ts';
import { counted, filled, texts } from '../texts.ts';
import type { Setting } from '../wine-list.ts';

/** The page of a ship: its decks, with who stands at which stand. */
export function shipPage(setting: Setting, ship: Ship): Page {
  const { language, lookup, slug } = setting;
  const t = texts[language];
  const decks = new Map<string, Ship['stops']>();
  for (const stop of ship.stops) decks.set(stop.deck, [...(decks.get(stop.deck) ?? []), stop]);
  const stands = counted(language, 'countStands', ship.stops.length);
  const at = lookup.ships.indexOf(ship);
  const link = (to: Ship | undefined, words: string, rel: string) =>
    to &&
    html`<a rel="${rel}" href="${addressOf(slug, language, pathOf.ship(to))}"><small>${words}</small>${to.name}</a>`;
  return {
    language,
    path: pathOf.ship(ship),
    title: ship.name,
    description: filled(t.shipDescription, { name: ship.name, catalog: lookup.catalog.catalog.name, stands }),
    data: [],
    trail: [{ name: t.ships, path: '' }],
    body: html`<header class="title"><h1>${ship.name}</h1><p class="sub">${stands}</p></header>${[
      ...decks,
    ].map(
      ([deck, stops]) =>
        html`<section class="deck">${deck && html`<h2>${deck}</h2>`}<ol>${stops.map(
          ({ stand, exhibitor }) =>
            html`<li><b>${stand}</b><a href="${addressOf(slug, language, pathOf.exhibitor(exhibitor))}"><bdi>${exhibitor.company_name}</bdi></a><small>${[exhibitor.city, counted(language, 'countWines', lookup.winesOf.get(exhibitor.id)?.length ?? 0)].filter(Boolean).join(' · ')}</small></li>`,
        )}</ol></section>`,
    )}<nav class="turn" aria-label="${t.ships}">${link(lookup.ships[at - 1], t.previousShip, 'prev')}${link(lookup.ships[at + 1], t.nextShip, 'next')}</nav>`,
  };
}
