import {
  type AwardSymbolCode,
  htmlLanguages,
  type Language,
  languages,
  PUBLIC_PATH,
} from '@rebblatt/contracts';
import { type Html, html, jsonIn, raw } from './html.ts';
import { texts } from './texts.ts';

/** What all pages of a site have in common. */
export interface Frame {
  /** The public address of the product, without a slash at the end. */
  origin: string;
  slug: string;
  catalogName: string;
  fair: string | null;
  /** The addresses of the stylesheet and of the script, which hold a hash of their content. */
  style: string;
  script: string;
  /** The address of the index of the search below the catalogue's. */
  index: string;
  /** The drawings of awards, as paths in a square of 16. */
  glyphs: Record<AwardSymbolCode, string>;
}

/** One page of a site. */
export interface Page {
  language: Language;
  /** Its address below the catalogue's, without its language. */
  path: string;
  title: string;
  description: string;
  /** Descriptions for machines, by schema.org. */
  data: object[];
  /** What leads here, without the catalogue itself. */
  trail?: { name: string; path?: string }[];
  body: Html;
  /** Stands above the body over the whole width. */
  head?: Html;
  /** For search engines, where the page is a part of another one. */
  noindex?: boolean;
  /** Stands in a page of another site: without what leads through the catalogue, and its links open beside that page. */
  embedded?: boolean;
}

const languagePart: Record<Language, string> = { de: '', fr: 'fr/', en: 'en/' };

/** The address of a page on its server. */
export const addressOf = (slug: string, language: Language, path: string): string =>
  `${PUBLIC_PATH}${slug}/${languagePart[language]}${path}`;

/** The key of a page among the files of a site. */
export const keyOf = (language: Language, path: string): string => languagePart[language] + path;

const vine = raw(
  '<svg class=vine viewBox="0 0 24 24" aria-hidden=true><path d="M12 2.2c1 1.7 2.2 2.5 4 2.7-.2 1.3 0 2.2.8 3.1 1.3-.4 2.6-.3 4 .5-1 1.3-1.4 2.5-1.1 4 .3 1.4 1 2.4 2.1 3.2-1.9.6-3.4.6-4.8 0 .1 1.6-.3 2.9-1.3 4.3-1.2-1.1-2.1-1.6-3.2-1.7v3.5h-1v-3.5c-1.1.1-2 .6-3.2 1.7-1-1.4-1.4-2.7-1.3-4.3-1.4.6-2.9.6-4.8 0 1.1-.8 1.8-1.8 2.1-3.2.3-1.5-.1-2.7-1.1-4 1.4-.8 2.7-.9 4-.5.8-.9 1-1.8.8-3.1 1.8-.2 3-1 4-2.7z"/></svg>',
);

const trailData = (frame: Frame, { language, trail = [], path, title }: Page) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: frame.catalogName, path: '' },
    ...trail.filter((step): step is { name: string; path: string } => step.path !== undefined),
    { name: title, path },
  ].map((step, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: step.name,
    item: frame.origin + addressOf(frame.slug, language, step.path),
  })),
});

/** The drawings of the awards that a page shows, once. */
function drawingsIn(body: Html, glyphs: Frame['glyphs']): Html | false {
  const shown = new Set(
    [...body.text.matchAll(/href="#g-(\w)"/g)].map(([, symbol]) => symbol as AwardSymbolCode),
  );
  return (
    shown.size > 0 &&
    html`<svg hidden>${[...shown].map((one) => html`<symbol id="g-${one}" viewBox="0 0 16 16"><path d="${glyphs[one]}"/></symbol>`)}</svg>`
  );
}

/** Where a visitor's own list is. */
export const LIST_PATH = 'merkliste';

/** Where the page is that other sites may show in theirs. */
export const EMBED_PATH = 'einbetten';

/** A whole document. */
export function documentOf(frame: Frame, page: Page): string {
  const { language, path, title, description, body, head, trail, embedded } = page;
  const t = texts[language];
  const at = (other: Language, to = path) => addressOf(frame.slug, other, to);
  const fullTitle = path === '' ? title : `${title} – ${frame.catalogName}`;
  const data = path === '' ? page.data : [...page.data, trailData(frame, page)];
  const top = html`<a class="skip" href="#main">${t.skip}</a><header class="top"><a class="home" href="${at(language, '')}">${vine}<span>${frame.catalogName}</span></a><a class="mine" id="list-link" href="${at(language, LIST_PATH)}">${t.list}</a><nav aria-label="${t.otherLanguages}">${languages.map((other) => (other === language ? html`<span aria-current="true" lang="${other}">${other}</span>` : html`<a href="${at(other)}" lang="${other}" hreflang="${other}" title="${texts[other].languageName}">${other}</a>`))}</nav></header>`;
  const foot = html`<footer><p>${t.privacy}</p><p><a href="${at('de', 'daten.json')}">${t.data} (JSON)</a> <a href="${at('de', 'daten.csv')}">CSV</a> <a href="${PUBLIC_PATH.slice(0, -1)}?jahre">${t.years}</a></p></footer>`;
  return html`<!doctype html>
<html lang="${htmlLanguages[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${embedded && raw('<base target="_blank">')}<title>${fullTitle}</title><meta name="description" content="${description}">${page.noindex && raw('<meta name="robots" content="noindex">')}<link rel="canonical" href="${frame.origin}${at(language)}">${languages.map((other) => html`<link rel="alternate" hreflang="${other}" href="${frame.origin}${at(other)}">`)}<link rel="alternate" hreflang="x-default" href="${frame.origin}${at('de')}"><meta property="og:type" content="website"><meta property="og:title" content="${fullTitle}"><meta property="og:description" content="${description}"><meta property="og:url" content="${frame.origin}${at(language)}"><meta property="og:site_name" content="${frame.catalogName}"><meta property="og:locale" content="${t.locale.replace('-', '_')}"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#10302d"><link rel="stylesheet" href="${frame.style}"><script src="${frame.script}" data-slug="${frame.slug}" data-root="${addressOf(frame.slug, 'de', '')}" data-index="${frame.index}" defer></script>${data.map((one) => html`<script type="application/ld+json">${jsonIn(one)}</script>`)}</head>
<body${embedded && raw(' class="embed"')}>${!embedded && top}${head}<main id="main">${trail && html`<ol class="trail"><li><a href="${at(language, '')}">${t.start}</a></li>${trail.map((step) => html`<li>${step.path === undefined ? step.name : html`<a href="${at(language, step.path)}">${step.name}</a>`}</li>`)}</ol>`}${body}</main>${drawingsIn(body, frame.glyphs)}
${!embedded && foot}</body></html>
`.text;
}
