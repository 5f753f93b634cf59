import { type RefObject, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import type { Translate } from '../lib/text-key.ts';
import { confirm } from '../ui/confirm-store.ts';
import { setFormDirty } from './dirty-forms.ts';

/** Asks whether unsaved changes may be lost. */
export function askToLeave(t: Translate): Promise<boolean> {
  return confirm({
    title: t(($) => $.form.leave.title),
    text: t(($) => $.form.leave.text),
    cancel: t(($) => $.form.leave.stay),
    confirm: t(($) => $.form.leave.leave),
    danger: true,
  });
}

/**
 * Keeps unsaved changes from being lost by a link, the browser's Back or closing the tab.
 *
 * @param dirty a ref, so that a form that has just been saved may navigate in the same breath
 * @param isDirty the same as state
 */
export function useLeaveGuard(dirty: RefObject<boolean>, isDirty: boolean): void {
  const { t } = useTranslation();
  const form = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave(t).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, t]);

  useEffect(() => {
    setFormDirty(form, isDirty);
    return () => setFormDirty(form, false);
  }, [form, isDirty]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
