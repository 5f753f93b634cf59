import type { Area, Pixels } from './read-picture.ts';

/** Less cannot be seen. */
const OPAQUE_FROM = 8;
/** What JPEG makes of one colour, of 255. */
const SAME_WITHIN = 12;
/** A logo that is cut close touches its edge in places: this share of it is one colour all the same. */
const SHARE = 0.9;

/** The edge of a picture, and what is inside of it. */
export interface Edge {
  /** The colour of the whole edge; null where it has several, `transparent` where nothing is there. */
  colour: Uint8Array | 'transparent' | null;
  /** What is left without what is like the edge; null when nothing is. */
  content: Area | null;
}

/** Finds the empty edge of a picture: transparent, or of one colour on all four sides. */
export function findEdge(pixels: Pixels): Edge {
  const colour = edgeColour(pixels);
  // Also a logo that reaches its edge here and there has nothing where it is transparent.
  return { colour, content: contentOf(pixels, colour ?? 'transparent') };
}

/** Whether a pixel is of a colour, as far as an eye or JPEG tells. */
export function isLike(
  { colours, channels }: Pixels,
  i: number,
  colour: Uint8Array,
  within: number,
): boolean {
  for (let channel = 0; channel < channels; channel++)
    if (Math.abs((colours[i * channels + channel] as number) - (colour[channel] as number)) > within)
      return false;
  return true;
}

function edgeColour(pixels: Pixels): Edge['colour'] {
  const { opacity, channels, colours } = pixels;
  const border = borderOf(pixels);
  const opaque = border.filter((i) => (opacity[i] as number) >= OPAQUE_FROM);
  if (opaque.length <= border.length * (1 - SHARE)) return 'transparent';
  const solid = opaque.filter((i) => opacity[i] === 255);
  const middle = Uint8Array.from({ length: channels }, (_, channel) => {
    const values = solid.map((i) => colours[i * channels + channel] as number).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  });
  const alike = solid.filter((i) => isLike(pixels, i, middle, SAME_WITHIN)).length;
  return alike >= border.length * SHARE ? middle : null;
}

function borderOf({ width, height }: Pixels): number[] {
  const rows = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat();
  const columns = Array.from({ length: height }, (_, y) => [y * width, (y + 1) * width - 1]).flat();
  return [...rows, ...columns];
}

function contentOf(pixels: Pixels, colour: Uint8Array | 'transparent'): Area | null {
  const { width, height, opacity } = pixels;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if ((opacity[i] as number) < OPAQUE_FROM) continue;
      if (colour !== 'transparent' && isLike(pixels, i, colour, SAME_WITHIN)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
