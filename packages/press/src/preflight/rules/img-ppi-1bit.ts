import { effectivePpi, imagesOf, isBitmap, severityOf } from './coarse-image.ts';
import { found, inDpi } from './found.ts';
import type { PageRule } from './rule.ts';

/** Images of one bit per pixel have hard edges and need a higher resolution (GWG 2022 R0032). */
export const imgPpi1bit: PageRule = {
  codes: ['IMG-PPI-1BIT'],
  run: (page, { kind, thresholds }) =>
    imagesOf(page, thresholds.image_min_px)
      .filter((image) => isBitmap(image) && effectivePpi(image) < thresholds.bitmap_ppi_warning)
      .map((image) => {
        const ppi = effectivePpi(image);
        return found('IMG-PPI-1BIT', severityOf(ppi < thresholds.bitmap_ppi_error, kind), {
          bounds: image.bounds,
          measured: inDpi(ppi),
          wanted: inDpi(thresholds.bitmap_ppi_warning),
        });
      }),
};
