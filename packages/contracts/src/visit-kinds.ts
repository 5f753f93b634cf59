/** What visitors read of a catalogue, as its calls are counted; in a file without schemas, for the server of visitors. */
export const visitKinds = [
  'start',
  'exhibitor',
  'ship',
  'region',
  'grape',
  'award',
  'search',
  'data',
] as const;
export type VisitKind = (typeof visitKinds)[number];
