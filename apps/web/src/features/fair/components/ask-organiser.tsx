import { type Fair, hoursIn } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { Language } from '../../../lib/language.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isOrganiser } from '../../../lib/screen.ts';
import { useSession } from '../../../lib/session.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fairOptions } from '../fair.api.ts';
import styles from './ask-organiser.module.css';

const digits = (phone: string) => phone.replace(/[^+\d]/g, '');

/** The ways to the organiser, as far as they are filled in. */
function waysOf(fair: Fair, language: Language) {
  const { contact_name, phone, email } = fair;
  const hours = hoursIn(language, fair);
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

/** How many places of the screen have the contact. */
const places = createStore(0);

/**
 * Whom to ask, wherever a screen ends or sends people to the organiser: name, telephone, mail and hours. Nothing until they
 * are known, nothing when nobody has filled them in, and nothing for the organiser.
 * @param spare gives way while another place of the screen has it: there the reader needs it
 */
export function AskOrganiser({ spare = false }: { spare?: boolean }) {
  const { t, i18n } = useTranslation();
  const role = useSession()?.role;
  // The logged-out screens have no provider.
  const { data } = useQuery(fairOptions(), queryClient);
  const ways = data && !(role && isOrganiser(role)) ? waysOf(data, i18n.language as Language) : [];
  const taken = useStore(places) > 0;
  const takes = !spare && ways.length > 0;
  useLayoutEffect(() => {
    if (!takes) return;
    places.set((count) => count + 1);
    return () => places.set((count) => count - 1);
  }, [takes]);
  if (ways.length === 0 || (spare && taken)) return null;
  return (
    <address className={styles.contact}>
      <span>{t(($) => $.ui.organiser)}</span>
      {ways}
    </address>
  );
}
