import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type Blocker, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import type { Translate } from '../lib/text-key.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { workKeeper } from '../lib/work-keeper.ts';
import { confirm } from '../ui/confirm-store.ts';
import { dirtyFormsStore, type Settle, setFormDirty, settleForms } from './dirty-forms.ts';

/** Asks whether unsaved changes may be lost; what is discarded is no longer kept as a draft either. */
export async function askToLeave(t: Translate, text = t(($) => $.form.leave.text)): Promise<boolean> {
  const leave = await confirm({
    title: t(($) => $.form.leave.title),
    text,
    cancel: t(($) => $.form.leave.stay),
    confirm: t(($) => $.form.leave.leave),
    danger: true,
  });
  if (leave) workKeeper()?.discardWork();
  return leave;
}

/** Whether the forms on the screen may go, without the screen being left: asks when one has unsaved changes. */
export const mayLeaveForms = async (t: Translate): Promise<boolean> =>
  dirtyFormsStore.get() === 0 || (await settleForms()) || askToLeave(t);

/**
 * Whether the session may be ended: waits for what saves automatically, and asks when anything else is
 * unsaved.
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
 * Prevents the loss of unsaved changes by a link, the browser's Back or closing the tab.
 *
 * @param dirty a ref, so that a form that has just been saved can navigate immediately
 * @param isDirty the same as state
 * @param settle waits for what saves automatically, before the user is asked
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
      // The user may have navigated elsewhere meanwhile.
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

  useCloseGuard(isDirty);
}

/** Lets the browser ask before the tab is closed or loaded again while something is unsaved. */
export function useCloseGuard(isDirty: boolean): void {
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
 * The two outcomes of the question. Pressing Back twice quickly can overtake the router, which then confuses
 * one entry of the history with another: address and screen are synchronised here.
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
