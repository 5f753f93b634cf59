import { useStore } from '../lib/store.ts';
import { questionStore } from './confirm-store.ts';

/** Whether a confirmation is open. Escape then belongs to it alone, not to the dialog below. */
export const useQuestionOpen = (): boolean => useStore(questionStore) !== null;
