import type { ReactNode } from 'react';
import { CropMarks } from './crop-marks.tsx';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** Whether it has the only title of the screen. */
  alone?: boolean;
};

/** Says why there is nothing and what to do; styled as an empty sheet of paper. */
export function EmptyState({ title, text, action, alone = false }: Props) {
  const Title = alone ? 'h1' : 'h2';
  return (
    <div className={styles.sheet}>
      <CropMarks />
      <Title className={styles.title} tabIndex={-1}>
        {title}
      </Title>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
