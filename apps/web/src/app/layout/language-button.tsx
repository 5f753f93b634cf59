import { htmlLanguages } from '@rebblatt/contracts';
import { Check, Languages } from 'lucide-react';
import { checkSession } from '../../features/session/session.api.ts';
import { switchLanguage } from '../../lib/i18n.ts';
import { type Language, languageNames, languages } from '../../lib/language.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { notify } from '../../ui/snackbar-store.ts';
import { ToolButton } from './tool-button.tsx';

const ICON_PX = 16;

/** The menu of languages; the chosen one also becomes that of mails to the account. */
export function LanguageButton() {
  const { t, i18n } = useTranslation();
  const choose = (language: Language) =>
    void switchLanguage(language).then(
      () => checkSession(language),
      () =>
        notify(
          'danger',
          t(($) => $.app.networkError),
        ),
    );
  return (
    <MenuButton
      button={<ToolButton label={t(($) => $.app.topBar.language)} icon={Languages} />}
      entries={languages.map((language) => ({
        label: languageNames[language],
        lang: htmlLanguages[language],
        icon:
          language === i18n.language ? (
            <Check size={ICON_PX} aria-hidden />
          ) : (
            <span style={{ width: ICON_PX }} />
          ),
        onClick: () => choose(language),
      }))}
    />
  );
}
