import { askedPpi, LOGO_HEIGHT_MM, LOGO_WIDTH_MM, MAX_PDF_MB, usualThresholds } from '@rebblatt/contracts';

const limits = usualThresholds;

/** The figures of the manuals, from the rules by which the product checks files. */
export const figures = {
  ink: limits.ink_sum_warning,
  dpi: askedPpi(limits.image_ppi_warning),
  marginMm: limits.near_trim_mm,
  smallPt: limits.small_multi_pt,
  hairlinePt: limits.hairline_pt,
  pdfMb: MAX_PDF_MB,
  logo: `${LOGO_WIDTH_MM} × ${LOGO_HEIGHT_MM} mm`,
};
