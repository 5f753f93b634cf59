import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../lib/i18n.ts';
import styles from './language-switch.module.css';
import { notify } from './snackbar-store.ts';

/** The other language, by its own name. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const other = i18n.language === 'de' ? ('en' as const) : ('de' as const);
  return (
    <button
      type="button"
      className={styles.switch}
      lang={other}
      onClick={() =>
        void switchLanguage(other).catch(() =>
          notify(
            'danger',
            t(($) => $.app.networkError),
          ),
        )
      }
    >
      {OWN_NAMES[other]}
    </button>
  );
}

/** A language is offered in itself, so this is no text to translate. */
const OWN_NAMES = { de: 'Deutsch', en: 'English' };
