import type { PrintedLook } from '@rebblatt/contracts';
import { frameCss } from '../frame/frame.css.ts';
import { accentCss } from '../palette.ts';
import { winePageCss } from './wine-page.css.ts';

/** The stylesheet of a wine page alone, for its preview (put it into a shadow root there). */
export const winePageStylesheet = (look?: PrintedLook): string =>
  [frameCss(accentCss(look)), winePageCss(accentCss(look))].join('\n');
