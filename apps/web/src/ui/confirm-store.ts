import { createStore } from '../lib/store.ts';

/** The content of a confirmation; texts are sentences, the button names the action. */
export type Question = {
  title: string;
  text: React.ReactNode;
  confirm: string;
  cancel?: string;
  /** Only a notice: its single button closes it. */
  noChoice?: boolean;
  /** Marks an action that deletes data. */
  danger?: boolean;
};

export type OpenQuestion = Question & { answer: (confirmed: boolean) => void };

export const questionStore = createStore<OpenQuestion | null>(null);

/** Asks and waits: true when the user confirmed, false when they closed the dialog in any other way. */
export function confirm(question: Question): Promise<boolean> {
  questionStore.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      questionStore.set(null);
      resolve(confirmed);
    };
    questionStore.set({ ...question, answer });
  });
}

let afterwards: (() => void) | null = null;

/**
 * Closes the open dialog without agreeing, for a way that leads from it to the place it speaks of.
 *
 * @param then called when the dialog is gone and has given the focus back
 */
export function leaveQuestion(then?: () => void): void {
  afterwards = then ?? null;
  questionStore.get()?.answer(false);
}

/** The library gives the focus back 10 ms after a dialog is gone, to where it was before, and would take it from the place. */
const FOCUS_RETURNS_MS = 20;

/** Called by the dialog when it is gone. */
export function questionGone(): void {
  const then = afterwards;
  afterwards = null;
  if (then) setTimeout(then, FOCUS_RETURNS_MS);
}
