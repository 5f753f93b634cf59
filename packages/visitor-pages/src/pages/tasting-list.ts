import { LIST_PATH, type Page } from '../frame.ts';
import { html } from '../html.ts';
import { texts } from '../texts.ts';
import type { Setting } from '../wine-list.ts';

/** The place of a visitor's own list, which the script fills: nothing of it is ever on the server. */
export function tastingListPage({ language }: Setting): Page {
  const t = texts[language];
  return {
    language,
    path: LIST_PATH,
    title: t.list,
    description: t.listText,
    data: [],
    noindex: true,
    trail: [],
    body: html`<header class="title"><h1>${t.list}</h1><p class="sub">${t.listText}</p></header><noscript><p>${t.listNeedsScript}</p></noscript><div id="list"></div>`,
  };
}
