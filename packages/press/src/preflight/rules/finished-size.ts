import { bleedMm, logoHoleMm, trimMm } from '@rebblatt/printed-page';
import type { PageFacts } from '../../inspect/read-facts.ts';
import type { Size } from './found.ts';
import type { Ask } from './rule.ts';
import { finishedSize, sameSize, withBleed } from './seen-boxes.ts';

/** A thicker spine, in mm, is a mistake: at 0.09 mm a sheet it would be a book of 1,700 pages. */
const MAX_SPINE_MM = 80;

/** The finished size that the pages of a file should have for its purpose, in mm. */
export function finishedSizeFor(
  { kind, roomsMm, thresholds: { size_tolerance_mm: tolerance } }: Ask,
  pages: readonly PageFacts[],
): Size {
  const [outside] = pages;
  if (roomsMm && outside) return finishedSize(outside);
  if (kind === 'logo') return { width: logoHoleMm.width, height: logoHoleMm.height };
  return kind === 'cover' && pages.length === SPREADS && outside
    ? spreadLike(outside, tolerance)
    : { ...trimMm };
}

/** A cover of two PDF pages is outside and inside, each two pages wide with the spine in the middle. */
const SPREADS = 2;

/** The spread whose spine is as thick as this one says; the second one has to agree with it. */
function spreadLike({ trim, media }: PageFacts, tolerance: number): Size {
  const twoPages = 2 * trimMm.width;
  const bled = sameSize({ ...withBleed(trimMm), width: media.width }, media, tolerance);
  const width = trim?.width ?? media.width - (bled ? 2 * bleedMm : 0);
  return {
    width: Math.min(Math.max(width, twoPages), twoPages + MAX_SPINE_MM),
    height: trimMm.height,
  };
}
