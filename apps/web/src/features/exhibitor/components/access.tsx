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
import { removeExhibitor } from '../exhibitor.api.ts';
import styles from './access.module.css';
import { AccountTag } from './account-tag.tsx';
import { useAccessDeeds } from './use-access-deeds.ts';

/** An exhibitor's access, and the organiser's actions on it. */
export function Access({ item, list }: { item: ExhibitorItem; list: string }) {
  const { t } = useTranslation();
  const openNext = useOpenNext();
  const boss = useSession()?.role === 'SUPER_ADMIN';
  const { mailLink, signOutEverywhere } = useAccessDeeds(item);
  const remove = useRemove(removeExhibitor, (exhibitor: ExhibitorItem) => exhibitor.company_name);
  const last = formatDateTime(item.last_sign_in);
  return (
    <section className={`${formSheet} ${styles.access}`} aria-labelledby="access">
      <h2 id="access">{t(($) => $.exhibitor.access)}</h2>
      <p>
        <AccountTag state={item.account} />{' '}
        {last ? t(($) => $.exhibitor.lastSignInAt, { at: last }) : t(($) => $.exhibitor.neverSignedIn)}
      </p>
      <Group gap="xs">
        <Button variant="default" leftSection={<MailPlus size={16} aria-hidden />} onClick={mailLink}>
          {t(($) => $.exhibitor.mailLink)}
        </Button>
        {boss && (
          <Button
            component={Link}
            to={`${list}/password-reset/${item.id}`}
            variant="default"
            leftSection={<KeyRound size={16} aria-hidden />}
          >
            {t(($) => $.exhibitor.passwordReset)}
          </Button>
        )}
        <Button variant="default" leftSection={<LogOut size={16} aria-hidden />} onClick={signOutEverywhere}>
          {t(($) => $.exhibitor.endSessions)}
        </Button>
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
