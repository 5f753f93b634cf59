import { found } from './found.ts';
import type { BoxRule } from './rule.ts';

/** The page is upright (GWG 2022 R0004); another rule checks its size after rotation. */
export const pageRotate: BoxRule = {
  codes: ['PAGE-ROTATE'],
  run: ({ rotate }) =>
    rotate === 0
      ? []
      : [
          found('PAGE-ROTATE', 'warning', {
            measured: `${rotate}°`,
            wanted: '0°',
            params: { degrees: rotate },
          }),
        ],
};
