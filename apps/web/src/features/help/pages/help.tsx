import { Button } from '@mantine/core';
import { htmlLanguages, type Language, languages } from '@rebblatt/contracts';
import { Download } from 'lucide-react';
import type { FileAddress } from '../../../lib/file-address.ts';
import { isOrganiser } from '../../../lib/screen.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useWaitingDownload } from '../../../ui/use-waiting-download.ts';
import { AskOrganiser } from '../../fair/ask-organiser.parts.ts';
import { handbookFile, manualFile } from '../manual.parts.ts';
import styles from './help.module.css';

/** The manuals, each as a card; organisers also get their own handbook, above those they send to exhibitors. */
export function Help() {
  const { t } = useTranslation();
  const role = useSession()?.role;
  return (
    <>
      <PageHeader title={t(($) => $.app.help)} />
      {role && !isOrganiser(role) && <AskOrganiser />}
      {role && isOrganiser(role) && (
        <div className={styles.cards}>
          {languages.map((language) => (
            <Card
              key={language}
              language={language}
              title={t(($) => $.help.handbook[language])}
              text={t(($) => $.help.handbookText)}
              file={handbookFile(language)}
              name={t(($) => $.help.handbookFile[language])}
            />
          ))}
        </div>
      )}
      <div className={styles.cards}>
        {languages.map((language) => (
          <Card
            key={language}
            language={language}
            title={t(($) => $.help.manual[language])}
            text={t(($) => $.help.manualText)}
            file={manualFile(language)}
            name={t(($) => $.help.fileName[language])}
          />
        ))}
      </div>
    </>
  );
}

type CardProps = { language: Language; title: string; text: string; file: FileAddress; name: string };

function Card({ language, title, text, file, name }: CardProps) {
  const { t } = useTranslation();
  const { save, waiting } = useWaitingDownload();
  const named = t(($) => $.help.languages[language]);
  return (
    <section className={styles.card}>
      <p className={styles.language} lang={htmlLanguages[language]}>
        {named}
      </p>
      <h2 lang={htmlLanguages[language]}>{title}</h2>
      <p>{text}</p>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        aria-label={t(($) => $.help.downloadNamed, { title, language: named })}
        loading={waiting}
        onClick={() => save(file, name)}
      >
        {t(($) => $.help.download)}
      </Button>
    </section>
  );
}
