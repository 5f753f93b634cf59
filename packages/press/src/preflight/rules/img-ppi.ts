import { askedPpi } from '@rebblatt/contracts';
import { effectivePpi, imagesOf, isBitmap, severityOf } from './coarse-image.ts';
import { found, inDpi } from './found.ts';
import type { PageRule } from './rule.ts';

/** Colour and grey images have enough resolution at the size at which they are placed (GWG 2022 R0031). */
export const imgPpi: PageRule = {
  codes: ['IMG-PPI'],
  run(page, { kind, thresholds }) {
    const warning = kind === 'logo' ? thresholds.logo_image_ppi_error : thresholds.image_ppi_warning;
    const error = kind === 'logo' ? thresholds.logo_image_ppi_error : thresholds.image_ppi_error;
    return imagesOf(page, thresholds.image_min_px)
      .filter((image) => !isBitmap(image) && effectivePpi(image) < warning)
      .map((image) => {
        const ppi = effectivePpi(image);
        return found('IMG-PPI', severityOf(ppi < error, kind), {
          bounds: image.bounds,
          measured: inDpi(ppi),
          wanted: inDpi(askedPpi(warning)),
        });
      });
  },
};
