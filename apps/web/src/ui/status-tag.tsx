import type { LucideIcon } from 'lucide-react';
import { Check, Circle, CircleDot, Clock3, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

export type StatusTone = 'ok' | 'wait' | 'info' | 'neutral' | 'danger' | 'primary';

const icons: Record<StatusTone, LucideIcon> = {
  ok: Check,
  wait: Clock3,
  info: Info,
  neutral: Circle,
  danger: X,
  primary: CircleDot,
};

type Props = { tone: StatusTone; children: ReactNode; icon?: LucideIcon };

/** A state as icon and word; the colour only repeats it. */
export function StatusTag({ tone, children, icon }: Props) {
  const Icon = icon ?? icons[tone];
  return (
    <span className={styles.tag} data-tone={tone}>
      <Icon size={14} aria-hidden />
      {children}
    </span>
  );
}

/** A notice across the screen: icon, sentence and a button. */
export function Notice({ tone, children, icon }: Props) {
  const Icon = icon ?? (tone === 'danger' ? TriangleAlert : icons[tone]);
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
