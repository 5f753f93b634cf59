import { addressOf, EMBED_PATH, type Page } from '../frame.ts';
import { html } from '../html.ts';
import { texts } from '../texts.ts';
import type { Setting } from '../wine-list.ts';
import { exhibitorList } from './start.ts';

/** What other sites may show in a page of theirs: the search, and the exhibitors. */
export function embeddedPage(setting: Setting): Page {
  const { language, lookup, slug } = setting;
  const t = texts[language];
  const { name } = lookup.catalog.catalog;
  return {
    language,
    path: EMBED_PATH,
    title: t.exhibitors,
    description: name,
    data: [],
    noindex: true,
    embedded: true,
    head: html`<div class="inset"><h1>${name}</h1><p><a href="${addressOf(slug, language, '')}">${t.toStart}</a></p><div id="search"></div></div>`,
    body: html`<section class="part" id="aussteller"><h2>${t.exhibitorsAZ}</h2>${exhibitorList(setting, true)}</section>`,
  };
}
