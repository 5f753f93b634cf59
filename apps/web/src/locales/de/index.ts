import { app } from './app.ts';
import { award } from './award.ts';
import { bottleSize } from './bottle-size.ts';
import { country } from './country.ts';
import { deck } from './deck.ts';
import { deskMenu } from './desk-menu.ts';
import { errors } from './errors.ts';
import { fileReport } from './file-report.ts';
import { form } from './form.ts';
import { grapeVariety } from './grape-variety.ts';
import { missing } from './missing.ts';
import { organiserMenu } from './organiser-menu.ts';
import { page } from './page.ts';
import { pageTitle } from './page-title.ts';
import { reference } from './reference.ts';
import { region } from './region.ts';
import { service } from './service.ts';
import { session } from './session.ts';
import { ship } from './ship.ts';
import { standing } from './standing.ts';
import { ui } from './ui.ts';
import { unsaved } from './unsaved.ts';
import { uploadStatus } from './upload-status.ts';
import { validation } from './validation.ts';
import { wineCategory } from './wine-category.ts';
import { wineType } from './wine-type.ts';

/** The German texts that come with the first signed-in screen; the others come with what shows them. The other languages have this shape. */
export const de = {
  award,
  ...deskMenu,
  ...organiserMenu,
  fileReport,
  page,
  bottleSize,
  region,
  deck,
  ship,
  grapeVariety,
  wineCategory,
  wineType,
  service,
  pageTitle,
  app,
  country,
  errors,
  missing,
  form,
  reference,
  session,
  standing,
  ui,
  unsaved,
  uploadStatus,
  validation,
};
