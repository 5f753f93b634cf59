import { htmlLanguages, type Language, languages, PUBLIC_PATH } from '@rebblatt/contracts';
import { type Html, html, raw } from './html.ts';
import { style } from './style.css.ts';
import { texts } from './texts.ts';

export type Message = 'notFound' | 'gone' | 'notYet' | 'none' | 'later';

/** A catalogue that there is something to see of. */
export interface Listed {
  name: string;
  slug: string;
}

const whole = (language: Language, title: string, body: Html, head: Html | null = null): string =>
  html`<!doctype html>
<html lang="${htmlLanguages[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="${PUBLIC_PATH}_/stil.css">${head}</head><body><main><div class="say">${body}</div></main></body></html>
`.text;

/** The stylesheet of the pages that belong to no catalogue. */
export const messageStyle = style;

/** A page that says why there is nothing else. @param to the start of the catalogue that it belongs to */
export function messagePage(language: Language, message: Message, to: string | null = null): string {
  const t = texts[language];
  const title = t[`${message}Title`];
  return whole(
    language,
    title,
    html`<h1>${title}</h1><p>${t[`${message}Text`]}</p>${to !== null && html`<p><a href="${to}">${t.toStart}</a></p>`}`,
  );
}

/** A page that leads to another one, for servers that know no redirects. @param to its address */
export function leadPage(language: Language, to: string): string {
  const { start, toStart } = texts[language];
  return whole(
    language,
    start,
    html`<p><a href="${to}">${toStart}</a></p>`,
    html`<meta http-equiv="refresh" content="0;url=${to}">`,
  );
}

/** The catalogues of all years. */
export function yearsPage(language: Language, catalogs: readonly Listed[]): string {
  const t = texts[language];
  if (catalogs.length === 0) return messagePage(language, 'none');
  const part = language === 'de' ? '' : `${language}/`;
  return whole(
    language,
    t.years,
    html`<h1>${t.years}</h1><p>${t.yearsText}</p><ul>${catalogs.map(({ name, slug }) => html`<li><a href="${PUBLIC_PATH}${slug}/${raw(part)}">${name}</a></li>`)}</ul>`,
  );
}

/** The language of visitors' pages in which a part of an address is; null for another word. */
export const languageOf = (part: string): Language | null =>
  languages.find((one) => one === part && one !== 'de') ?? null;
