import { Button } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { maintenanceStore } from '../lib/maintenance.ts';
import { serverAnswers } from '../lib/server-answers.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useCoverTitle } from '../ui/document-title.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './maintenance.module.css';

/**
 * How often the screen checks whether the server is back; after a failure of the database it takes seconds.
 */
const ASKS_AGAIN_MS = 5000;

/** Shown while the server answers 503; closes automatically when it answers again. */
export function Maintenance() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useCoverTitle(t(($) => $.app.maintenance.title));

  const look = useCallback(async () => {
    if (!(await serverAnswers())) return;
    maintenanceStore.set(false);
    if (pathname === '/maintenance-mode') void navigate('/', { replace: true });
  }, [navigate, pathname]);

  // Somebody who opens this address while nothing is wrong has no reason to wait here.
  useEffect(() => {
    if (pathname === '/maintenance-mode') void look();
  }, [pathname, look]);

  useEffect(() => {
    const timer = setInterval(() => void look(), ASKS_AGAIN_MS);
    return () => clearInterval(timer);
  }, [look]);

  // Dialogs are rendered outside of the root that is covered, so they are hidden separately.
  useEffect(() => {
    document.body.classList.add(styles.covered ?? '');
    return () => document.body.classList.remove(styles.covered ?? '');
  }, []);
  return (
    <main className={styles.page}>
      <p className={styles.code}>{t(($) => $.app.maintenance.code)}</p>
      <EmptyState
        alone
        title={t(($) => $.app.maintenance.title)}
        text={t(($) => $.app.maintenance.text)}
        action={
          <Button variant="default" onClick={() => void look()}>
            {t(($) => $.app.maintenance.retry)}
          </Button>
        }
      />
    </main>
  );
}
