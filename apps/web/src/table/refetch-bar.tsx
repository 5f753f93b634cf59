import { useEffect, useState } from 'react';
import styles from './rows.module.css';

/** A refetch shorter than this shows nothing. */
const SHOWS_AFTER_MS = 200;

/** A thin bar while the displayed rows are refetched. */
export function RefetchBar({ active }: { active: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), SHOWS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [active]);
  return shown ? <div className={styles.bar} aria-hidden /> : null;
}
