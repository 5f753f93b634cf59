import { useDisclosure } from '@mantine/hooks';
import { useEffect, useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { selectNumbersOnClick } from '../../lib/select-numbers.ts';
import { useSession } from '../../lib/session.ts';
import { useMobile } from '../../lib/use-media.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { laterView } from '../../ui/later-view.tsx';
import { ScreenTrail } from '../../ui/screen-trail.ts';
import { ContactBar, LoginAsBar } from '../lazy-parts.ts';
import { Palette } from '../palette/palette.tsx';
import { screensAbove } from '../screens.ts';
import { useSessionWatch } from '../use-session-watch.ts';
import { BackToTop } from './back-to-top.tsx';
import { Brand } from './brand.tsx';
import { CatalogBanner } from './catalog-banner.tsx';
import { Footer } from './footer.tsx';
import { UpdatePrompt } from './later-update-prompt.tsx';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { SkipLinks } from './skip-links.tsx';
import { TopBar } from './top-bar.tsx';
import { useAside } from './use-aside.ts';

const MobileMenu = laterView(() => import('./mobile-menu.tsx').then((module) => module.MobileMenu), {
  wanted: ({ opened }) => opened,
  close: ({ onClose }) => onClose(),
});

/** The frame of the signed-in area: menu, top bar, banner, the screen, footer. */
export function Shell() {
  const { t } = useTranslation();
  const mobile = useMobile();
  const aside = useAside();
  const [drawer, menu] = useDisclosure();
  const { pathname } = useLocation();
  const session = useSession();
  const role = session?.role;
  const main = useFocusOnNavigation(pathname);
  const trail = useMemo(
    () =>
      screensAbove(pathname)
        .filter(({ screen }) => role !== undefined && screen.roles.includes(role))
        .map(({ screen, path }) => ({ label: t(screen.title), to: path })),
    [pathname, role, t],
  );
  useSessionWatch();
  useEffect(selectNumbersOnClick, []);

  return (
    <div className={styles.shell} data-mobile={mobile || undefined}>
      <SkipLinks />
      {!mobile && (
        <div className={styles.aside} data-collapsed={aside.collapsed || undefined}>
          <Brand collapsed={aside.collapsed} onToggle={aside.toggle} />
          <SideMenu collapsed={aside.collapsed} />
        </div>
      )}
      {mobile && <MobileMenu opened={drawer} onClose={menu.close} />}
      <div className={styles.column}>
        <TopBar onOpenMenu={mobile ? menu.open : undefined} />
        {session?.administrator && <LoginAsBar />}
        {session?.user.contact && <ContactBar />}
        <CatalogBanner />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <ScreenTrail.Provider value={trail}>
            <Outlet />
          </ScreenTrail.Provider>
        </main>
        <Footer />
      </div>
      <BackToTop />
      <Palette />
      <UpdatePrompt />
    </div>
  );
}

/** After a change of screen the next Tab starts in it; not for the first screen or a focused field. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
