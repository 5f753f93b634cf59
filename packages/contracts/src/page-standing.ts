/**
 * Where a page stands on its way into the book; every page has exactly one of them.
 * - `inactive` is not printed, `no-pdf` an ad or content page without a file, `checking` with a file that is
 *   being checked or could not be checked yet, `faulty` with one that has errors; `draft` the exhibitor works on it, `waiting` for the
 *   organiser's decision, `corrected` for the exhibitor's answer to a correction of the organiser, `rejected`,
 *   `accepted`; `ready` is any page that needs no decision.
 */
export const pageStandings = [
  'waiting',
  'corrected',
  'rejected',
  'no-pdf',
  'faulty',
  'checking',
  'draft',
  'accepted',
  'ready',
  'inactive',
] as const;
export type PageStanding = (typeof pageStandings)[number];
