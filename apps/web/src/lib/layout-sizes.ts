/** Below this the menu is a drawer and rows are cards. */
const MOBILE_BELOW_PX = 1024;
/** At or below this the side menu collapses automatically unless the user chose. */
const MENU_AUTO_CLOSE_PX = 1366;
/** Below this a phone: actions are at the bottom, within reach of the thumb. */
const PHONE_BELOW_PX = 641;
/** At or below this a calendar fills the screen. */
const CALENDAR_FULL_SCREEN_PX = 500;
/** Scrolled further than this the top bar has a shadow. */
export const HEADER_DETACHES_AT_PX = 53;
/** Scrolled further than this the button back to the top is shown. */
export const BACK_TO_TOP_AT_PX = 390;

/** At the usual size of text, as in the style sheets: with a larger one the layout changes earlier. */
const upTo = (px: number) => `(max-width: ${px / 16}em)`;

export const mobileQuery = upTo(MOBILE_BELOW_PX - 1);
export const phoneQuery = upTo(PHONE_BELOW_PX - 1);
export const autoCloseQuery = upTo(MENU_AUTO_CLOSE_PX);
export const calendarFullScreenQuery = upTo(CALENDAR_FULL_SCREEN_PX);
