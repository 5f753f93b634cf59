import type { DesignerPage as Shown } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { showLanguage } from '../../../lib/i18n.ts';
import { chosenLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useScreenTitle } from '../../../ui/document-title.ts';
import { LinkNote, LinkPage, LinkPart, LinkSheet } from '../../../ui/link-page.tsx';
import { AskOrganiser } from '../../fair/ask-organiser.parts.ts';
import { FairLogo } from '../../fair/fair-logo.parts.ts';
import { BetterFile } from '../components/better-file.tsx';
import { CurrentFile } from '../components/current-file.tsx';
import { Requirements } from '../components/requirements.tsx';
import { designerPage } from '../designer.api.ts';
import styles from './designer-page.module.css';

/** All that a designer needs for one advertisement, without an account: requirements, file, report, upload. */
export function DesignerPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const query = useQuery(designerPage(token));
  const { data } = query;
  useScreenTitle(t(($) => $.designerLink.screen));
  useLanguageOf(data);
  return (
    <LinkPage
      query={query}
      goneText={t(($) => $.designerLink.goneText)}
      goneContact={<AskOrganiser />}
      mark={<FairLogo />}
    >
      {data && <Advertisement shown={data} token={token} />}
    </LinkPage>
  );
}

/** Speaks the language of the link, unless another was chosen in this browser. */
function useLanguageOf(shown: Shown | undefined) {
  const { i18n } = useTranslation();
  const language = shown?.language;
  useEffect(() => {
    // Texts that cannot be fetched leave the page as it is.
    if (language && language !== i18n.language && !chosenLanguage())
      showLanguage(language).catch(() => undefined);
  }, [language, i18n]);
}

function Advertisement({ shown, token }: { shown: Shown; token: string }) {
  const { t } = useTranslation();
  const { exhibitor, catalog, note } = shown;
  return (
    <LinkSheet
      title={t(($) => $.designerLink.heading, { exhibitor })}
      subtitle={t(($) => $.designerLink.catalog, { catalog })}
    >
      {note !== null && (
        <LinkPart className={styles.part} title={t(($) => $.designerLink.noteTitle, { exhibitor })}>
          <LinkNote>{note}</LinkNote>
        </LinkPart>
      )}
      <LinkPart className={styles.part} title={t(($) => $.designerLink.wanted)}>
        <Requirements shown={shown} />
      </LinkPart>
      <LinkPart className={styles.part} title={t(($) => $.designerLink.current)}>
        <CurrentFile file={shown.file} token={token} closed={shown.closed !== null} />
      </LinkPart>
      <LinkPart
        className={styles.part}
        title={t(($) => (shown.file ? $.designerLink.upload : $.designerLink.uploadFirst))}
      >
        <BetterFile shown={shown} token={token} />
      </LinkPart>
    </LinkSheet>
  );
}
