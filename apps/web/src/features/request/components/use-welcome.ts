import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm, type OpenQuestion, questionStore } from '../../../ui/confirm-store.ts';
import { keepFocus } from '../../../ui/focus-kept.ts';

/** The users and catalogues for which this window has shown the welcome. */
const welcomed = new Set<string>();

/**
 * Welcomes an exhibitor without a request, once per window, and explains what a request is. It closes by itself when a
 * request was sent elsewhere. Nothing opened it that could have the focus back; the title gets it.
 */
export function useWelcome(wanted: boolean, { person, catalog }: { person: number; catalog: string }): void {
  const { t } = useTranslation();
  const shown = useRef<OpenQuestion>(null);
  useEffect(() => {
    if (!wanted && shown.current && questionStore.get() === shown.current) shown.current.answer(false);
    const key = `${person} ${catalog}`;
    if (!wanted || welcomed.has(key)) return;
    welcomed.add(key);
    void confirm({
      title: t(($) => $.request.welcome.title, { name: catalog }),
      text: t(($) => $.request.welcome.text, { name: catalog }),
      confirm: t(($) => $.request.welcome.start),
      noChoice: true,
    }).then(keepFocus);
    shown.current = questionStore.get();
  }, [wanted, person, catalog, t]);
}
