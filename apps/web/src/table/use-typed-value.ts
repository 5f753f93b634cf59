import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import type { HistoryStep } from './use-list-state.ts';

/** How long typing must pause before the list is requested again. */
const TYPING_MS = 400;

/**
 * A text that is committed while typing. The first commit since the field got the focus is a step of the history
 * (Back undoes the filter), further typing replaces it.
 *
 * @param committed the value in the address
 */
export function useTypedValue(committed: string, commit: (text: string, step: HistoryStep) => void) {
  const [text, setText] = useState(committed);
  const typing = useRef(false);
  const stepped = useRef(false);
  // A change from elsewhere (Back, a chip, reset) updates the field, unless the user is typing.
  useEffect(() => {
    if (!typing.current) setText(committed);
  }, [committed]);

  function send(value: string) {
    typing.current = false;
    if (value.trim() === committed) return;
    commit(value.trim(), stepped.current ? 'replace' : 'push');
    stepped.current = true;
  }
  const sendLater = useDebouncedCallback(send, TYPING_MS);
  const leaving = useRef<() => void>(undefined);
  useEffect(() => () => leaving.current?.(), []);

  return {
    value: text,
    onType(value: string) {
      typing.current = true;
      setText(value);
      sendLater(value);
    },
    onEnter() {
      sendLater.cancel();
      send(text);
    },
    onLeave() {
      sendLater.cancel();
      leaving.current = afterPress((pressed) => {
        if (typing.current && showsAnotherList(pressed)) {
          typing.current = false;
          setText(committed);
        }
        if (typing.current) send(text);
        stepped.current = false;
      });
    },
  };
}

/** A link to a view sets the whole state of the list, so text just typed is not committed. */
const showsAnotherList = (pressed: Element | undefined) =>
  pressed?.closest('a')?.pathname === location.pathname;
