import { z } from 'zod';
import { numeric } from './primitives.ts';

const positive = (value: number) => numeric(z.number().positive().max(10_000)).default(value);
const share = (value: number) => numeric(z.number().min(0).max(1)).default(value);

/**
 * The values the preflight compares with. Every one has a default, so that a stored override needs only what differs:
 * `preflightThresholds.parse({})` is the product's own set.
 */
export const preflightThresholds = z.object({
  /** Programs round page sizes; one point. */
  size_tolerance_mm: positive(0.353),
  /** Colour and grey pictures, in pixels per inch; 297 is 300 less one percent. */
  image_ppi_error: positive(150),
  image_ppi_warning: positive(297),
  logo_image_ppi_error: positive(297),
  bitmap_ppi_error: positive(550),
  bitmap_ppi_warning: positive(800),
  /** One picture that covers the whole page. */
  page_image_ppi_warning: positive(450),
  /** Pictures that only make the file large: finer than this and larger than this. */
  image_ppi_info: positive(750),
  image_bytes_info: numeric(z.int().positive()).default(2_000_000),
  /** Pictures of at most so many pixels a side are never too coarse. */
  image_min_px: numeric(z.int().nonnegative()).default(16),
  /** Ink in percent, averaged over a square of this side. */
  ink_sum_warning: positive(320),
  ink_square_mm: positive(15),
  /** Type below these sizes in points. */
  small_multi_pt: positive(8),
  small_white_pt: positive(8),
  small_black_pt: positive(12),
  /** Black with more black and more ink in all than this counts as rich. */
  rich_black_k: share(0.85),
  rich_black_sum: numeric(z.number().min(1).max(4)).default(2.8),
  hairline_pt: positive(0.25),
  /** Black lines below this width in points print over their ground. */
  black_line_pt: positive(2),
  /** Ink must reach so far into the bleed where the page is inked to its edge. */
  bleed_reach_mm: positive(2),
  /** Marks of a printer: strokes of at most this length and width. */
  mark_length_mm: positive(10),
  mark_width_pt: positive(1),
});
export type PreflightThresholds = z.output<typeof preflightThresholds>;
