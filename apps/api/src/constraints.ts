import { catalogConstraints } from './features/catalog/catalog.rules.ts';
import { exhibitorConstraints } from './features/exhibitor/exhibitor.rules.ts';
import { logoConstraints } from './features/logo/logo.rules.ts';
import { pageConstraints } from './features/page/page.rules.ts';
import { pageCategoryConstraints } from './features/page-category/page-category.rules.ts';
import { referenceConstraints } from './features/reference/reference.rules.ts';
import { wineConstraints } from './features/wine/wine.rules.ts';
import type { ConstraintErrors } from './http/database-error.ts';

/** The database's rules of all slices, by constraint name. */
export const allConstraints: ConstraintErrors = {
  ...catalogConstraints,
  ...exhibitorConstraints,
  ...pageConstraints,
  ...pageCategoryConstraints,
  ...logoConstraints,
  ...referenceConstraints,
  ...wineConstraints,
};
