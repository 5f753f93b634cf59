import type { PublicWine } from '@rebblatt/contracts';
import { addressOf, type Page } from '../frame.ts';
import { type Html, html } from '../html.ts';
import { counted, filled, texts } from '../texts.ts';
import { type Setting, winesByExhibitor } from '../wine-list.ts';

/** So many wines are as much as a page may weigh; what is more stands on further parts. */
const MAX_WINES = 600;

/** What a page of wines is about. */
export interface Subject {
  path: string;
  title: string;
  /** Under the title. */
  sub: string | null;
  glyph?: Html;
  trail: string;
  shown: Parameters<typeof winesByExhibitor>[2];
}

/** The pages of a region, a grape or an award: its wines by the companies that bring them. */
export function winePages(setting: Setting, subject: Subject, wines: readonly PublicWine[]): Page[] {
  const { language, lookup, slug } = setting;
  const t = texts[language];
  const order = new Map(lookup.catalog.exhibitors.map(({ id }, at) => [id, at]));
  const sorted = [...wines].sort(
    (a, b) => (order.get(a.exhibitor_id) ?? 0) - (order.get(b.exhibitor_id) ?? 0),
  );
  const parts = Math.max(1, Math.ceil(sorted.length / MAX_WINES));
  const count = counted(language, 'countWines', wines.length);
  const pathOfPart = (part: number) => (part === 1 ? subject.path : `${subject.path}/${part}`);
  const link = (part: number, rel: string) =>
    part >= 1 &&
    part <= parts &&
    html`<a rel="${rel}" href="${addressOf(slug, language, pathOfPart(part))}"><small>${filled(t.more, { part, parts })}</small>${subject.title}</a>`;
  return Array.from({ length: parts }, (_, at) => {
    const part = at + 1;
    return {
      language,
      path: pathOfPart(part),
      title: part === 1 ? subject.title : `${subject.title}, ${filled(t.part, { part, parts })}`,
      description: filled(t.listDescription, {
        wines: count,
        name: subject.title,
        catalog: lookup.catalog.catalog.name,
      }),
      data: [],
      noindex: part > 1,
      trail: [{ name: subject.trail, path: '' }],
      body: html`<header class="title">${subject.glyph}<h1>${subject.title}</h1><p class="sub">${[subject.sub, count, parts > 1 && filled(t.part, { part, parts })].filter(Boolean).join(' · ')}</p></header>${winesByExhibitor(setting, sorted.slice(at * MAX_WINES, part * MAX_WINES), subject.shown)}<p class="note">${t.pricesIn}</p>${parts > 1 && html`<nav class="turn" aria-label="${t.wines}">${link(part - 1, 'prev')}${link(part + 1, 'next')}</nav>`}`,
    };
  });
}
