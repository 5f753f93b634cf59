import { isWhite } from '../../content/inks.ts';
import { contains } from '../../pdf/rect.ts';
import { effectivePpi, isBitmap } from './coarse-image.ts';
import { coloursOf } from './colours-of.ts';
import { found, inDpi } from './found.ts';
import type { PageRule } from './rule.ts';

/** A page that is a single image contains its text as pixels and needs a higher resolution (GWG 2022 R0033). */
export const imgPpiPage: PageRule = {
  codes: ['IMG-PPI-PAGE'],
  run({ inked, trim }, { kind, thresholds }) {
    const drawn = inked.filter((object) => object.kind !== 'path' || !coloursOf(object).every(isWhite));
    const [only, ...more] = drawn;
    if (kind === 'logo' || only?.kind !== 'image' || more.length > 0 || isBitmap(only)) return [];
    const ppi = effectivePpi(only);
    if (!contains(only.bounds, trim, 1) || ppi >= thresholds.page_image_ppi_warning) return [];
    return [
      found('IMG-PPI-PAGE', 'warning', {
        bounds: only.bounds,
        measured: inDpi(ppi),
        wanted: inDpi(thresholds.page_image_ppi_warning),
      }),
    ];
  },
};
