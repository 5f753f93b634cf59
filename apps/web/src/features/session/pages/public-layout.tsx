import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { endStore } from '../../../lib/session.ts';
import { useStore } from '../../../lib/store.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { closeMessage, notify } from '../../../ui/snackbar-store.ts';
import { FairLogo } from '../../fair/fair-logo.parts.ts';
import styles from '../components/public-layout.module.css';
import { SheetOutline } from '../components/sheet-outline.tsx';

/** The logged-out area: the sheet on the left, the form on the right. */
export function PublicLayout() {
  const { t } = useTranslation();
  const end = useStore(endStore);
  useEffect(() => {
    if (end && end !== 'logout')
      notify(
        'info',
        t(($) => $.session[end]),
      );
  }, [end, t]);
  // Messages of this area are closed when the user leaves it.
  useEffect(() => closeMessage, []);
  return (
    <div className={styles.split}>
      <SheetOutline />
      <div className={styles.side}>
        <header className={styles.head}>
          <span className={styles.brand}>
            <Logo size={30} />
            {t(($) => $.app.name)}
          </span>
          <FairLogo />
          <LanguageSwitch />
        </header>
        <main className={styles.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
