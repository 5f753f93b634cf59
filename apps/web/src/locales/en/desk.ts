import type { deDesk } from '../de/desk.ts';
import { changedFact } from './changed-fact.ts';
import { cover } from './cover.ts';
import { deskErrors } from './desk-errors.ts';
import { edition } from './edition.ts';
import { print } from './print.ts';
import { printSetting } from './print-setting.ts';
import { websockets } from './websockets.ts';

/** The English texts of the print desk and its settings. */
export const enDesk: typeof deDesk = {
  changedFact,
  cover,
  edition,
  errors: deskErrors,
  print,
  printSetting,
  websockets,
};
