import { Drawer } from '@mantine/core';
import { nameOf, useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.tsx';

/** The side menu as a drawer, below 1024 px; the top bar of a telephone has no room for the name, so it is here. */
export function MobileMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={280}
      title={t(($) => $.app.menu.label)}
      classNames={{ content: styles.drawer, header: styles.drawer, body: styles.drawerBody }}
      closeButtonProps={{ 'aria-label': t(($) => $.app.menu.close), c: 'inherit' }}
    >
      {session && <p className={styles.drawerName}>{nameOf(session.user)}</p>}
      <SideMenu onNavigate={onClose} />
    </Drawer>
  );
}
