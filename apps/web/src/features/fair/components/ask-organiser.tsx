import type { Fair } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fairOptions } from '../fair.api.ts';
import styles from './ask-organiser.module.css';

const digits = (phone: string) => phone.replace(/[^+\d]/g, '');

/** The ways to the organiser, as far as they are filled in. */
function waysOf({ contact_name, phone, email, hours }: Fair) {
  return [
    contact_name && <span key="name">{contact_name}</span>,
    phone && (
      <a key="phone" href={`tel:${digits(phone)}`}>
        {phone}
      </a>
    ),
    email && (
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>
    ),
    hours && <span key="hours">{hours}</span>,
  ].filter(Boolean);
}

/**
 * Whom to ask, wherever a screen ends or sends people to the organiser: name, telephone, mail and hours. Nothing until they
 * are known, and nothing when nobody has filled them in.
 */
export function AskOrganiser() {
  const { t } = useTranslation();
  // The logged-out screens have no provider.
  const { data } = useQuery(fairOptions(), queryClient);
  const ways = data ? waysOf(data) : [];
  if (ways.length === 0) return null;
  return (
    <address className={styles.contact}>
      <span>{t(($) => $.ui.organiser)}</span>
      {ways}
    </address>
  );
}
