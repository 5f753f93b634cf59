import type { PictureId } from './pictures.ts';

/** One thing to do; a word between `**` is a button or field of the screen. */
export interface Step {
  text: string;
  /** The picture of the screen, shown below the step. */
  picture?: PictureId;
  /** What the picture shows, as its caption and for those who do not see it. Required with a picture. */
  shows?: string;
}

/** A part of a chapter. */
export type Block =
  | { text: string }
  | { heading: string }
  | { steps: Step[] }
  | { list: string[] }
  | { facts: [name: string, value: string][] }
  | { note: string };

export interface Chapter<Id extends string = string> {
  id: Id;
  title: string;
  blocks: Block[];
}

/** A manual in one language. */
export interface Manual<Id extends string = string> {
  /** The language of the text and of its pictures, as a locale: `de-CH`. */
  locale: string;
  title: string;
  /** Whom it is for, in one sentence below the title. */
  lead: string;
  contents: string;
  chapters: Chapter<Id>[];
}
