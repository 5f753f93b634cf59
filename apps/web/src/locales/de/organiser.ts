import { admin } from './admin.ts';
import { catalog } from './catalog.ts';
import { catalogType } from './catalog-type.ts';
import { design } from './design.ts';
import { exhibitor } from './exhibitor.ts';
import { fair } from './fair.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { logo } from './logo.ts';
import { mail } from './mail.ts';
import { mailing } from './mailing.ts';
import { organiserErrors } from './organiser-errors.ts';
import { leaf } from './organiser-leaf.ts';
import { organiserPage } from './organiser-page.ts';
import { organiserReference } from './organiser-reference.ts';
import { standing } from './organiser-standing.ts';
import { picture } from './picture.ts';
import { reminder } from './reminder.ts';
import { request } from './request.ts';
import { setup } from './setup.ts';
import { stand } from './stand.ts';
import { table } from './table.ts';
import { wine } from './wine.ts';
import { leave } from './wine-leave.ts';

/** What the screens of catalogues, stands, exhibitors, wines, logos, accounts, orders and mail say; it comes with them, to what menus say about them. */
export const deOrganiser = {
  ...organiserReference,
  admin,
  catalog,
  catalogType,
  design,
  errors: organiserErrors,
  exhibitor,
  fair,
  help,
  history,
  leaf,
  logo,
  mail,
  mailing,
  page: organiserPage,
  picture,
  reminder,
  request,
  setup,
  stand,
  standing,
  table,
  wine: { ...wine, leave },
};
