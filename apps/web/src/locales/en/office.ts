import type { deOffice } from '../de/office.ts';
import { admin } from './admin.ts';
import { catalog } from './catalog.ts';
import { catalogType } from './catalog-type.ts';
import { exhibitor } from './exhibitor.ts';
import { logo } from './logo.ts';
import { mail } from './mail.ts';
import { mailing } from './mailing.ts';
import { officeErrors } from './office-errors.ts';
import { reminder } from './reminder.ts';
import { request } from './request.ts';
import { stand } from './stand.ts';
import { wine } from './wine.ts';

/** The English texts of catalogues, exhibitors, wines, logos, accounts, orders and mail. */
export const enOffice: typeof deOffice = {
  admin,
  catalog,
  catalogType,
  errors: officeErrors,
  exhibitor,
  logo,
  mail,
  mailing,
  reminder,
  request,
  stand,
  wine,
};
