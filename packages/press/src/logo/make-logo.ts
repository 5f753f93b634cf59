import {
  DARK_LOGO_GROUND,
  type LogoBackground,
  type LogoPlacement,
  type LogoSource,
  MAX_LOGO_PIXELS,
  MIN_LOGO_PX,
} from '@rebblatt/contracts';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { findEdge } from './find-edge.ts';
import { paleOnWhite } from './pale.ts';
import { isWhite, laidOn, PictureInks, printedPx } from './picture-inks.ts';
import { type Place, placeLogo, ppiAt, widthAllowed } from './place-logo.ts';
import { type Area, factsOfPicture, pixelsOf } from './read-picture.ts';
import type { SvgFacts } from './read-svg.ts';
import { picturePage } from './write-page.ts';

/** How somebody wants a logo to be placed; without it as large as it may be, in the middle. */
export interface LogoWish {
  background?: LogoBackground | undefined;
  widthMm?: number | undefined;
  xMm?: number | undefined;
  yMm?: number | undefined;
}

export interface LogoTask {
  source: string;
  from: LogoSource;
  /** A drawing as the browser has printed it. */
  printed?: { pdf: Uint8Array; svg: SvgFacts } | undefined;
  wish?: LogoWish | undefined;
  /** The output profile; FOGRA39 by default. */
  profile?: Uint8Array | undefined;
  /** The file to which the page is written. */
  out: string;
}

/** Why no logo can be made of a file, with the pixels that it has. */
type LogoRefusal =
  | { reason: 'too-small' | 'too-large'; width: number; height: number }
  | { reason: 'empty' | 'too-intricate' }
  | { reason: 'typefaces' | 'linked'; names: string[] };

export type MadeLogo = { ok: true; placement: LogoPlacement } | ({ ok: false } & LogoRefusal);

/** The edge is looked for in a picture of this size at most; its place is then known to a pixel of it. */
const LOOKED_AT_PX = 2_000;

/** The page of a logo with what was done, or why there is none. */
export type LogoPage = { page: Uint8Array; placement: LogoPlacement } | LogoRefusal;

/**
 * Makes the page of a logo of a picture: without its empty edge, in the inks of the printing condition, as large as its
 * pixels allow at 300 dpi.
 * @throws PressError `unreadable`, `profile`
 */
export async function logoOfPicture({ source, wish = {}, profile }: LogoTask): Promise<LogoPage> {
  const facts = await factsOfPicture(source);
  const { width, height } = facts;
  if (width * height > MAX_LOGO_PIXELS) return { reason: 'too-large', width, height };
  const looked = await pixelsOf(facts, { fit: { width: LOOKED_AT_PX, height: LOOKED_AT_PX } });
  const { colour, content } = findEdge(looked);
  if (!content) return { reason: 'empty' };
  const area = enlarged(content, width / looked.width, facts);
  if (Math.max(area.width, area.height) < MIN_LOGO_PX)
    return { reason: 'too-small', width: area.width, height: area.height };
  const place = placeLogo(area.width / area.height, widthAllowed(area.width), wish);
  const fit = {
    width: printedPx(area.width, place.widthMm),
    height: printedPx(area.height, place.heightMm),
  };
  const pixels = await pixelsOf(facts, { only: area, fit });
  const inks = new PictureInks(await openProfile(profile ?? fogra39().profile), facts);
  const edgeColour = colour instanceof Uint8Array ? colour : null;
  const edgeIsWhite = edgeColour !== null && isWhite(edgeColour);
  const edge = edgeColour && (edgeIsWhite ? new Uint8Array(4) : inks.of(edgeColour, false));
  const pale = edgeColour ? undefined : paleOnWhite(looked);
  const background = wish.background ?? (edge && !edgeIsWhite ? 'edge' : groundFor(pale));
  const under = inks.background(background, edge);
  const isContinued = background === 'edge' || (edgeIsWhite && background === 'white');
  const laid = laidOn(pixels, inks.of(pixels.colours, facts.isLossy), under, isContinued ? edgeColour : null);
  const page = await picturePage({ ...pixels, inks: laid }, place, under);
  return {
    page,
    placement: {
      ...placementOf('picture', place),
      width_px: area.width,
      height_px: area.height,
      ppi: ppiAt(area.width, place.widthMm),
      edge: edge && !edgeIsWhite ? inks.seen(edge) : null,
      background,
      ...(pale && { pale }),
    },
  };
}

/** On white a logo that is light would not be there. */
export const groundFor = (pale: LogoPlacement['pale']): LogoBackground =>
  pale === 'all' ? DARK_LOGO_GROUND : 'white';

/** A place as it is stored. */
export function placementOf(from: LogoSource, { widthMm, heightMm, xMm, yMm, maxWidthMm }: Place) {
  const rounded = (mm: number) => Math.round(mm * 100) / 100;
  return {
    from,
    width_mm: rounded(widthMm),
    height_mm: rounded(heightMm),
    x_mm: rounded(xMm),
    y_mm: rounded(yMm),
    max_width_mm: rounded(maxWidthMm),
  };
}

/** An area of a smaller picture in the picture itself, with the pixels that were only partly looked at. */
function enlarged(
  { left, top, width, height }: Area,
  by: number,
  whole: { width: number; height: number },
): Area {
  const margin = by > 1 ? by : 0;
  const from = (at: number) => Math.max(0, Math.floor(at * by - margin));
  const to = (at: number, most: number) => Math.min(most, Math.ceil(at * by + margin));
  const [x, y] = [from(left), from(top)];
  return {
    left: x,
    top: y,
    width: to(left + width, whole.width) - x,
    height: to(top + height, whole.height) - y,
  };
}
