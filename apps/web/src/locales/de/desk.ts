import { print } from './print.ts';
import { printSetting } from './print-setting.ts';

/** What the print desk and its settings say; it comes with their screens, to what the others say about them. */
export const deDesk = { print, printSetting };
