import { Button } from '@mantine/core';
import { UserRoundCog } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { returnToOwnAccount } from '../../features/session/session.api.ts';
import { mayEndSession } from '../../form/leave-guard.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './bars.module.css';

/** Shown while an administrator works on an exhibitor's behalf: for whom, and the button to return. */
export function LoginAsBar() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  if (!session?.administrator) return null;
  const name = session.user.company_name ?? session.user.email;

  async function back() {
    if (!(await mayEndSession(t))) return;
    const leftAt = await returnToOwnAccount();
    await navigate(leftAt, { replace: true });
  }

  return (
    <div className={styles.bar} data-tone="info" role="status">
      <UserRoundCog size={18} aria-hidden />
      <p>{t(($) => $.app.loginAs.text, { name })}</p>
      <Button size="compact-sm" variant="default" onClick={() => void back()}>
        {t(($) => $.app.loginAs.back)}
      </Button>
    </div>
  );
}
