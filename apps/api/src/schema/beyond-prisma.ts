/**
 * What is in the migrations but cannot be expressed in the schema language, by the name with which the schema engine
 * would drop it. The engine does not see checks, exclusions, triggers, functions, collations, and indexes over
 * expressions or with a condition at all.
 */
export const beyondPrisma = {
  'deferrable positions, so that a move may cause duplicates until the commit': [
    'page_catalog_position',
    'page_category_page_position',
    'page_category_wine_category_position',
    'text_block_kind_language_position',
  ],
  'trigram indexes over the search columns': [
    'exhibitor_search_trgm',
    'history_item_trgm',
    'logo_search_trgm',
    'page_search_trgm',
    'wine_search_trgm',
  ],
};

const names = Object.values(beyondPrisma).flat();

/** Whether a statement only removes something in the list. */
export function isBeyondPrisma(statement: string): boolean {
  return names.some((name) => statement === `DROP INDEX "${name}"`);
}
