/** What a status item is about. */
export const statusTypes = {
  logo: 1,
  ad: 2,
  content: 3,
  catalog: 4,
  cover: 5,
  edition: 6,
  printAnswer: 7,
} as const;
export type StatusType = (typeof statusTypes)[keyof typeof statusTypes];
