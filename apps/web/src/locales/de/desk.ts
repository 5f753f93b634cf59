import { changedFact } from './changed-fact.ts';
import { cover } from './cover.ts';
import { deskErrors } from './desk-errors.ts';
import { edition } from './edition.ts';
import { print } from './print.ts';
import { printSetting } from './print-setting.ts';
import { websockets } from './websockets.ts';

/** What the print desk, its settings and the live channel say; it comes with their screens, to what the others say about them. */
export const deDesk = { changedFact, cover, edition, errors: deskErrors, print, printSetting, websockets };
