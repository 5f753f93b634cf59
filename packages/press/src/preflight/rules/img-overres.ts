import { effectivePpi, imagesOf, isBitmap } from './coarse-image.ts';
import { found, inDpi } from './found.ts';
import type { PageRule } from './rule.ts';

const BYTES_PER_MB = 1_000_000;

/** No image has a resolution so high that it only makes the file larger. */
export const imgOverres: PageRule = {
  codes: ['IMG-OVERRES'],
  run: (page, { thresholds }) =>
    imagesOf(page, thresholds.image_min_px)
      .filter(({ image }) => image.stream.contents.length > thresholds.image_mb_info * BYTES_PER_MB)
      .filter((image) => !isBitmap(image) && effectivePpi(image) > thresholds.image_ppi_info)
      .map((image) =>
        found('IMG-OVERRES', 'info', {
          bounds: image.bounds,
          measured: inDpi(effectivePpi(image)),
          wanted: inDpi(thresholds.image_ppi_info),
        }),
      ),
};
