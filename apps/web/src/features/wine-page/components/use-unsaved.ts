import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLeaveGuard } from '../../../form/leave-guard.ts';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import type { Edit, Editing } from './editing.ts';
import { NEW_CATEGORY, type Typed } from './typed.ts';

/** How long leaving the page waits for saving before it asks. */
const PATIENCE_MS = 5000;

/** The unsaved content of an editor, as browsers have kept it since before it was called edits. */
type Kept = { typed: Typed; deeds: Edit[] };

/**
 * Protects text and changes that are not stored yet: leaving the page waits for them and asks only if they
 * cannot be stored; when the session ends they are kept in the browser.
 */
export function useUnsaved(editing: Editing): void {
  const { queue, typed } = editing;
  const read = () => queue.waiting() > 0 || typed.open().length > 0;
  const unsaved = useSyncExternalStore((listener) => {
    const stops = [queue.shown, queue.state, typed.texts, typed.stored].map((store) =>
      store.subscribe(listener as () => void),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, read);
  const latest = useRef(unsaved);
  useLayoutEffect(() => {
    latest.current = unsaved;
  }, [unsaved]);
  const settle = useCallback(
    () =>
      Promise.race([
        editing.settle(),
        new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS)),
      ]),
    [editing],
  );
  useLeaveGuard(latest, unsaved, settle);

  useKeptWork<Kept>(
    'wine-page',
    () => {
      const open = typed.open().map((key) => [key, typed.texts.get()[key]]);
      return read() ? { typed: Object.fromEntries(open), deeds: editing.edits() } : undefined;
    },
    ({ typed: texts, deeds: edits }) => {
      for (const edit of edits) editing.redo(edit);
      // A category being added is already among the actions; its name in the field would add a second one.
      const added = edits.filter(({ name }) => name === 'addCategory').map(({ args }) => args[0]);
      for (const [key, text] of Object.entries(texts))
        if (key !== NEW_CATEGORY || !added.includes(text)) typed.type(key, text);
    },
  );
}
