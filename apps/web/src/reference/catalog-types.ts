import { type CatalogType, catalogTypes } from '@rebblatt/contracts';
import type { Translate } from '../lib/text-key.ts';

/** The text of a catalogue type. */
export const catalogTypeName = (t: Translate, type: CatalogType) => t(($) => $.catalogType[`${type}`]);

/** The options of a select for the catalogue type. */
export const catalogTypeOptions = (t: Translate) =>
  catalogTypes.map((value) => ({ value, label: catalogTypeName(t, value) }));

/** The same for the filter of a list, whose values are strings. */
export const catalogTypeFilter = (t: Translate) =>
  catalogTypes.map((type) => ({ value: String(type), label: catalogTypeName(t, type) }));
