import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { contactsOf } from '../../features/exhibitor/contact.api.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './bars.module.css';

/** Shown to somebody of a company who may not do everything for it: what, and whom of the company to ask for the rest. */
export function ContactBar() {
  const { t } = useTranslation();
  const session = useSession();
  const may = session?.user.contact?.may;
  const { data } = useQuery({ ...contactsOf(session?.id ?? 0), enabled: may === 'fill' || may === 'read' });
  if (!session || !may || may === 'everything') return null;
  const { user } = session;
  // The company's own account can always do everything.
  const others = (data ?? []).filter((contact) => contact.may === 'everything');
  const people = [user, ...others].map(({ name, email }) => (name ? `${name} (${email})` : email)).join(', ');
  const values = { company: user.company_name ?? user.email, people };
  return (
    <div className={styles.bar} data-tone="info" role="status">
      <UserRoundCheck size={18} aria-hidden />
      <p>{may === 'fill' ? t(($) => $.contact.fillsFor, values) : t(($) => $.contact.readsFor, values)}</p>
    </div>
  );
}
