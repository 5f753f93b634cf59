import { z } from 'zod';
import { usualThresholds as usual } from './preflight-usual.ts';
import { count, numeric } from './primitives.ts';

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
 * The thresholds of the preflight, as `usualThresholds` explains them. Each has a default, so that a stored set needs only
 * what differs.
 */
export const preflightThresholds = z.object({
  size_tolerance_mm: positive(usual.size_tolerance_mm),
  image_ppi_error: positive(usual.image_ppi_error),
  image_ppi_warning: positive(usual.image_ppi_warning),
  logo_image_ppi_error: positive(usual.logo_image_ppi_error),
  bitmap_ppi_error: positive(usual.bitmap_ppi_error),
  bitmap_ppi_warning: positive(usual.bitmap_ppi_warning),
  page_image_ppi_warning: positive(usual.page_image_ppi_warning),
  image_ppi_info: positive(usual.image_ppi_info),
  image_mb_info: positive(usual.image_mb_info),
  image_min_px: count(0, 100_000).default(usual.image_min_px),
  ink_sum_warning: positive(usual.ink_sum_warning),
  ink_square_mm: positive(usual.ink_square_mm),
  small_multi_pt: positive(usual.small_multi_pt),
  small_white_pt: positive(usual.small_white_pt),
  small_black_pt: positive(usual.small_black_pt),
  rich_black_k_percent: percent(usual.rich_black_k_percent, 0, 100),
  rich_black_sum_percent: percent(usual.rich_black_sum_percent, 100, 400),
  hairline_pt: positive(usual.hairline_pt),
  black_line_pt: positive(usual.black_line_pt),
  bleed_reach_mm: positive(usual.bleed_reach_mm),
  near_trim_mm: positive(usual.near_trim_mm),
  mark_length_mm: positive(usual.mark_length_mm),
  mark_width_pt: positive(usual.mark_width_pt),
  paper_um: positive(usual.paper_um),
});

export type PreflightThresholds = z.output<typeof preflightThresholds>;
