import type { DesignerPage as Shown } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { errorText, statusOf } from '../../../lib/error-text.ts';
import { switchLanguage } from '../../../lib/i18n.ts';
import { chosenLanguage } from '../../../lib/language.ts';
import { CropMarks } from '../../../ui/crop-marks.tsx';
import { useScreenTitle } from '../../../ui/document-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { BetterFile } from '../components/better-file.tsx';
import { CurrentFile } from '../components/current-file.tsx';
import { Requirements } from '../components/requirements.tsx';
import { designerPage } from '../designer.api.ts';
import styles from './designer-page.module.css';

/** All that a designer needs for one advertisement, without an account: requirements, file, report, upload. */
export function DesignerPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { data, error, isPending } = useQuery(designerPage(token));
  useScreenTitle(t(($) => $.designerLink.screen));
  useLanguageOf(data);
  const gone = error !== null && statusOf(error) === 404;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <span className={styles.brand}>
          <Logo size={28} />
          {t(($) => $.app.name)}
        </span>
        <LanguageSwitch />
      </header>
      {isPending && <Loading />}
      {error && !gone && <ErrorState error={error} alone />}
      {gone && <EmptyState title={errorText(t, error)} text={t(($) => $.designerLink.goneText)} alone />}
      {data && !gone && <Advertisement shown={data} token={token} />}
    </main>
  );
}

/** Speaks the language of the link, unless another was chosen in this browser. */
function useLanguageOf(shown: Shown | undefined) {
  const { i18n } = useTranslation();
  const language = shown?.language;
  useEffect(() => {
    // Texts that cannot be fetched leave the page as it is.
    if (language && language !== i18n.language && !chosenLanguage())
      switchLanguage(language).catch(() => undefined);
  }, [language, i18n]);
}

function Advertisement({ shown, token }: { shown: Shown; token: string }) {
  const { t } = useTranslation();
  const { exhibitor, catalog, note } = shown;
  return (
    <article className={styles.sheet}>
      <CropMarks />
      <h1>{t(($) => $.designerLink.heading, { exhibitor })}</h1>
      <p className={styles.catalog}>{t(($) => $.designerLink.catalog, { catalog })}</p>
      {note !== null && (
        <Part title={t(($) => $.designerLink.noteTitle, { exhibitor })}>
          <p className={styles.note}>{note}</p>
        </Part>
      )}
      <Part title={t(($) => $.designerLink.wanted)}>
        <Requirements shown={shown} />
      </Part>
      <Part title={t(($) => $.designerLink.current)}>
        <CurrentFile file={shown.file} token={token} />
      </Part>
      <Part title={t(($) => $.designerLink.upload)}>
        <BetterFile shown={shown} token={token} />
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
