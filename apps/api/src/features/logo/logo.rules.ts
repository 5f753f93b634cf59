import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict } from '../../lib/app-error.ts';

/** States of a logo's check, as stored and on the wire. */
export const CHECKING = 0;
export const READY = 1;
export const FAILED = 2;

/** Width of the picture in the list and the carousel; the logo itself is 65 mm wide. */
export const LOGO_PREVIEW_PX = 400;

/** What the database's own rules about logos mean to the caller. */
export const logoConstraints: ConstraintErrors = {
  logo_in_use: () => conflict('logo.in-use'),
};
