import { logoHoleMm, marginMm, trimMm } from '../geometry.ts';
import type { PageStyle } from '../page-style.ts';
import { inkCss } from '../palette.ts';
import { registerLinePx, registerTitlePx } from './register-grid.ts';
import { registerSizePt } from './register-row.ts';
import { tocExhibitorColumnMm, tocExhibitorColumnsMm } from './toc-exhibitor.layout.ts';
import { tocRegionColumnMm } from './toc-region.layout.ts';

const areaMm = trimMm.width - 2 * marginMm.side;

export const registerCss = ({ accent, text, small }: PageStyle): string => `
.register{position:absolute;left:${marginMm.side}mm;top:${marginMm.top}mm;width:${areaMm}mm;
  height:${logoHoleMm.height}mm;line-height:${registerLinePx}px}
.register__title{height:${registerTitlePx.first}px;font:500 24pt/36px ${text}}
.register__again{height:${registerTitlePx.next}px;font:400 italic 9pt/${registerLinePx}px ${text}}
.register__columns{display:grid;justify-content:space-between}
.register--2 .register__columns{grid-template-columns:repeat(2,${tocExhibitorColumnMm}mm)}
.register--3 .register__columns{grid-template-columns:repeat(3,${tocRegionColumnMm}mm)}
.register__column{position:relative}
.register__heads{position:absolute;right:0;bottom:100%;display:flex;font:400 6.6pt/${registerLinePx}px ${small}}
.set-line{display:block;white-space:pre}
.entry{font:400 ${registerSizePt}pt/${registerLinePx}px ${text};
  font-variant-numeric:lining-nums tabular-nums}
.entry__last{display:flex;align-items:flex-start}
.entry__last>.set-line{flex:none}
.leader{flex:1;min-width:0;margin:${registerLinePx - 6}px 1.6mm 0}
.entry__stand{flex:none;width:${tocExhibitorColumnsMm.stand}mm}
.entry__pages{flex:none;width:${tocExhibitorColumnsMm.pages}mm;text-align:right}
.register--3 .entry__pages{width:auto}
.letter{height:${2 * registerLinePx}px;margin-top:${registerLinePx}px;
  font:500 15pt/${2 * registerLinePx - 4}px ${text};color:${accent}}
.letter--top{margin-top:0}
.letter .group__note{margin-left:2mm}
.group{position:relative;display:flex;justify-content:space-between;align-items:baseline}
.group--1{font:500 13pt/${registerLinePx + 4}px ${text};color:${accent}}
.group--2{font:600 7.4pt/${registerLinePx}px ${small}}
.group__note{font:400 italic 7.4pt/${registerLinePx}px ${text};color:${inkCss('ink')}}
.group__rule{position:absolute;left:0;bottom:${registerLinePx / 2}px;color:${inkCss('ink')}}
`;
