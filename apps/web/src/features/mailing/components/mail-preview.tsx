import { ActionIcon } from '@mantine/core';
import type { MailingLetters, MailRecipients } from '@rebblatt/contracts';
import { letterTo } from '@rebblatt/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Letter } from '../../../ui/letter.tsx';
import styles from './mail-preview.module.css';

type Props = { recipients: MailRecipients['data']; catalog: string | null; from: string; replyTo: string };

/** The message as each recipient will see it, one at a time, while it is being written. */
export function MailPreview({ recipients, catalog, from, replyTo }: Props) {
  const { t } = useTranslation();
  const letters = useWatch() as MailingLetters;
  const [place, setPlace] = useState(0);
  const shown = recipients[Math.min(place, recipients.length - 1)];
  if (!shown) return null;
  const step = (by: number) => setPlace((place + by + recipients.length) % recipients.length);
  const letter = letterTo(
    shown,
    {
      ...letters,
      subject: letters.subject.trim() || t(($) => $.mailing.emptySubject),
      text: letters.text.trim() || t(($) => $.mailing.emptyMessage),
    },
    catalog,
  );
  return (
    <section className={styles.preview} aria-labelledby="mail-preview">
      <header className={styles.head}>
        <h2 id="mail-preview">{t(($) => $.mailing.preview, { name: shown.company_name })}</h2>
        {recipients.length > 1 && (
          <div className={styles.steps}>
            <Step label={t(($) => $.mailing.previousPreview)} onClick={() => step(-1)} icon={ChevronLeft} />
            <Step label={t(($) => $.mailing.nextPreview)} onClick={() => step(1)} icon={ChevronRight} />
          </div>
        )}
      </header>
      <Letter
        from={from}
        to={shown.email}
        replyTo={replyTo}
        subject={letter.subject}
        text={letter.text}
        language={shown.language}
      />
    </section>
  );
}

function Step({
  label,
  icon: Icon,
  onClick,
}: {
  label: string;
  icon: typeof ChevronLeft;
  onClick: () => void;
}) {
  return (
    <ActionIcon type="button" variant="default" size="lg" aria-label={label} title={label} onClick={onClick}>
      <Icon size={17} aria-hidden />
    </ActionIcon>
  );
}
