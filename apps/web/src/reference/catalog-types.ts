import { type CatalogType, catalogTypes } from '@rebblatt/contracts';
import type { Translate } from '../lib/text-key.ts';

/** A type of catalogue in words. */
export const catalogTypeName = (t: Translate, type: CatalogType) => t(($) => $.catalogType[`${type}`]);

/** The types of catalogues to choose from. */
export const catalogTypeOptions = (t: Translate) =>
  catalogTypes.map((value) => ({ value, label: catalogTypeName(t, value) }));

/** The same as the filter of a list, whose values are texts. */
export const catalogTypeFilter = (t: Translate) =>
  catalogTypes.map((type) => ({ value: String(type), label: catalogTypeName(t, type) }));
