import type { BookRun } from '@rebblatt/contracts';
import type { FitBox } from '@rebblatt/printed-page';
import type { LaidOutPage } from '../book/lay-out-run.ts';

interface Timed {
  /** Time limit, from the moment the browser starts with it. */
  timeoutMs: number;
}

export interface LayOutAsk extends Timed {
  run: BookRun;
  /** The folder to which the documents are written. */
  folder: string;
  /** The folder with documents of earlier books in print colours. */
  keptIn: string;
  /** The output profile; stored documents must have been converted with it. */
  profileSha256: string;
}

/** A printed document of a run. */
export interface PrintedSlice {
  /** Its index among the documents of the run, and their number. */
  at: number;
  of: number;
  file: string;
  /** The key under which the document is stored once it is in print colours. */
  key: string;
  /** Whether it already is in print colours, because it was stored for an earlier book. */
  inPrintColours: boolean;
  pageIds: number[];
}

/** The calls of the browser's process, by name. `layOut` reports each document when it has been printed. */
export interface BrowserCalls {
  /** Starts the browser if none runs. */
  ready: [ask: object, answer: true];
  /** The browser's process id while one runs. */
  pid: [ask: object, answer: number | null];
  print: [ask: Timed & { html: string }, answer: Uint8Array];
  booklet: [ask: Timed & { html: string }, answer: Uint8Array];
  measure: [ask: Timed & { run: BookRun }, answer: FitBox[]];
  layOut: [ask: LayOutAsk, answer: LaidOutPage[]];
  /** Ends the browser for good and removes its files. */
  leave: [ask: object, answer: true];
}

export type BrowserCall = keyof BrowserCalls;
export type BrowserTask = { [C in BrowserCall]: { call: C; ask: BrowserCalls[C][0] } }[BrowserCall];
