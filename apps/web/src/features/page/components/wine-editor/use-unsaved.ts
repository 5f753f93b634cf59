import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLeaveGuard } from '../../../../form/leave-guard.ts';
import type { Editing } from './editing.ts';

/** Whether something typed or changed is not stored yet; the page is not left without a question then. */
export function useUnsaved({ queue, typed }: Editing): boolean {
  const read = () => queue.waiting() > 0 || Object.keys(typed.texts.get()).length > 0;
  const unsaved = useSyncExternalStore((listener) => {
    const stops = [queue.shown, queue.state, typed.texts].map((store) =>
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
  useLeaveGuard(latest, unsaved);
  return unsaved;
}
