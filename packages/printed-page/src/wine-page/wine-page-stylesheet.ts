import { frameCss } from '../frame/frame.css.ts';
import { winePageCss } from './wine-page.css.ts';

/** The stylesheet of a wine page alone, for its preview (put it into a shadow root there). */
export const winePageStylesheet = [frameCss, winePageCss].join('\n');
