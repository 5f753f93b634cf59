/** 1 spring exhibition, 2 main exhibition. */
export const catalogTypes = [1, 2] as const;
export type CatalogType = (typeof catalogTypes)[number];

/** Stands of the main exhibition are on ships. */
export const SHIP_CATALOG_TYPE = 2;
