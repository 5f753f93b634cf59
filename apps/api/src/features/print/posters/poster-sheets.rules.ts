import type { PosterSize, PrintedCode } from '@rebblatt/contracts';
import type { PosterStand } from './posters.queries.ts';

/** A poster: its stand, with the code and the address that it shows. */
export interface Poster extends PosterStand {
  code: PrintedCode;
  address: string;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** In mm; everything on a poster is a share of its width, so that both sizes look the same. */
const widths: Record<PosterSize, [width: number, height: number]> = { a4: [210, 297], a6: [105, 148] };

/** White that readers need at every side of a code, in modules. */
const QUIET = 4;

const drawingOf = ({ modules, path }: PrintedCode) => {
  const side = modules + 2 * QUIET;
  return `<svg viewBox="${-QUIET} ${-QUIET} ${side} ${side}" role="img" aria-label="QR-Code"><path d="${path}" fill="#000"/></svg>`;
};

/** Long names in smaller letters: a poster has one name, and it stands on three lines at most. */
const sizeOf = (company: string) =>
  company.length > 60 ? 'small' : company.length > 28 ? 'middle' : 'large';

const sheetOf = (catalog: string, { company, stand, ship, deck, code, address }: Poster) =>
  `<section><header><p>${text(catalog)}</p></header><h1 class="${sizeOf(company)}">${text(company)}</h1>` +
  `<p class="stand">${text([ship, deck].filter(Boolean).join(' · '))}<b>${text(stand)}</b></p>` +
  `<div class="code">${drawingOf(code)}</div>` +
  '<p class="say">Weine, Preise und Merkliste<small>Vins, prix et liste personnelle · Wines, prices and tasting list</small></p>' +
  `<footer>${text(address.replace(/^https?:\/\//, ''))}</footer></section>`;

/** A document with one poster a page. */
export function posterSheets(catalog: string, posters: readonly Poster[], size: PosterSize): string {
  const [width, height] = widths[size];
  const u = (share: number) => `${((width * share) / 100).toFixed(2)}mm`;
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${text(catalog)}</title><style>
@page{size:${width}mm ${height}mm;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
body{color:#1d1a1b;font-family:Newsreader,serif;-webkit-print-color-adjust:exact}
section{position:relative;width:${width}mm;height:${height}mm;padding:${u(9)} ${u(9)} ${u(8)};overflow:hidden;break-after:page;
  display:flex;flex-direction:column;align-items:center;text-align:center}
section:last-child{break-after:auto}
header{width:100%;padding-bottom:${u(2.4)};border-bottom:${u(0.25)} solid #1d1a1b;font-size:${u(4)}}
h1{display:flex;align-items:center;height:${u(33)};font-weight:500;line-height:1.12;overflow-wrap:anywhere;color:#7b1e3a}
.large{font-size:${u(11)}}.middle{font-size:${u(8)}}.small{font-size:${u(5.4)}}
.stand{font-size:${u(4)};line-height:1.3}.stand b{display:block;font-size:${u(8)};font-weight:500}
.code{flex:1;display:flex;align-items:center;justify-content:center;min-height:0}.code svg{width:${u(52)};height:${u(52)}}
.say{font-size:${u(4.6)}}.say small{display:block;margin-top:${u(0.8)};font-size:${u(2.9)}}
footer{margin-top:${u(3)};padding-top:${u(2.4)};width:100%;border-top:${u(0.25)} solid #1d1a1b;font-size:${u(4.2)};
  font-variant-numeric:lining-nums tabular-nums}
</style></head><body>${posters.map((poster) => sheetOf(catalog, poster)).join('')}</body></html>`;
}
