import { Button } from '@mantine/core';
import type { RemindPreview, RemindPreviewForm } from '@rebblatt/contracts';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Letter } from '../../../ui/letter.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { previewReminder } from '../reminder.api.ts';
import styles from './reminder-sheet.module.css';

type Props = {
  /** What one of the chosen exhibitors would be reminded of. */
  form: RemindPreviewForm;
  company: string;
};

/** One of the mails, to be looked at before any is sent; another choice or other words take it away again. */
export function OneMail({ form, company }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ of: string; mail: RemindPreview }>();
  const [busy, setBusy] = useState(false);
  const of = JSON.stringify(form);
  const mail = shown?.of === of ? shown.mail : undefined;

  async function show() {
    setBusy(true);
    try {
      setShown({ of, mail: await previewReminder(form) });
    } catch (error) {
      notify('danger', errorText(t, error));
    }
    setBusy(false);
  }

  if (!mail)
    return (
      <div>
        <Button variant="default" loading={busy} onClick={() => void show()}>
          {t(($) => $.reminder.look)}
        </Button>
      </div>
    );
  const title = t(($) => $.reminder.read, { company });
  return (
    <section className={styles.mail} aria-label={title}>
      <h2>{title}</h2>
      <Letter to={mail.recipient} subject={mail.subject} text={mail.text} language={mail.language} />
    </section>
  );
}
