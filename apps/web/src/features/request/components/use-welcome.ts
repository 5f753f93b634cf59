import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../ui/confirm-store.ts';

/** The catalogues whose welcome this window has shown. */
const welcomed = new Set<string>();

/** Greets who has not ordered yet, once a window: what a request is and what comes of it. */
export function useWelcome(wanted: boolean, { person, catalog }: { person: number; catalog: string }): void {
  const { t } = useTranslation();
  useEffect(() => {
    const key = `${person} ${catalog}`;
    if (!wanted || welcomed.has(key)) return;
    welcomed.add(key);
    void confirm({
      title: t(($) => $.request.welcome.title, { name: catalog }),
      text: t(($) => $.request.welcome.text, { name: catalog }),
      confirm: t(($) => $.request.welcome.start),
      told: true,
    });
  }, [wanted, person, catalog, t]);
}
