import { readFileSync } from 'node:fs';

const FOLDER = `test-results/stage-${process.env.E2E_PORT}`;

/** What `set-the-stage.ts` leaves for the journeys. */
export const SEATS = `${FOLDER}/seats.json`;

/** The signed-in browser of one of the three demo accounts; for journeys that neither sign in nor out. */
export const stateOf = (who: 'admin' | 'super' | 'exhibitor') => `${FOLDER}/${who}.json`;

/** An exhibitor of the demo with one of their pages, which no other journey touches. */
export interface Seat {
  exhibitorId: number;
  email: string;
  company: string;
  pageId: number;
}

/** What a journey begins with. */
export interface Start {
  type: number;
  state: string;
  /** How many pages the exhibitor has at least. */
  pages?: number;
  /** Whether these are all its pages, each of this type and state. */
  only?: true;
}

/** The journeys that change pages; each has its own exhibitor. */
export const JOURNEYS = {
  catalogueInGerman: { type: 1, state: 'draft' },
  catalogueInEnglish: { type: 1, state: 'draft' },
  french: { type: 1, state: 'draft' },
  categories: { type: 1, state: 'draft' },
  loginAs: { type: 1, state: 'draft' },
  ownOrder: { type: 1, state: 'draft', pages: 2 },
  farMoves: { type: 1, state: 'draft', pages: 2 },
  unsavedWork: { type: 1, state: 'draft' },
  savedElsewhere: { type: 1, state: 'draft' },
  rejectedPage: { type: 1, state: 'released' },
  leftMeanwhile: { type: 1, state: 'released' },
  grapeList: { type: 1, state: 'draft' },
  wrongAdInGerman: { type: 2, state: 'draft' },
  wrongAdInEnglish: { type: 2, state: 'draft' },
  cancelledUpload: { type: 2, state: 'draft' },
  refusedFiles: { type: 2, state: 'draft' },
  replacedAd: { type: 2, state: 'accepted' },
  wineByOrganiser: { type: 1, state: 'draft' },
  forgottenPassword: { type: 1, state: 'accepted' },
  wineImport: { type: 1, state: 'draft' },
  addList: { type: 1, state: 'draft' },
  priceList: { type: 1, state: 'draft' },
  onPhone: { type: 1, state: 'draft' },
  byKeyboard: { type: 1, state: 'draft' },
  shownDraft: { type: 1, state: 'draft' },
  shownRelease: { type: 1, state: 'released' },
  shownAd: { type: 2, state: 'draft' },
  manyAtOnce: { type: 1, state: 'released', pages: 2, only: true },
  importCorrections: { type: 1, state: 'draft' },
  mendedInGerman: { type: 2, state: 'draft' },
  mendedInEnglish: { type: 2, state: 'draft' },
  mendedByLink: { type: 2, state: 'draft' },
} satisfies Record<string, Start>;

/** The exhibitor and page of a journey. */
export function seatOf(journey: keyof typeof JOURNEYS): Seat {
  return (JSON.parse(readFileSync(SEATS, 'utf8')) as Record<string, Seat>)[journey] as Seat;
}
