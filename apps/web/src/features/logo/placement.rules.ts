import { LOGO_HEIGHT_MM, LOGO_WIDTH_MM, type LogoBackground, type LogoPlacement } from '@rebblatt/contracts';
import type { CSSProperties } from 'react';

/** What is chosen for a logo on its panel; `own` is the colour that is typed. */
export interface Chosen {
  under: 'white' | 'edge' | 'own';
  own: string;
  widthMm: number;
  xMm: number;
  yMm: number;
}

/** The choice with which its form begins: as the logo is placed now. */
export function chosenOf({ background, width_mm, x_mm, y_mm }: LogoPlacement): Chosen {
  const isNamed = background === 'white' || background === 'edge';
  return {
    under: isNamed ? background : 'own',
    own: isNamed ? '' : typeof background === 'string' ? background : background.join(' '),
    widthMm: width_mm,
    xMm: x_mm,
    yMm: y_mm,
  };
}

/** A colour as people type it, `#7a1f3d` or four inks in percent; undefined for anything else. */
export function colourOf(typed: string): LogoBackground | undefined {
  const text = typed.trim();
  if (/^#?[0-9a-f]{6}$/i.test(text)) return `#${text.replace('#', '').toLowerCase()}`;
  const inks = text.split(/[\s,;/%]+/).filter((part) => part !== '');
  const numbers = inks.map(Number);
  return inks.length === 4 && numbers.every((ink) => ink >= 0 && ink <= 100) ? numbers : undefined;
}

/** What is sent of a choice; undefined while its colour is none. */
export function backgroundOf({ under, own }: Chosen): LogoBackground | undefined {
  return under === 'own' ? colourOf(own) : under;
}

/** About how a background looks on a screen; how it prints is seen in the page that is made. */
export function shownColour(background: LogoBackground | undefined, edge: string | null): string {
  if (background === undefined || background === 'white') return '#ffffff';
  if (background === 'edge') return edge ?? '#ffffff';
  if (typeof background === 'string') return background;
  const [c = 0, m = 0, y = 0, k = 0] = background;
  return `rgb(${[c, m, y].map((ink) => Math.round(255 * (1 - ink / 100) * (1 - k / 100))).join(' ')})`;
}

const ratioOf = ({ width_mm, height_mm }: LogoPlacement): number => width_mm / height_mm;

/** How far a logo of a width can be moved to the right and down. */
export const roomOf = (placement: LogoPlacement, widthMm: number) => ({
  x: Math.max(0, LOGO_WIDTH_MM - widthMm),
  y: Math.max(0, LOGO_HEIGHT_MM - widthMm / ratioOf(placement)),
});

/** Another width, around the same middle and on the panel. */
export function withWidth(placement: LogoPlacement, chosen: Chosen, widthMm: number): Chosen {
  const ratio = ratioOf(placement);
  const less = chosen.widthMm - widthMm;
  const room = roomOf(placement, widthMm);
  const within = (at: number, most: number) => Math.min(Math.max(0, at), most);
  return {
    ...chosen,
    widthMm,
    xMm: within(chosen.xMm + less / 2, room.x),
    yMm: within(chosen.yMm + less / ratio / 2, room.y),
  };
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Where the logo is on the panel, as its frame, and the part of the present page that shows it. */
export function previewOf(placement: LogoPlacement, { widthMm, xMm, yMm }: Chosen) {
  const { width_mm, height_mm, x_mm, y_mm } = placement;
  const frame: CSSProperties = {
    left: percent(xMm, LOGO_WIDTH_MM),
    top: percent(yMm, LOGO_HEIGHT_MM),
    width: percent(widthMm, LOGO_WIDTH_MM),
    height: percent(widthMm / ratioOf(placement), LOGO_HEIGHT_MM),
  };
  const page: CSSProperties = {
    width: percent(LOGO_WIDTH_MM, width_mm),
    height: percent(LOGO_HEIGHT_MM, height_mm),
    left: `-${percent(x_mm, width_mm)}`,
    top: `-${percent(y_mm, height_mm)}`,
  };
  return { frame, page };
}

/** Pixels per inch at a width; undefined for a drawing. */
export const ppiAt = ({ width_px }: LogoPlacement, widthMm: number): number | undefined =>
  width_px === null ? undefined : Math.floor((width_px / widthMm) * 25.4);
