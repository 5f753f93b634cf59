/** The product's own thresholds of the preflight. */
export const usualThresholds = {
  /** Tolerance for rounded page sizes: one point. */
  size_tolerance_mm: 0.353,
  /** Colour and grey images, in pixels per inch; 297 is 300 less one percent. */
  image_ppi_error: 150,
  image_ppi_warning: 297,
  logo_image_ppi_error: 297,
  bitmap_ppi_error: 550,
  bitmap_ppi_warning: 800,
  /** An image that covers the whole page. */
  page_image_ppi_warning: 450,
  /** Images that only make the file large: of a higher resolution and larger than this, in 10^6 bytes. */
  image_ppi_info: 750,
  image_mb_info: 2,
  /** Images of at most this many pixels a side are never too coarse. */
  image_min_px: 16,
  /** Ink in percent, averaged over a square of this side. */
  ink_sum_warning: 320,
  ink_square_mm: 15,
  /** Type below these sizes in points. */
  small_multi_pt: 8,
  small_white_pt: 8,
  small_black_pt: 12,
  /** Black with more than this black and more than this total ink counts as rich. */
  rich_black_k_percent: 85,
  rich_black_sum_percent: 280,
  hairline_pt: 0.25,
  /** Black lines below this width in points should overprint. */
  black_line_pt: 2,
  /** The minimum bleed where ink reaches the edge of the page. */
  bleed_reach_mm: 2,
  /** Text and logos closer to the trim may be cut. */
  near_trim_mm: 3,
  /** Printer's marks: strokes up to this length and width. */
  mark_length_mm: 10,
  mark_width_pt: 1,
  /**
   * The thickness of a leaf of the inside pages, in micrometres, for the spine of the cover: grammage times volume,
   * as paper makers state it. 90 g/m² at 1.0 cm³/g is 0.09 mm.
   */
  paper_um: 90,
} as const;

/**
 * A threshold of pixels per inch as it is asked for: one that is a percent below a round number, 297 for 300, allows for
 * rounding when an image is placed, so the round number is said; every other one is said as it is.
 */
export function askedPpi(threshold: number): number {
  const asked = Math.ceil(threshold / 0.99);
  return asked % 10 === 0 ? asked : threshold;
}
