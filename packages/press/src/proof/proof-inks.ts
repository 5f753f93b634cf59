import type { Separation, SpotPlate } from './separate-page.ts';

const INKS = 4;

/** The process inks that look like the page with all its inks; four bytes per pixel. */
export function inksAsSeen({ inks, spots }: Pick<Separation, 'inks' | 'spots'>): Uint8Array {
  if (spots.length === 0) return inks;
  const seen = inks.slice();
  for (const spot of spots) addLook(seen, spot);
  return seen;
}

function addLook(inks: Uint8Array, { grey, looks }: SpotPlate): void {
  for (let i = 0; i < grey.length; i++) {
    const tint = 255 - (grey[i] as number);
    if (tint === 0) continue;
    for (let ink = 0; ink < INKS; ink++) {
      const at = i * INKS + ink;
      // Two layers of ink: each absorbs its share of the light that the other lets through.
      const through = (255 - (inks[at] as number)) * (255 - (looks[tint * INKS + ink] as number));
      inks[at] = 255 - Math.round(through / 255);
    }
  }
}

/** The sum of all inks, pixel by pixel; 255 is one full ink. */
export function inkSums({ inks, spots, widthPx, heightPx }: Separation): Float64Array {
  const sums = new Float64Array(widthPx * heightPx);
  for (let i = 0; i < sums.length; i++) {
    const at = i * INKS;
    sums[i] =
      (inks[at] as number) + (inks[at + 1] as number) + (inks[at + 2] as number) + (inks[at + 3] as number);
  }
  for (const { grey } of spots)
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + 255 - (grey[i] as number);
  return sums;
}
