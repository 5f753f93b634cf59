import { examineImage } from './examine-image.ts';
import { found } from './found.ts';
import type { Found, PageRule } from './rule.ts';

/** Every image can be decoded completely; one that is too large to be decoded here is reported as such. */
export const imgDamaged: PageRule = {
  codes: ['IMG-DAMAGED', 'IMG-NOT-EXAMINED'],
  async run({ seen }) {
    const objections: Found[] = [];
    for (const object of seen) {
      if (object.kind !== 'image') continue;
      const { bounds, image } = object;
      const verdict = await examineImage(image);
      if (verdict === 'damaged') objections.push(found('IMG-DAMAGED', 'error', { bounds }));
      if (verdict === 'altered')
        objections.push(found('IMG-DAMAGED', 'warning', { bounds, params: { variant: 'imageAltered' } }));
      if (verdict === 'too-large')
        objections.push(
          found('IMG-NOT-EXAMINED', 'warning', {
            bounds,
            measured: `${image.widthPx} × ${image.heightPx} px`,
          }),
        );
    }
    return objections;
  },
};
