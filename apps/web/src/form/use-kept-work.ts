import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Kept } from '../lib/kept-entries.ts';
import type { KeptForm } from '../lib/kept-work.ts';
import { personOf, sessionStore } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { workKeeper } from '../lib/work-keeper.ts';
import { notify } from '../ui/snackbar-store.ts';

type DraftOptions = {
  /** Empties the fields again, when the restored draft is dropped. */
  clear: () => void;
  /** Up to some megabytes, such as an imported list; `work` returns the same object until it changes. */
  large?: boolean;
};

/** The draft of a form, for `DraftNotice`. */
export type Draft = {
  /** Whether it was asked for: what stands there from then on is not replaced by it. */
  asked: boolean;
  /** What was restored: when it was last typed, and whether a session ended since. */
  restored: { at: Date; ended: boolean } | null;
  /** Throws the restored draft away. */
  drop: () => void;
  /** To be called once what is typed is stored or sent: it is not kept any longer. */
  forget: () => void;
};

/**
 * Keeps what is typed and not saved: a draft while it is being typed, so that a killed tab loses none of it; without
 * `draft` only if the session ends. Restores what was kept for the same person, address and name.
 *
 * @param name distinguishes it from the other forms of the screen, and from the same form of another record
 * @param work what is typed and not saved; undefined if there is nothing
 * @param restore is called with the kept work
 */
export function useKeptWork<Work>(
  name: string,
  work: () => Work | undefined,
  restore: (kept: Work) => void,
  draft?: DraftOptions,
): Draft {
  const { t } = useTranslation();
  const [restored, setRestored] = useState<Draft['restored']>(null);
  const [asked, setAsked] = useState(false);
  const latest = useRef({ t, work, restore, draft });
  // A form that has gone, or is another record's now, may still be told that what was sent from it is stored.
  const forms = useRef(new Map<string, KeptForm>());
  useLayoutEffect(() => {
    latest.current = { t, work, restore, draft };
  });
  const drafted = draft !== undefined;
  const large = draft?.large === true;
  useEffect(() => {
    const session = sessionStore.get();
    const keeper = workKeeper();
    if (!session || !keeper) {
      setAsked(true);
      return;
    }
    const options = { draft: drafted, large };
    const kept = keeper.offerWork(personOf(session), name, () => latest.current.work(), options);
    forms.current.set(name, kept);
    const take = ({ work: found, at, ended = false }: Kept) => {
      latest.current.restore(found as Work);
      if (drafted) setRestored({ at: new Date(at), ended });
      else
        notify(
          'info',
          latest.current.t(($) => $.unsaved.restored),
        );
    };
    kept.restore(take, () => setAsked(true));
    return () => kept.close();
  }, [name, drafted, large]);
  const forget = useCallback(() => {
    forms.current.get(name)?.forget();
    setRestored(null);
  }, [name]);
  const drop = useCallback(() => {
    forget();
    latest.current.draft?.clear();
  }, [forget]);
  return { asked, restored, drop, forget };
}
