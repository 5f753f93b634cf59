import type { Participation } from '@rebblatt/contracts';
import { formatDateTime } from '../../../../lib/date.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { StatusTag } from '../../../../ui/status-tag.tsx';
import styles from './participation.module.css';
import { Section } from './section.tsx';

/** Who the exhibitor is, how to reach them, and when they were last here. */
export function Contact({ exhibitor, gaps }: { exhibitor: Participation['exhibitor']; gaps: string[] }) {
  const { t } = useTranslation();
  const { name, email, phone, city, active, signed_in_at: at } = exhibitor;
  return (
    <Section title={t(($) => $.standing.participation.contact)}>
      <p>{[name, city].filter(Boolean).join(', ')}</p>
      <ul className={styles.lines}>
        <li>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
      </ul>
      {active === 0 && <StatusTag tone="danger">{t(($) => $.standing.participation.closed)}</StatusTag>}
      <p>
        {at
          ? t(($) => $.exhibitor.lastSignInAt, { at: formatDateTime(at) })
          : t(($) => $.exhibitor.neverSignedIn)}
      </p>
      {gaps.length > 0 && <p>{t(($) => $.evening.profile, { what: gaps.join(', ') })}</p>}
    </Section>
  );
}
