import { Button, Group } from '@mantine/core';
import type { ExhibitorItem } from '@rebblatt/contracts';
import { KeyRound, LogOut, MailPlus, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formSheet } from '../../../form/form-layout.tsx';
import { useOpenNext } from '../../../form/use-open-next.ts';
import { formatDateTime } from '../../../lib/date.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useRemove } from '../../../reference/use-remove.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { reasonOf } from '../../mail/mail.rules.ts';
import { removeExhibitor } from '../exhibitor.api.ts';
import styles from './access.module.css';
import { AccountTag } from './account-tag.tsx';
import { ContactsButton } from './contacts-button.tsx';
import { InviteButton } from './invite-button.tsx';
import { useAccessActions } from './use-access-actions.ts';

/** An exhibitor's access, and the organiser's actions on it. */
export function Access({ item, list }: { item: ExhibitorItem; list: string }) {
  const { t } = useTranslation();
  const openNext = useOpenNext();
  const boss = useSession()?.role === 'SUPER_ADMIN';
  const { mailLink, signOutEverywhere } = useAccessActions(item);
  const remove = useRemove(removeExhibitor, (exhibitor: ExhibitorItem) => exhibitor.company_name);
  const invited = item.account === 'invited';
  const last = formatDateTime(item.last_sign_in);
  return (
    <section className={`${formSheet} ${styles.access}`} aria-labelledby="access">
      <h2 id="access">{t(($) => $.exhibitor.access)}</h2>
      <p>
        <AccountTag item={item} />{' '}
        {last ? t(($) => $.exhibitor.lastSignInAt, { at: last }) : t(($) => $.exhibitor.neverSignedIn)}
      </p>
      {item.bounce && (
        <Notice tone="danger">
          {t(($) => $.exhibitor.bounce, { email: item.email, error: reasonOf(t, item.bounce) ?? '' })}
        </Notice>
      )}
      <Group gap="xs">
        {invited ? (
          <InviteButton ids={[item.id]} again={item.invitation !== null} />
        ) : (
          <Button variant="default" leftSection={<MailPlus size={16} aria-hidden />} onClick={mailLink}>
            {t(($) => $.exhibitor.mailLink)}
          </Button>
        )}
        <ContactsButton exhibitorId={item.id} />
        {boss && !invited && (
          <Button
            component={Link}
            to={`${list}/password-reset/${item.id}`}
            variant="default"
            leftSection={<KeyRound size={16} aria-hidden />}
          >
            {t(($) => $.exhibitor.passwordReset)}
          </Button>
        )}
        {!invited && (
          <Button
            variant="default"
            leftSection={<LogOut size={16} aria-hidden />}
            onClick={signOutEverywhere}
          >
            {t(($) => $.exhibitor.endSessions)}
          </Button>
        )}
        <Button
          variant="default"
          c="var(--danger)"
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => void remove(item).then((gone) => gone && openNext(list))}
        >
          {t(($) => $.exhibitor.remove)}
        </Button>
      </Group>
    </section>
  );
}
