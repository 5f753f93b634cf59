import { createStore } from '../lib/store.ts';

/** The content of a confirmation; texts are sentences, the button names the action. */
export type Question = {
  title: string;
  text: React.ReactNode;
  confirm: string;
  cancel?: string;
  /** Only a notice: its single button closes it. */
  told?: boolean;
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
