import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Blocker, useBlocker, useLocation, useNavigate } from 'react-router-dom';
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
  const { go, stay } = useSteps(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let waiting = true;
    void (async () => {
      const settled = await settle?.();
      const leave = settled || (await askToLeave(t));
      // Somebody may have gone elsewhere meanwhile.
      if (!waiting) return;
      if (settled) blocker.proceed();
      else await (leave ? go(blocker) : stay(blocker));
    })();
    return () => {
      waiting = false;
    };
  }, [blocker, t, settle, go, stay]);

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

type Blocked = Extract<Blocker, { state: 'blocked' }>;

/** The router numbers the entries of the browser's history. */
const entryNow = (): unknown => (history.state as { idx?: unknown } | null)?.idx;

/**
 * The two ways on from a question. Back pressed twice in a breath is quicker than the router, which then takes one
 * entry of the history for another: address and screen are brought together here.
 */
function useSteps(dirty: RefObject<boolean>) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const own = useRef<unknown>(undefined);
  useEffect(() => {
    if (key) own.current = entryNow();
  }, [key]);
  const [steps] = useState(() => {
    const astray = (): number => Number(entryNow()) - Number(own.current) || 0;
    const comeBack = () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        history.go(-astray());
      });
    return {
      async stay(blocker: Blocked) {
        blocker.reset();
        if (astray()) await comeBack();
      },
      async go(blocker: Blocked) {
        if (!astray()) return blocker.proceed();
        await comeBack();
        dirty.current = false;
        blocker.reset();
        await navigate(blocker.location);
      },
    };
  });
  return steps;
}
