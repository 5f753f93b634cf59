import { catalogConstraints } from './features/catalog/catalog.constraints.ts';
import { exhibitorConstraints } from './features/exhibitor/exhibitor.constraints.ts';
import { logoConstraints } from './features/logo/logo.constraints.ts';
import { mailingConstraints } from './features/mailing/mailing.constraints.ts';
import { pageConstraints } from './features/page/page.constraints.ts';
import { pageCategoryConstraints } from './features/page-category/page-category.constraints.ts';
import { publicationConstraints } from './features/publication/publication.constraints.ts';
import { referenceConstraints } from './features/reference/reference.constraints.ts';
import { requestConstraints } from './features/request/request.constraints.ts';
import { wineConstraints } from './features/wine/wine.constraints.ts';
import type { ConstraintErrors } from './http/database-error.ts';

/** The database constraints of all slices, by name. */
export const allConstraints: ConstraintErrors = {
  ...catalogConstraints,
  ...exhibitorConstraints,
  ...pageConstraints,
  ...pageCategoryConstraints,
  ...publicationConstraints,
  ...logoConstraints,
  ...mailingConstraints,
  ...referenceConstraints,
  ...requestConstraints,
  ...wineConstraints,
};
