import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { errorBodyOf, errorText, fieldErrorText } from '../../../../lib/error-text.ts';
import { useEditing } from './editing.ts';

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
};

/** A field that saves itself when it is left or Enter is pressed; Escape brings back what is stored. */
export function useCell({ id, stored, label, save }: Cell) {
  const { t } = useTranslation();
  const { typed } = useEditing();
  const text = useSyncExternalStore(typed.texts.subscribe, () => typed.texts.get()[id]);
  const error = useSyncExternalStore(typed.faults.subscribe, () => typed.faults.get()[id]);

  // Enter sends, and leaving the field right after must not send the same once more.
  const sent = useRef<string | undefined>(undefined);

  function commit() {
    if (text === undefined || text === sent.current) return;
    if (text === stored) {
      typed.forget(id);
      return;
    }
    sent.current = text;
    const fault = save(text, {
      onSaved: () => {
        sent.current = undefined;
        typed.forget(id, text);
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

  return {
    value: text ?? stored,
    error,
    onChange: (event: { currentTarget: { value: string } }) => typed.type(id, event.currentTarget.value),
    onBlur: commit,
    onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
      if (event.key === 'Enter' && event.currentTarget instanceof HTMLInputElement) commit();
      if (event.key === 'Escape' && text !== undefined) {
        event.stopPropagation();
        typed.forget(id);
      }
    },
  };
}
