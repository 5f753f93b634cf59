import type { PrintedLook } from '@rebblatt/contracts';
import { frameCss } from './frame/frame.css.ts';
import { styleOf } from './page-style.ts';
import { registerCss } from './register/register.css.ts';
import { uploadedCss } from './uploaded/uploaded.css.ts';
import { winePageCss } from './wine-page/wine-page.css.ts';
import { winetourCss } from './winetour/winetour.css.ts';

/** The stylesheet of all printed pages, for the press. @param look the catalogue's own design */
export function pageStylesheet(look?: PrintedLook): string {
  const style = styleOf(look);
  return [frameCss, winePageCss, registerCss, winetourCss, uploadedCss].map((css) => css(style)).join('\n');
}
