/**
 * What the migrations hold and the schema language cannot say, by the name under which the schema engine would drop
 * it. Checks, exclusions, triggers, functions, collations, and indexes over expressions or with a condition it does
 * not see at all.
 */
export const beyondPrisma = {
  'deferrable positions, so that a move may pass through equal ones': [
    'page_catalog_position',
    'page_category_page_position',
    'page_category_wine_category_position',
  ],
  'trigram indexes over the search columns': [
    'exhibitor_search_trgm',
    'logo_search_trgm',
    'page_search_trgm',
    'wine_search_trgm',
  ],
};

const names = Object.values(beyondPrisma).flat();

/** Whether a statement only removes something of the list. */
export function isBeyondPrisma(statement: string): boolean {
  return names.some((name) => statement === `DROP INDEX "${name}"`);
}
