import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TranslationContext } from './use-translation.ts';

/**
 * Hears of another language once, for all that stands in it. The hook of react-i18next copies the instance and subscribes
 * twice wherever it is called, which in every component was a tenth of the work of opening a list.
 */
export function Translated({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const value = useMemo(() => ({ t, i18n }), [t, i18n]);
  return <TranslationContext value={value}>{children}</TranslationContext>;
}
