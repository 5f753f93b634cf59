import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { lastAddressOf, readHistory } from '../lib/back-history.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useScreenTitle } from './document-title.ts';
import styles from './page-header.module.css';
import { type Crumb, ScreenTrail } from './screen-trail.ts';

type Props = {
  title: string;
  /** Replaces the breadcrumb made from the route tree, for names that only the screen knows. */
  trail?: readonly Crumb[];
  /** Next to the title, such as a status tag. */
  aside?: ReactNode;
  /** Buttons at the right end; at most one of them primary. */
  actions?: ReactNode;
};

/**
 * Breadcrumb, title and actions: the top of every screen. The breadcrumb leads to lists as they were left, with search,
 * filters and page.
 */
export function PageHeader({ title, trail, aside, actions }: Props) {
  const { t } = useTranslation();
  const fromRoutes = useContext(ScreenTrail);
  const crumbs = trail ?? fromRoutes;
  useScreenTitle(title);
  return (
    <header className={styles.header}>
      <div className={styles.name}>
        {crumbs.length > 0 && (
          <nav aria-label={t(($) => $.app.breadcrumb)}>
            <ol className={styles.crumbs}>
              {crumbs.map((crumb) => (
                <li key={crumb.to}>
                  <Link to={lastAddressOf(readHistory(), crumb.to)}>{crumb.label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {aside}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
