import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict, missing } from '../../lib/app-error.ts';

/** The codes for violations of the database's constraints about categories. */
export const pageCategoryConstraints: ConstraintErrors = {
  page_category_wine_pkey: () => conflict('wine.already-on-page'),
  page_category_wine_own_wine: () => missing('wine'),
  page_category_page_position: () => conflict('conflict.busy'),
  page_category_wine_category_position: () => conflict('conflict.busy'),
};
