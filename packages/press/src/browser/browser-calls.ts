import type { BookRun } from '@rebblatt/contracts';
import type { FitBox } from '@rebblatt/sheet';
import type { LaidOutPage } from '../book/lay-out-run.ts';

interface Timed {
  /** Wall clock, from the moment the browser begins with it. */
  timeoutMs: number;
}

export interface LayOutAsk extends Timed {
  run: BookRun;
  /** Gets a file for each document. */
  folder: string;
  /** Where documents of earlier books are kept in print colours. */
  keptIn: string;
  /** Of the printing it is made for, in which kept documents must be. */
  profileSha256: string;
}

/** A document of a run, printed. */
export interface PrintedSlice {
  /** Its place among the documents of the run, and how many there are. */
  at: number;
  of: number;
  file: string;
  /** What the document is kept under once it has its print colours. */
  key: string;
  /** It has them already: it is known from an earlier book. */
  inPrintColours: boolean;
  pageIds: number[];
}

/** What the browser's process is asked and answers, by name. `layOut` reports each document when it is printed. */
export interface BrowserCalls {
  /** Starts the browser if none runs. */
  ready: [ask: object, answer: true];
  /** The browser's process id while one runs. */
  pid: [ask: object, answer: number | null];
  print: [ask: Timed & { html: string }, answer: Uint8Array];
  measure: [ask: Timed & { run: BookRun }, answer: FitBox[]];
  layOut: [ask: LayOutAsk, answer: LaidOutPage[]];
  /** Ends the browser for good, and leaves nothing of it behind. */
  leave: [ask: object, answer: true];
}

export type BrowserCall = keyof BrowserCalls;
export type BrowserTask = { [C in BrowserCall]: { call: C; ask: BrowserCalls[C][0] } }[BrowserCall];
