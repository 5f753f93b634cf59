import { useQuery } from '@tanstack/react-query';
import { NavLink, useLocation } from 'react-router-dom';
import { lastActiveCatalog } from '../../features/catalog/catalog.api.ts';
import { useEndedRequest } from '../../features/request/ended-request.parts.ts';
import { isOrganiser } from '../../lib/screen.ts';
import { useCatalogState, useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { screens } from '../screens.ts';
import { type MenuSection, menuSections } from './menu-entries.ts';
import styles from './side-menu.module.css';

type Props = { collapsed?: boolean; onNavigate?: () => void };

/** The entries of the side menu by group; folded, a short word stands below each icon. */
export function SideMenu({ collapsed = false, onNavigate }: Props) {
  const { t } = useTranslation();
  const session = useSession();
  const catalog = useCatalogState();
  const { pathname } = useLocation();
  const ended = useQuery({
    ...lastActiveCatalog(),
    enabled: session !== null && isOrganiser(session.role) && catalog?.active_catalog === null,
  });
  const { request } = useEndedRequest();
  if (session === null) return null;
  const sections = menuSections(screens, {
    role: session.role,
    hasActiveCatalog: Boolean(catalog?.active_catalog),
    hasActiveAccount: session.user.active === 1,
    settingUp: catalog?.setting_up,
    endedCatalog: isOrganiser(session.role) ? ended.data?.id : request?.catalog_id,
  });
  const current = currentEntry(
    pathname,
    sections.flatMap((section) => section.entries.map((entry) => entry.path)),
  );
  return (
    <nav
      className={styles.menu}
      aria-label={t(($) => $.app.menu.label)}
      data-collapsed={collapsed || undefined}
    >
      {sections.map(({ group, entries }) => (
        <section key={group}>
          <h2 className={styles.group}>{t(($) => $.app.menu.groups[group])}</h2>
          <ul className={styles.list}>
            {entries
              .filter(shownAt(pathname))
              .map(({ path, title, menu: { icon: Icon, note: Note, under, short } }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    className={styles.entry}
                    aria-current={path === current ? 'page' : undefined}
                    data-current={path === current || undefined}
                    data-under={under}
                    onClick={onNavigate}
                  >
                    <Icon size={18} strokeWidth={1.75} aria-hidden />
                    {collapsed && short && (
                      <span className={styles.short} aria-hidden>
                        {t(short)}
                      </span>
                    )}
                    <span
                      className={styles.name}
                      data-spoken={(collapsed && short !== undefined) || undefined}
                    >
                      {t(title)}
                      {Note && (
                        <span className={styles.note}>
                          <Note />
                        </span>
                      )}
                    </span>
                  </NavLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** A nested entry is shown only while its screen is open. */
const shownAt =
  (pathname: string) =>
  ({ menu: { under } }: MenuSection['entries'][number]) =>
    under === undefined || pathname === under || pathname.startsWith(`${under}/`);

/** The entry with the longest path that is a prefix of the current one. */
function currentEntry(pathname: string, paths: string[]): string | undefined {
  return paths
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];
}
