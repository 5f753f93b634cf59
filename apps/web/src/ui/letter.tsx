import { htmlLanguages, type Language } from '@rebblatt/contracts';
import { useTranslation } from '../lib/use-translation.ts';
import { inPlaces } from './in-places.ts';
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
        {inPlaces(text.split(/\n{2,}/), (paragraph) => (
          <p>
            <Linked text={paragraph} />
          </p>
        ))}
      </div>
    </article>
  );
}

function Linked({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return inPlaces(parts, (part, index) => (index % 2 === 1 ? <span>{part}</span> : part));
}
