/** What `request.not-found` can have as its `entity`: the API's resources and their parts. */
export const entities = [
  'catalog',
  'page',
  'page-category',
  'wine',
  'logo',
  'exhibitor',
  'country',
  'region',
  'page-title',
  'ship',
  'deck',
  'stand',
  'bottle-size',
  'award',
  'service',
  'wine-type',
  'wine-category',
  'grape-variety',
  'print-result',
  'print-link',
  'mail',
] as const;

/** One of {@link entities}. */
export type Entity = (typeof entities)[number];
