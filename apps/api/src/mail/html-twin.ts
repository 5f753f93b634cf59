import { htmlLanguages, type Language } from '@rebblatt/contracts';
import { labelOf } from './html-button.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A URL ends before the punctuation of its sentence. */
const link = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g;

function linked(line: string): string {
  let html = '';
  let end = 0;
  for (const match of line.matchAll(link)) {
    const address = escaped(match[0]);
    html += `${escaped(line.slice(end, match.index))}<a href="${address}">${address}</a>`;
    end = match.index + match[0].length;
  }
  return html + escaped(line.slice(end));
}

/** A paragraph that is one link alone. */
const ONLY_LINK = /^https?:\/\/\S+$/;

const BUTTON =
  'display:inline-block;padding:12px 22px;background:#7b1e46;color:#ffffff;border-radius:4px;font-weight:bold;text-decoration:none';

/** What the mail is for stands out; the address stays, for whoever does not trust a button. */
function button(address: string, language: Language): string {
  const link = escaped(address);
  return `<p><a href="${link}" style="${BUTTON}">${labelOf(address, language)}</a></p><p style="font-size:13px;color:#5c5c5c;word-break:break-all"><a href="${link}" style="color:#5c5c5c">${link}</a></p>`;
}

const picture = ({ cid, name }: { cid: string; name: string }) =>
  `<p><img src="cid:${cid}" alt="${escaped(name)}" style="max-width:220px;max-height:72px"></p>`;

/**
 * The HTML part of a mail: its plain text, escaped, with paragraphs and links; the first link that stands alone is its
 * button. It loads nothing from anywhere: the logo above it comes with the mail.
 */
export function htmlTwin(
  text: string,
  language: Language,
  logo: { cid: string; name: string } | null = null,
): string {
  const parts = text.trim().split(/\n{2,}/);
  const main = parts.findIndex((part) => ONLY_LINK.test(part));
  const paragraphs = parts.map((part, i) =>
    i === main ? button(part, language) : `<p>${part.split('\n').map(linked).join('<br>')}</p>`,
  );
  return `<!doctype html><html lang="${htmlLanguages[language]}"><head><meta charset="utf-8"></head><body style="font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1d1d1d;max-width:36em;margin:0 auto;padding:1.5em">${logo ? picture(logo) : ''}${paragraphs.join('\n')}</body></html>`;
}
