/** What a row of the history can be about, as its list is filtered. */
export const historyKinds = [
  'page',
  'wine',
  'logo',
  'request',
  'exhibitor',
  'catalog',
  'print',
  'reference',
  'account',
  'mail',
  'session',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** The entities of each kind, by their names on the wire. */
export const entitiesOf: Record<HistoryKind, readonly string[]> = {
  page: ['page', 'page-category', 'designer-link'],
  wine: ['wine'],
  logo: ['logo'],
  request: ['catalog-request'],
  exhibitor: ['exhibitor', 'note'],
  catalog: ['catalog'],
  print: ['cover', 'print-link', 'print-setting'],
  reference: [
    'fair',
    'award',
    'base-data',
    'bottle-size',
    'country',
    'deck',
    'grape-variety',
    'page-title',
    'region',
    'service',
    'setup',
    'ship',
    'stand',
    'text-block',
    'mail-text',
    'wine-category',
    'wine-type',
  ],
  account: ['admin', 'api-token', 'contact', 'user', 'webhook'],
  mail: ['mail'],
  session: ['session'],
};

/** The kind of an entity; one of an older version that is no longer known counts as reference data. */
export const kindOf = (entity: string): HistoryKind =>
  historyKinds.find((kind) => entitiesOf[kind].includes(entity)) ?? 'reference';

/** The things that have their own history beside them. */
export const historyThings = ['page', 'wine', 'logo', 'exhibitor', 'catalog-request', 'catalog'] as const;
export type HistoryThing = (typeof historyThings)[number];
