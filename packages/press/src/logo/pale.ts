import type { Pixels } from './read-picture.ts';

/** What is fainter than this is not looked at: it is the rim of something. */
const SOLID_FROM = 128;
/** As light as this, of 255, nobody sees a colour on white paper. */
const LIGHT_FROM = 215;
/** How much of a logo is light when all of it is, and how much of its outline when parts are. */
const [ALL, PART] = [0.98, 0.15];
/** Beyond the soft rim of an outline, in pixels. */
const RIM = 3;
const WEIGHTS = [0.3, 0.59, 0.11];

/**
 * Whether a logo without a ground of its own would not be seen on white: all of it, as one that was made for dark grounds,
 * or parts of its outline, as white letters beside a coloured sign.
 */
export function paleOnWhite(pixels: Pixels): 'all' | 'part' | undefined {
  const { width, height, opacity } = pixels;
  let [solid, light, outline, lightOutline] = [0, 0, 0, 0];
  for (let i = 0; i < opacity.length; i++) {
    if ((opacity[i] as number) < SOLID_FROM) continue;
    const isLight = lightness(pixels, i) >= LIGHT_FROM;
    const [x, y] = [i % width, Math.floor(i / width)];
    solid++;
    if (isLight) light++;
    const isFree = (dx: number, dy: number) => {
      const [toX, toY] = [x + dx, y + dy];
      return toX >= 0 && toY >= 0 && toX < width && toY < height && opacity[toY * width + toX] === 0;
    };
    if (![RIM, -RIM].some((by) => isFree(by, 0) || isFree(0, by))) continue;
    outline++;
    if (isLight) lightOutline++;
  }
  // What fills its whole picture stands on a ground of its own.
  if (outline === 0) return undefined;
  if (light >= solid * ALL) return 'all';
  return lightOutline >= outline * PART ? 'part' : undefined;
}

/** Of a screen's colours their luminance; of inks what they leave of the paper's. */
function lightness({ colours, channels }: Pixels, i: number): number {
  const at = i * channels;
  const part = (channel: number) => (WEIGHTS[channel] as number) * (colours[at + channel] as number);
  const sum = part(0) + part(1) + part(2);
  return channels === 4 ? 255 - sum - (colours[at + 3] as number) : sum;
}
