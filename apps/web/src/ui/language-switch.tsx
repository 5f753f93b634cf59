import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../lib/i18n.ts';
import styles from './language-switch.module.css';
import { notify } from './snackbar-store.ts';

/** Switches to the other language; labelled with its own name. */
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

/** Each language is written in itself, so these are not translated. */
const OWN_NAMES = { de: 'Deutsch', en: 'English' };
