import type { WineColumn } from '@rebblatt/contracts';

/** What the headings of columns say. */
export interface Known {
  headings: string[];
  /** What each column is by its heading. */
  fields: (WineColumn | null)[];
  /** What each heading says, also where another column is that. */
  byHeadings: (WineColumn | null)[];
}
