import { errorBodyOf } from '../../lib/error-text.ts';
import { createStore } from '../../lib/store.ts';

/** The question for the code of somebody whose last one is too long ago; it answers whether one was right. */
export const factorQuestionStore = createStore<{ answer: (shown: boolean) => void } | null>(null);

const ask = () =>
  new Promise<boolean>((resolve) => {
    const answer = (shown: boolean) => {
      factorQuestionStore.set(null);
      resolve(shown);
    };
    factorQuestionStore.set({ answer });
  });

/** Does something that may need the second factor again: asks for it, and does it once more. @returns whether it was done */
export async function withFactor(action: () => Promise<void>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    if (errorBodyOf(error)?.error !== 'second-factor.proof-required') throw error;
    if (!(await ask())) return false;
    await action();
    return true;
  }
}
