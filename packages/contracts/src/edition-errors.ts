/** Why an edition for visitors is not made, shown or withdrawn. */
export const editionErrorCodes = [
  'edition.processing',
  'edition.nothing-public',
  'edition.slug-fixed',
  'edition.none-current',
] as const;
