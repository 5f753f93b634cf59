import type { Participation } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../../lib/date.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import styles from './participation.module.css';
import { Section } from './section.tsx';

/** The newest mails to the exhibitor, with the way to all of them. */
export function Mails({ exhibitor, mails }: Pick<Participation, 'exhibitor' | 'mails'>) {
  const { t } = useTranslation();
  const columnFilters = JSON.stringify({ recipient: exhibitor.email });
  return (
    <Section title={t(($) => $.mail.title)} wide>
      {mails.length === 0 ? (
        <p>{t(($) => $.standing.participation.noMails)}</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {mails.map(({ id, subject, state, created_at }) => (
              <li key={id}>
                <span>{formatDateTime(created_at)}</span>
                {subject}
                {state !== 'sent' && <em>{t(($) => $.mail.states[state])}</em>}
              </li>
            ))}
          </ul>
          <p>
            <Link to={{ pathname: '/mail', search: new URLSearchParams({ columnFilters }).toString() }}>
              {t(($) => $.standing.participation.allMails)}
            </Link>
          </p>
        </>
      )}
    </Section>
  );
}
