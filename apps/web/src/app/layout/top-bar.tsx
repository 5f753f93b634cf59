import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { LogOut, Menu as MenuIcon, Moon, Search, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { signOut } from '../../features/session/session.api.ts';
import { UploadBell } from '../../features/upload-status/components/upload-bell.tsx';
import { mayEndSession } from '../../form/leave-guard.ts';
import { HEADER_DETACHES_AT_PX } from '../../lib/layout-sizes.ts';
import { nameOf, useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { openPalette } from '../palette/palette-store.ts';
import { version } from '../version.ts';
import { HelpButton } from './help-button.tsx';
import { LanguageButton } from './language-button.tsx';
import { ToolButton } from './tool-button.tsx';
import styles from './top-bar.module.css';
import { useOwnChannel } from './use-own-channel.ts';

/** The bar above every screen: account, version, search, language, theme, uploads, sign out. */
export function TopBar({ onOpenMenu }: { onOpenMenu?: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const detached = useDetached();
  useOwnChannel();
  const leave = async () => (await mayEndSession(t)) && signOut();
  const name = session ? nameOf(session.user) : '';
  return (
    <header className={styles.bar} data-detached={detached || undefined}>
      {onOpenMenu && (
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--ink)"
          size="lg"
          aria-label={t(($) => $.app.menu.open)}
          title={t(($) => $.app.menu.open)}
          onClick={onOpenMenu}
        >
          <MenuIcon size={20} aria-hidden />
        </ActionIcon>
      )}
      <p className={styles.welcome}>{t(($) => $.app.welcome, { name })}</p>
      <p className={styles.version}>{t(($) => $.app.version, { version })}</p>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.search}
          onClick={openPalette}
          aria-label={t(($) => $.app.topBar.search)}
          aria-keyshortcuts="Control+K"
        >
          <Search size={16} aria-hidden />
          <span>{t(($) => $.app.topBar.search)}</span>
          <kbd className={styles.kbd}>{t(($) => $.app.topBar.searchShortcut)}</kbd>
        </button>
        <HelpButton />
        <LanguageButton />
        <DarknessButton />
        <UploadBell />
        <ToolButton label={t(($) => $.app.topBar.logout)} icon={LogOut} onClick={() => void leave()} />
      </div>
    </header>
  );
}

function DarknessButton() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return (
    <ToolButton
      label={dark ? t(($) => $.app.topBar.toLight) : t(($) => $.app.topBar.toDark)}
      icon={dark ? Sun : Moon}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    />
  );
}

/** Whether the page is scrolled below the bar. */
function useDetached(): boolean {
  const [detached, setDetached] = useState(false);
  useEffect(() => {
    const follow = () => setDetached(scrollY > HEADER_DETACHES_AT_PX);
    follow();
    addEventListener('scroll', follow);
    return () => removeEventListener('scroll', follow);
  }, []);
  return detached;
}
