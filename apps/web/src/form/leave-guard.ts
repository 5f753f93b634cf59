import { type RefObject, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import type { Translate } from '../lib/text-key.ts';
import { confirm } from '../ui/confirm-store.ts';
import { type Settle, setFormDirty, settleForms } from './dirty-forms.ts';

/** Asks whether unsaved changes may be lost. */
export function askToLeave(t: Translate, text = t(($) => $.form.leave.text)): Promise<boolean> {
  return confirm({
    title: t(($) => $.form.leave.title),
    text,
    cancel: t(($) => $.form.leave.stay),
    confirm: t(($) => $.form.leave.leave),
    danger: true,
  });
}

/**
 * Whether the session may be ended: waits for what saves itself, and asks when something else is not saved.
 */
export async function mayEndSession(t: Translate): Promise<boolean> {
  return (
    (await settleForms()) ||
    askToLeave(
      t,
      t(($) => $.unsaved.signOut),
    )
  );
}

/**
 * Keeps unsaved changes from being lost by a link, the browser's Back or closing the tab.
 *
 * @param dirty a ref, so that a form that has just been saved may navigate in the same breath
 * @param isDirty the same as state
 * @param settle how what saves itself is waited for, before anybody is asked
 */
export function useLeaveGuard(dirty: RefObject<boolean>, isDirty: boolean, settle?: Settle): void {
  const { t } = useTranslation();
  const form = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let waiting = true;
    void (async () => {
      const leave = (await settle?.()) || (await askToLeave(t));
      // Somebody may have gone elsewhere meanwhile.
      if (waiting) leave ? blocker.proceed() : blocker.reset();
    })();
    return () => {
      waiting = false;
    };
  }, [blocker, t, settle]);

  useEffect(() => {
    setFormDirty(form, isDirty, settle);
    return () => setFormDirty(form, false);
  }, [form, isDirty, settle]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
