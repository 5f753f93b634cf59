import { htmlLanguages, type Language } from '@rebblatt/contracts';

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

/** The HTML part of a mail: its plain text, escaped, with paragraphs and links. It loads nothing from anywhere. */
export function htmlTwin(text: string, language: Language): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(linked).join('<br>')}</p>`);
  return `<!doctype html><html lang="${htmlLanguages[language]}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:0 auto;padding:1em">${paragraphs.join('\n')}</body></html>`;
}
