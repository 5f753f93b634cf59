import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../lib/use-translation.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './brand.module.css';

/** Logo and name above the side menu, with the button that collapses it. */
export function Brand({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const label = collapsed ? t(($) => $.app.menu.expand) : t(($) => $.app.menu.collapse);
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className={styles.brand} data-collapsed={collapsed || undefined}>
      <Link to="/" className={styles.home} aria-label={collapsed ? t(($) => $.app.name) : undefined}>
        <Logo size={28} />
        {!collapsed && <span className={styles.name}>{t(($) => $.app.name)}</span>}
      </Link>
      <button type="button" className={styles.toggle} aria-label={label} title={label} onClick={onToggle}>
        <Icon size={17} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}
