import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { errorBodyOf, errorText, fieldErrorText } from '../../../../lib/error-text.ts';
import { useEditing } from './editing.ts';

/** After the last key a text is stored by itself. */
export const STORED_AFTER_MS = 1000;

type Outcome = { onSaved: () => void; onRefused: (error: unknown) => void };

type Cell = {
  /** Names the field among everything that is being typed. */
  id: string;
  /** The stored text. */
  stored: string;
  /** What the field is called in an error. */
  label: string;
  /** Sends the text; a returned sentence says why it cannot be. */
  save: (text: string, outcome: Outcome) => string | undefined;
  /** Whether a text is not meant yet while somebody is typing: half an amount, a name taken away for another. */
  unfinished?: (text: string) => boolean;
  /** Stored by a button alone. */
  byHand?: boolean;
};

/**
 * A field that saves itself a second after the last key, when it is left and when Enter is pressed; Escape brings back
 * what is stored.
 */
export function useCell({ id, stored, label, save, unfinished, byHand = false }: Cell) {
  const { t } = useTranslation();
  const { typed } = useEditing();
  const text = useSyncExternalStore(typed.texts.subscribe, () => typed.texts.get()[id]);
  const error = useSyncExternalStore(typed.faults.subscribe, () => typed.faults.get()[id]);

  // Enter sends, and leaving the field right after must not send the same once more.
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
      // Nothing sends it by itself: a text that is back to what is stored would count as unsaved for ever.
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
