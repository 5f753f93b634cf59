import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { loadAllTexts } from '../../../lib/i18n.ts';

const KEY = 'typed-as-guest';

type Kept = { at: number; fields: Record<string, unknown> };

/**
 * Keeps what a guest has typed in this form while the tab lives, so that a reload or a tab that was killed loses nothing but
 * the passwords. There is no person yet whose work it would be, and the next one at this computer must not find it: it
 * lies in the storage of the tab, and goes when the form is sent or left.
 * @param forget receives what is to be called once the form is sent
 */
export function KeptInTab({
  first,
  forget,
}: {
  first: Record<string, unknown>;
  forget: RefObject<() => void>;
}) {
  const { reset, getValues, watch } = useFormContext();
  const [restored, setRestored] = useState<Date | null>(null);

  useEffect(() => {
    const kept = read();
    if (kept) {
      reset({ ...getValues(), ...kept.fields }, { keepDefaultValues: true });
      // The words of the notice are no part of the texts for guests: few of them ever see it.
      loadAllTexts().then(
        () => setRestored(new Date(kept.at)),
        () => undefined,
      );
    }
    const { unsubscribe } = watch((values) => write(typedIn(values, first)));
    return () => {
      unsubscribe();
      write({});
    };
  }, [reset, getValues, watch, first]);

  const [done] = useState(() => () => {
    write({});
    setRestored(null);
  });
  useLayoutEffect(() => {
    forget.current = done;
  }, [forget, done]);

  const drop = () => {
    done();
    reset(first);
  };
  return <DraftNotice draft={{ restored: restored && { at: restored, ended: false }, drop, forget: done }} />;
}

/** The fields in which something is typed, but for passwords, which are never kept. */
const typedIn = (values: Record<string, unknown>, first: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !/password/i.test(name) && value !== first[name]),
  );

function read(): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && typeof kept.at === 'number' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(fields: Kept['fields']): void {
  try {
    if (Object.keys(fields).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), fields } satisfies Kept));
  } catch {
    // A storage that is full or forbidden keeps nothing, and disturbs nobody.
  }
}
