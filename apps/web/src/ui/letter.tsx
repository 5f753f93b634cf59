import { htmlLanguages, type Language } from '@rebblatt/contracts';
import { Fragment } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './letter.module.css';

type Props = {
  to: string;
  from?: string | undefined;
  replyTo?: string | null | undefined;
  subject: string;
  text: string;
  language: Language;
};

/** An e-mail as its recipient sees it. Its links cannot be clicked: they are for the recipient's session. */
export function Letter({ to, from, replyTo, subject, text, language }: Props) {
  const { t } = useTranslation();
  return (
    <article className={styles.letter}>
      <dl className={styles.head}>
        {from && (
          <>
            <dt>{t(($) => $.mail.from)}</dt>
            <dd>{from}</dd>
          </>
        )}
        <dt>{t(($) => $.mail.to)}</dt>
        <dd>{to}</dd>
        {replyTo && (
          <>
            <dt>{t(($) => $.mail.replyTo)}</dt>
            <dd>{replyTo}</dd>
          </>
        )}
        <dt>{t(($) => $.mail.subject)}</dt>
        <dd className={styles.subject} lang={htmlLanguages[language]}>
          {subject}
        </dd>
      </dl>
      <div className={styles.text} lang={htmlLanguages[language]}>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
          <p key={index}>
            <Linked text={paragraph} />
          </p>
        ))}
      </div>
    </article>
  );
}

function Linked({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index}>{part}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
