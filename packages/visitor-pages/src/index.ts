export { EMBED_PATH } from './frame.ts';
export {
  type Listed,
  languageOf,
  leadPage,
  type Message,
  messagePage,
  messageStyle,
  yearsPage,
} from './message-page.ts';
export { addressName } from './names.ts';
export { makeSite, type Site, type SiteFile, type SiteOptions } from './site.ts';
