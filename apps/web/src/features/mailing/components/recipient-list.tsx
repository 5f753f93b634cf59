import { Button, Checkbox, TextInput } from '@mantine/core';
import type { MailRecipients } from '@rebblatt/contracts';
import { containsWords } from '@rebblatt/contracts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { MeantAmong } from '../../../table/meant-among.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import styles from './recipient-list.module.css';

type Props = {
  known: MailRecipients;
  /** The removed recipients. */
  without: ReadonlySet<number>;
  /** How many were chosen before who cannot be written to. */
  leftOut: number;
  onChange: (without: ReadonlySet<number>) => void;
};

/** The recipients of a message, with name and address; each can be removed. */
export function RecipientList({ known, without, leftOut, onChange }: Props) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState('');
  const { data, without_account } = known;
  const shown = data.filter(({ company_name, email }) => containsWords(`${company_name} ${email}`, wanted));
  const toggle = (id: number) => {
    const next = new Set(without);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <section className={styles.list} aria-labelledby="mail-recipients">
      <header className={styles.head}>
        <h2 id="mail-recipients">{t(($) => $.mailing.recipients)}</h2>
        <span>{t(($) => $.mailing.chosen, { count: data.length - without.size, total: data.length })}</span>
      </header>
      {data.length === 0 ? (
        <Notice tone="info">{t(($) => $.mailing.nobody)}</Notice>
      ) : (
        <>
          <div className={styles.tools}>
            <TextInput
              className={styles.search}
              aria-label={t(($) => $.mailing.find)}
              placeholder={t(($) => $.mailing.find)}
              leftSection={<Search size={16} aria-hidden />}
              value={wanted}
              onChange={(event) => setWanted(event.currentTarget.value)}
              // Enter must not send the message.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <Button type="button" variant="default" onClick={() => onChange(new Set())}>
              {t(($) => $.mailing.all)}
            </Button>
            <Button
              type="button"
              variant="default"
              onClick={() => onChange(new Set(data.map(({ id }) => id)))}
            >
              {t(($) => $.mailing.none)}
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by the keyboard */}
          <ul className={styles.rows} tabIndex={0} aria-labelledby="mail-recipients">
            {shown.map(({ id, company_name, email }) => (
              <li key={id}>
                <Checkbox
                  checked={!without.has(id)}
                  onChange={() => toggle(id)}
                  label={company_name}
                  description={email}
                />
              </li>
            ))}
            {shown.length === 0 && (
              <li>
                {t(($) => $.mailing.noMatch)}{' '}
                <MeantAmong
                  names={data.map(({ company_name }) => company_name)}
                  typed={wanted}
                  onChoose={setWanted}
                />
              </li>
            )}
          </ul>
        </>
      )}
      {leftOut > 0 && <Notice tone="wait">{t(($) => $.mailing.leftOut, { count: leftOut })}</Notice>}
      {without_account > 0 && (
        <p className={styles.note}>{t(($) => $.mailing.withoutAccount, { count: without_account })}</p>
      )}
    </section>
  );
}
