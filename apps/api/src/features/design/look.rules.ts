import type { CatalogDesign, ChosenInk, PrintedInk, PrintedLook } from '@rebblatt/contracts';
import { type Cmyk, palette, type Rgb } from '@rebblatt/printed-page';
import { qrCodeOf } from '../../drawing/qr-code.ts';
import { invalidField } from '../../lib/app-error.ts';
import { isLocalAddress } from '../../lib/local-address.ts';

/** Contrast of small type to the paper, by WCAG 2.2, success criterion 1.4.3. */
const LEAST_CONTRAST = 4.5;

/** The inks of a design with the fields in which they were chosen: the accent first, then the marks. */
export const inksOf = ({ accent, thumbs }: CatalogDesign): { field: string; ink: ChosenInk }[] => [
  ...(accent ? [{ field: 'accent', ink: accent }] : []),
  ...thumbs.map(({ ink }, i) => ({ field: `thumbs.${i}.ink`, ink })),
];

export const cmykOf = ({ c, m, y, k }: ChosenInk): Cmyk => [c, m, y, k];

/** Refuses inks heavier than paper bears. @param most percent @throws AppError 422 on the ink's field */
export function guardInks(design: CatalogDesign, most: number): void {
  for (const { field, ink } of inksOf(design)) {
    const sum = ink.c + ink.m + ink.y + ink.k;
    if (sum > most) throw invalidField(field, 'design.too-heavy', { sum, max: most });
  }
}

/** A code has so many modules a side at most: they are a quarter of a millimetre wide then, and all phones read it. */
const MOST_MODULES = 41;
/** Longer than the code of any page. */
const LONGEST_CODE = 'zzzzz';

/**
 * Refuses codes that lead nowhere outside of this machine, or would be too fine to be printed.
 * @throws AppError 422 on `qr_code`
 */
export function guardCode(address: string): void {
  if (isLocalAddress(address)) throw invalidField('qr_code', 'design.no-address');
  if (qrCodeOf(address + LONGEST_CODE).modules > MOST_MODULES)
    throw invalidField('qr_code', 'design.address-too-long', { address });
}

/** Relative luminance of sRGB, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of a colour to white paper, 1 to 21. */
const contrastToPaper = (rgb: Rgb): number => 1.05 / (luminance(rgb) + 0.05);

/**
 * Refuses an accent in which small type cannot be read. @throws AppError 422 on `accent`
 */
export function guardContrast(look: PrintedLook): void {
  if (!look.accent) return;
  const contrast = contrastToPaper(look.accent.rgb);
  if (contrast < LEAST_CONTRAST)
    throw invalidField('accent', 'design.too-light', { contrast: contrast.toFixed(1), min: LEAST_CONTRAST });
}

/**
 * Each ink has a colour of its own on the screen, because the press knows it by that: of two inks that look alike one is
 * moved by a step that nobody sees.
 */
function distinct(colours: readonly Rgb[]): Rgb[] {
  const taken = new Set(Object.values(palette).map(({ rgb }) => rgb.join()));
  return colours.map(([r, g, b]) => {
    let colour: Rgb = [r, g, b];
    for (let step = 1; taken.has(colour.join()); step++) colour = [r, g, b + (b < 128 ? step : -step)];
    taken.add(colour.join());
    return colour;
  });
}

/**
 * A design as the templates take it.
 * @param seen the colours of its inks on a screen, in the order of {@link inksOf}
 * @param titles the names of page titles by id
 * @param codeAddress what the addresses in QR codes begin with
 */
export function lookOf(
  design: CatalogDesign,
  seen: readonly Rgb[],
  titles: ReadonlyMap<number, string>,
  codeAddress: string,
): PrintedLook {
  const colours = distinct(seen);
  const inks = inksOf(design).map(({ ink }, i): PrintedInk => {
    const [r, g, b] = colours[i] ?? [0, 0, 0];
    return { rgb: [r, g, b], cmyk: [ink.c, ink.m, ink.y, ink.k] };
  });
  const marks = design.accent ? inks.slice(1) : inks;
  const thumbs = design.thumbs.flatMap(({ page_title_id }, i) => {
    const [title, ink] = [titles.get(page_title_id), marks[i]];
    return title !== undefined && ink ? [{ title, ink }] : [];
  });
  const [accent] = design.accent ? inks : [];
  return {
    ...(accent && { accent }),
    ...(design.typefaces !== 'newsreader' && { typefaces: design.typefaces }),
    ...(thumbs.length > 0 && { thumbs }),
    ...(design.prices !== null && { prices: design.prices }),
    ...(design.folio_line === 'title' && { folio_line: 'title' as const }),
    ...(design.under_wine !== 'nothing' && { under_wine: design.under_wine }),
    ...(design.qr_code === 1 && { code_address: codeAddress }),
    ...(design.alcohol_free === 1 && { alcohol_free: true as const }),
  };
}
