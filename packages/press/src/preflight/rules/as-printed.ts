import type { PreflightThresholds } from '@rebblatt/contracts';

/**
 * The thresholds for a drawing that is scaled before it is printed, in the measures of its file: what is printed half as
 * large has to be twice as thick there, and needs half as many pixels an inch.
 * @param scales at which it is printed; lines are thinnest at the smallest, images coarsest at the largest
 */
export function asPrinted(thresholds: PreflightThresholds, scales: readonly number[]): PreflightThresholds {
  const length = (printed: number) => toHundredth(printed / Math.min(...scales));
  const perInch = (printed: number) => toHundredth(printed * Math.max(...scales));
  return {
    ...thresholds,
    small_multi_pt: length(thresholds.small_multi_pt),
    small_white_pt: length(thresholds.small_white_pt),
    small_black_pt: length(thresholds.small_black_pt),
    hairline_pt: length(thresholds.hairline_pt),
    black_line_pt: length(thresholds.black_line_pt),
    logo_image_ppi_error: perInch(thresholds.logo_image_ppi_error),
    bitmap_ppi_error: perInch(thresholds.bitmap_ppi_error),
    bitmap_ppi_warning: perInch(thresholds.bitmap_ppi_warning),
    image_ppi_info: perInch(thresholds.image_ppi_info),
  };
}

const toHundredth = (value: number) => Math.round(value * 100) / 100;
