import i18next from 'i18next';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { TranslationContext } from './use-translation.ts';

function subscribe(changed: () => void): () => void {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
}

/** Hears of another language once, for all that stands in it; its texts are loaded before it is shown, see `i18n.ts`. */
export function Translated({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribe, () => i18next.language);
  const value = useMemo(() => ({ t: i18next.getFixedT(language), i18n: i18next }), [language]);
  return <TranslationContext value={value}>{children}</TranslationContext>;
}
