import { logoHoleMm, marginMm, trimBoxMm } from '../geometry.ts';
import type { PageStyle } from '../page-style.ts';
import { inkCss } from '../palette.ts';
import {
  columnsMm,
  contactGapMm,
  contactSizePt,
  footerSizePt,
  panelPaddingMm,
  winePageColumnMm,
} from './wine-page.rules.ts';

const logo =
  `left:${logoHoleMm.x - trimBoxMm.x}mm;top:${logoHoleMm.y - trimBoxMm.y}mm;` +
  `width:${logoHoleMm.width}mm;height:${logoHoleMm.height}mm`;

/** Coloured type is at least 9 pt and everything smaller is only black: both print without misregister. */
export const winePageCss = ({ accent, text, small }: PageStyle): string => `
.logo-hole{position:absolute;${logo}}
.logo-hole__picture{display:block;width:100%;height:100%;object-fit:contain}
.name-panel{position:absolute;${logo};display:flex;flex-direction:column;padding:7mm ${panelPaddingMm}mm;background:${inkCss('tint')};font-size:7.6pt;line-height:14px}
.name-panel__name{margin-bottom:auto;font-family:${text};font-weight:500;line-height:1.16;color:${accent};
  overflow-wrap:anywhere}
.wine-page{position:absolute;right:${marginMm.side}mm;top:${marginMm.top}mm;width:${winePageColumnMm}mm;
  height:${logoHoleMm.height}mm;display:flex;flex-direction:column}
.wine-head{position:relative;flex:none;display:grid;grid-template-columns:1fr auto;column-gap:6mm;
  margin-bottom:5px;padding-bottom:7px}
.wine-head__title{font:500 15.5pt/1.12 ${text};overflow-wrap:anywhere;padding-bottom:3px}
.wine-head__address{grid-column:1/3;font-size:${contactSizePt}pt;line-height:12px}
.wine-head__line{display:block;overflow-wrap:anywhere}
.wine-head__dot{display:inline-block;width:${contactGapMm}mm;text-align:center}
.wine-head__company{font-weight:600}
.wine-head__stand{max-width:62mm;min-height:29px;display:flex;justify-content:flex-end;align-items:flex-start;gap:3mm;
  text-align:right}
.wine-head__place{display:block;line-height:12px;white-space:nowrap}
.wine-head__number{font-family:${text};font-weight:500;line-height:1.07;margin-bottom:-14px;
  font-variant-numeric:lining-nums tabular-nums}
.wine-head__rule{position:absolute;left:0;bottom:0}
.category{flex:none;font:400 var(--size)/var(--row) ${text};font-variant-numeric:lining-nums tabular-nums}
.category-gap{flex:0 1 7px;min-height:2px}
.category tr{height:var(--row)}
.category td,.category th{vertical-align:top}
.category thead tr{height:calc(var(--row) + 1px)}
.category__year{width:${columnsMm.year}mm}.category__award{width:${columnsMm.award}mm}
.category__sku{width:${columnsMm.sku}mm}.category__price{width:${columnsMm.price}mm}
.category__name{font-weight:500;font-size:calc(var(--size)*1.16);color:${accent}}
.category__size,.wine__sku{text-align:right}
.category__size span,.wine__sku span{font:400 6.6pt/0 ${small}}
.category tr>:first-child{position:relative}
.row-rule{position:absolute;left:0;bottom:0;width:${winePageColumnMm}mm;transform:translateY(-.8px);color:${inkCss('rule')}}
.category__name .row-rule{color:${accent};transform:translateY(-.5px)}
.category tbody tr:last-child .row-rule{display:none}
.wine__award{position:relative;color:${accent}}
.wine__award .award-glyph{position:absolute;left:0;top:calc((var(--row) - 2.8mm)/2 - .5px);width:2.8mm;height:min(2.8mm,var(--row) - 1px)}
.wine__name{padding-right:${columnsMm.nameGap}mm}
.wine__price{text-align:right}
.wine-foot{flex:none;margin-top:auto;padding:5px 0 4px}
.wine-foot__text{position:relative;padding-top:4px;font-size:${footerSizePt}pt;line-height:12px}
.wine-foot__rule{position:absolute;top:0;color:${inkCss('rule')}}
.wine-foot__line{display:block;white-space:pre;min-height:12px}
.wine-foot__legend{display:flex;flex-wrap:wrap;column-gap:4mm;font-size:6.4pt;line-height:12px;margin-top:2px}
.wine-foot__award .award-glyph{width:2.3mm;height:2.3mm;vertical-align:-.35mm;margin-right:.6mm;color:${accent}}
.wine-foot__currency{margin-left:auto}
`;
