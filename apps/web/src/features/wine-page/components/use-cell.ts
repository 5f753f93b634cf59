import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { errorBodyOf, errorText, fieldErrorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useEditing } from './editing.ts';

/** How long after the last key a text is saved automatically. */
const STORED_AFTER_MS = 1000;

type Outcome = { onSaved: () => void; onRefused: (error: unknown) => void };

type Cell = {
  /** Identifies the field among all typed texts. */
  id: string;
  /** The stored text. */
  stored: string;
  /** The name of the field in an error. */
  label: string;
  /** Sends the text, or returns the error why it cannot be sent. */
  save: (text: string, outcome: Outcome) => string | undefined;
  /** Whether a text is incomplete while typing: half an amount, or a name cleared to enter another. */
  unfinished?: (text: string) => boolean;
  /** Saved only by a button. */
  byHand?: boolean;
};

/**
 * A field that is saved automatically a second after the last key, when it loses the focus and when Enter is
 * pressed; Escape restores the stored text.
 */
export function useCell({ id, stored, label, save, unfinished, byHand = false }: Cell) {
  const { t } = useTranslation();
  const { typed } = useEditing();
  const text = useSyncExternalStore(typed.texts.subscribe, () => typed.texts.get()[id]);
  const error = useSyncExternalStore(typed.faults.subscribe, () => typed.faults.get()[id]);

  // Enter sends the text, and leaving the field directly afterwards must not send it again.
  const sent = useRef<string | undefined>(undefined);
  const focused = useRef(false);

  function commit() {
    if (text === undefined || text === sent.current || id in typed.stored.get()) return;
    if (text === stored) {
      typed.forget(id);
      return;
    }
    sent.current = text;
    const fault = save(text, {
      onSaved: () => {
        sent.current = undefined;
        if (focused.current) typed.keep(id, text);
        else typed.forget(id, text);
      },
      onRefused: (refusal) => {
        sent.current = undefined;
        const [first] = Object.values(errorBodyOf(refusal)?.errors ?? {}).flat();
        typed.fault(id, first ? fieldErrorText(t, first, label) : errorText(t, refusal));
      },
    });
    if (!fault) return;
    sent.current = undefined;
    typed.fault(id, fault);
  }

  const latest = useRef(commit);
  useLayoutEffect(() => {
    latest.current = commit;
    if (!byHand) typed.sendBy(id, () => latest.current());
  });
  useEffect(() => {
    if (byHand || text === undefined || unfinished?.(text)) return;
    const timer = setTimeout(() => latest.current(), STORED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [byHand, text, unfinished]);

  return {
    value: text ?? stored,
    error,
    onChange({ currentTarget: { value } }: { currentTarget: { value: string } }) {
      // It is never sent automatically, so a text equal to the stored one would remain unsaved for ever.
      if (byHand && value === stored) typed.forget(id);
      else typed.type(id, value);
    },
    onFocus() {
      focused.current = true;
    },
    onBlur() {
      focused.current = false;
      if (id in typed.stored.get()) typed.forget(id);
      else commit();
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
      if (event.key === 'Enter' && event.currentTarget instanceof HTMLInputElement) commit();
      if (event.key === 'Escape' && text !== undefined) {
        event.stopPropagation();
        typed.forget(id);
      }
    },
  };
}
