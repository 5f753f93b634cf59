import { useRef } from 'react';
import { useStore } from '../lib/store.ts';
import { questionStore } from '../ui/confirm-store.ts';
import { ConfirmDialog } from './lazy-parts.ts';

/** The confirmation dialog, fetched for the first question and then kept. */
export function Dialogs() {
  const question = useStore(questionStore);
  const asked = useRef(false);
  if (question) asked.current = true;
  return asked.current ? <ConfirmDialog /> : null;
}
