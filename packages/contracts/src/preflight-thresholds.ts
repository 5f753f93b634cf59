import { z } from 'zod';
import { numeric } from './primitives.ts';

/** A number, or the same in digits as people type it: with a point or, as the screens say it in French, a comma. */
const typed = (schema: z.ZodNumber) =>
  z.preprocess(
    (input: number | string) => (typeof input === 'string' ? input.trim().replace(',', '.') : input),
    numeric(schema),
  );

const positive = (value: number) =>
  typed(z.number().positive('validation.positive').max(10_000)).default(value);
const percent = (value: number, min: number, max: number) =>
  typed(z.number().min(min).max(max)).default(value);

/**
 * The thresholds of the preflight. Each has a default, so that a stored set needs only what differs:
 * `preflightThresholds.parse({})` returns the product's own set.
 */
export const preflightThresholds = z.object({
  /** Tolerance for rounded page sizes: one point. */
  size_tolerance_mm: positive(0.353),
  /** Colour and grey images, in pixels per inch; 297 is 300 less one percent. */
  image_ppi_error: positive(150),
  image_ppi_warning: positive(297),
  logo_image_ppi_error: positive(297),
  bitmap_ppi_error: positive(550),
  bitmap_ppi_warning: positive(800),
  /** An image that covers the whole page. */
  page_image_ppi_warning: positive(450),
  /** Images that only make the file large: of a higher resolution and larger than this, in 10^6 bytes. */
  image_ppi_info: positive(750),
  image_mb_info: positive(2),
  /** Images of at most this many pixels a side are never too coarse. */
  image_min_px: numeric(z.int().nonnegative()).default(16),
  /** Ink in percent, averaged over a square of this side. */
  ink_sum_warning: positive(320),
  ink_square_mm: positive(15),
  /** Type below these sizes in points. */
  small_multi_pt: positive(8),
  small_white_pt: positive(8),
  small_black_pt: positive(12),
  /** Black with more than this black and more than this total ink counts as rich. */
  rich_black_k_percent: percent(85, 0, 100),
  rich_black_sum_percent: percent(280, 100, 400),
  hairline_pt: positive(0.25),
  /** Black lines below this width in points should overprint. */
  black_line_pt: positive(2),
  /** The minimum bleed where ink reaches the edge of the page. */
  bleed_reach_mm: positive(2),
  /** Printer's marks: strokes up to this length and width. */
  mark_length_mm: positive(10),
  mark_width_pt: positive(1),
  /**
   * The thickness of a leaf of the inside pages, in micrometres, for the spine of the cover: grammage times volume,
   * as paper makers state it. 90 g/m² at 1.0 cm³/g is 0.09 mm.
   */
  paper_um: positive(90),
});

/**
 * A threshold of pixels per inch as it is asked for: one that is a percent below a round number, 297 for 300, allows for
 * rounding when an image is placed, so the round number is said; every other one is said as it is.
 */
export function askedPpi(threshold: number): number {
  const asked = Math.ceil(threshold / 0.99);
  return asked % 10 === 0 ? asked : threshold;
}

export type PreflightThresholds = z.output<typeof preflightThresholds>;
