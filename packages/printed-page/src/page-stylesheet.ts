import { frameCss } from './frame/frame.css.ts';
import { registerCss } from './register/register.css.ts';
import { uploadedCss } from './uploaded/uploaded.css.ts';
import { winePageCss } from './wine-page/wine-page.css.ts';
import { winetourCss } from './winetour/winetour.css.ts';

/** The stylesheet of all printed pages, for the press. */
export const pageStylesheet = [frameCss, winePageCss, registerCss, winetourCss, uploadedCss].join('\n');
