export { awardDrawings } from './award/award-drawings.ts';
export { AwardGlyph } from './award/award-glyph.tsx';
export { BookBody, type ImageUrls, PrintedSide } from './book/book-body.tsx';
export { bookDocument } from './book/book-document.tsx';
export { listPrintedPages, type PrintedPage } from './book/list-printed-pages.ts';
export { numberPages, printedPagesOf } from './book/printed-pages.ts';
export { type FitBox, measureFitBoxes } from './fit.ts';
export { documentCss } from './frame/document.css.ts';
export { type PageFrameProps, withoutPlace } from './frame/page-frame.tsx';
export * from './geometry.ts';
export { pageStylesheet } from './page-stylesheet.ts';
export * from './palette.ts';
export { formatPrice } from './price.ts';
export { mergePageNumbers } from './register/page-numbers.ts';
export { registerMarkMm } from './register/register-mark.ts';
export { fontFaceCss, type PrintFont, printFonts } from './type/fonts.ts';
export { firstInvisible, notPrinted, pairOf, unprintableCharacters } from './type/measure.ts';
export {
  cannotPrint,
  invisibleOnWinePage,
  notPrintedOnWinePage,
  unprintableOnWinePage,
} from './wine-page/printable.ts';
export {
  footerLines,
  hasRoomForCode,
  MAX_ROWS_PER_WINE_PAGE,
  rowsOfWinePage,
} from './wine-page/wine-page.rules.ts';
export { WinePage, type WinePageProps } from './wine-page/wine-page.tsx';
export { type Doubt, doubtsOfWinePage, type Gap, gapsOfWinePage } from './wine-page/wine-page-gaps.ts';
export { winePageStylesheet } from './wine-page/wine-page-stylesheet.ts';
