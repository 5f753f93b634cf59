import type { ReactNode } from 'react';
import { CropMarks } from './crop-marks.tsx';
import styles from './empty-state.module.css';

type Props = { title: string; text: ReactNode; action?: ReactNode };

/** Says why there is nothing and what to press; drawn as an empty sheet. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className={styles.sheet}>
      <CropMarks />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
