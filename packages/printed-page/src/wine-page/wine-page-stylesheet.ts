import type { PrintedLook } from '@rebblatt/contracts';
import { frameCss } from '../frame/frame.css.ts';
import { styleOf } from '../page-style.ts';
import { winePageCss } from './wine-page.css.ts';

/** The stylesheet of a wine page alone, for its preview (put it into a shadow root there). */
export const winePageStylesheet = (look?: PrintedLook): string =>
  [frameCss, winePageCss].map((css) => css(styleOf(look))).join('\n');
