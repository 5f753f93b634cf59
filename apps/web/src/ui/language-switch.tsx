import { htmlLanguages } from '@rebblatt/contracts';
import { switchLanguage } from '../lib/i18n.ts';
import { languageNames, languages } from '../lib/language.ts';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './language-switch.module.css';
import { notify } from './snackbar-store.ts';

/** Switches to one of the other languages; each is labelled with its own name. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.row}>
      {languages
        .filter((language) => language !== i18n.language)
        .map((language) => (
          <button
            key={language}
            type="button"
            className={styles.switch}
            lang={htmlLanguages[language]}
            onClick={() =>
              void switchLanguage(language).catch(() =>
                notify(
                  'danger',
                  t(($) => $.app.networkError),
                ),
              )
            }
          >
            {languageNames[language]}
          </button>
        ))}
    </div>
  );
}
