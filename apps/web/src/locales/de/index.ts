import { admin } from './admin.ts';
import { app } from './app.ts';
import { award } from './award.ts';
import { bottleSize } from './bottle-size.ts';
import { catalog } from './catalog.ts';
import { country } from './country.ts';
import { deck } from './deck.ts';
import { deskMenu } from './desk-menu.ts';
import { errors } from './errors.ts';
import { exhibitor } from './exhibitor.ts';
import { fileReport } from './file-report.ts';
import { form } from './form.ts';
import { grapeVariety } from './grape-variety.ts';
import { logo } from './logo.ts';
import { mail } from './mail.ts';
import { mailing } from './mailing.ts';
import { missing } from './missing.ts';
import { page } from './page.ts';
import { pageTitle } from './page-title.ts';
import { reference } from './reference.ts';
import { region } from './region.ts';
import { reminder } from './reminder.ts';
import { request } from './request.ts';
import { service } from './service.ts';
import { session } from './session.ts';
import { ship } from './ship.ts';
import { stand } from './stand.ts';
import { table } from './table.ts';
import { ui } from './ui.ts';
import { unsaved } from './unsaved.ts';
import { uploadStatus } from './upload-status.ts';
import { validation } from './validation.ts';
import { wine } from './wine.ts';
import { wineCategory } from './wine-category.ts';
import { wineEditor } from './wine-editor.ts';
import { wineType } from './wine-type.ts';

/** The German texts of every signed-in screen; English has to follow this shape. Those of findings come with reports. */
export const de = {
  award,
  wineEditor,
  logo,
  admin,
  exhibitor,
  ...deskMenu,
  fileReport,
  page,
  catalog,
  wine,
  stand,
  bottleSize,
  region,
  deck,
  ship,
  grapeVariety,
  wineCategory,
  wineType,
  request,
  service,
  pageTitle,
  app,
  country,
  errors,
  mail,
  mailing,
  reminder,
  missing,
  form,
  reference,
  session,
  table,
  ui,
  unsaved,
  uploadStatus,
  validation,
};
