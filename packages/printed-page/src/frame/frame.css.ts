import { markedLike, type PageType, type PrintedInk } from '@rebblatt/contracts';
import { bleedBoxMm, laidOutMm, marginMm, trimBoxMm, trimMm } from '../geometry.ts';
import type { PageStyle } from '../page-style.ts';
import { cssOf, inkCss, pageTypeInk } from '../palette.ts';

const markWidthMm = 2.6;
const markHeightMm = 17;

/** Every page type has its position on the fore-edge, so that the closed book shows where the parts are. */
const marks = (accent: string) =>
  (Object.keys(pageTypeInk) as unknown as PageType[])
    .filter((type) => markedLike(Number(type) as PageType) === Number(type))
    .map((type) => {
      const name = pageTypeInk[type];
      return (
        `.sheet[data-sheet="${type}"] .sheet__mark{background:${name === 'berry' ? accent : inkCss(name)};` +
        `top:${trimBoxMm.y + marginMm.top + (Number(type) - 1) * (markHeightMm + 1)}mm}`
      );
    })
    .join('\n');

/** The place and the colour of the mark of a page's title, of so many titles. */
export function thumbStyle(at: number, of: number, ink: PrintedInk): { [property: string]: string } {
  const room = trimMm.height - marginMm.top - marginMm.foot;
  const height = Math.min(markHeightMm, room / of - 1);
  return {
    background: cssOf(ink),
    top: `${trimBoxMm.y + marginMm.top + at * (room / of)}mm`,
    height: `${height}mm`,
  };
}

export const frameCss = ({ accent, text, small }: PageStyle): string => `
.sheet{all:initial;display:block;position:relative;box-sizing:border-box;overflow:hidden;
  width:${laidOutMm.width}mm;height:${laidOutMm.height}mm;background:${inkCss('paper')};color:${inkCss('ink')};
  font:400 7.2pt/13px ${small};font-variant-numeric:lining-nums;
  font-kerning:normal;text-size-adjust:none;-webkit-text-size-adjust:none;
  -webkit-print-color-adjust:exact;print-color-adjust:exact}
.sheet *,.sheet *::before,.sheet *::after{box-sizing:border-box}
.sheet :where(h1,h2,h3,h4,p,ul,ol,li,table,th,td,header,footer,figure){margin:0;padding:0;border:0;font:inherit;
  text-align:inherit;list-style:none}
.sheet table{border-collapse:collapse;border-spacing:0;table-layout:fixed;width:100%}
.sheet__trim{position:absolute;left:${trimBoxMm.x}mm;top:${trimBoxMm.y}mm;width:${trimMm.width}mm;height:${trimMm.height}mm}
.sheet__mark{position:absolute;width:${trimBoxMm.x - bleedBoxMm.x + markWidthMm}mm;height:${markHeightMm}mm}
.sheet[data-side="left"] .sheet__mark{left:${bleedBoxMm.x}mm}
.sheet[data-side="right"] .sheet__mark{right:${bleedBoxMm.x}mm}
.sheet__foot{position:absolute;left:${marginMm.side}mm;right:${marginMm.side}mm;top:${trimMm.height - marginMm.foot + 1.2}mm;
  height:4mm;display:flex;align-items:baseline;gap:3mm;line-height:4mm;font-size:6.4pt}
.sheet[data-side="right"] .sheet__foot{flex-direction:row-reverse}
.sheet__folio{font:500 10.5pt/4mm ${text};font-variant-numeric:lining-nums tabular-nums}
.hairline{display:block;overflow:visible}
.award-glyph{display:inline-block}
${marks(accent)}
`;
