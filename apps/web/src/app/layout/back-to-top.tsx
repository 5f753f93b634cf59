import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BACK_TO_TOP_AT_PX, mobileQuery } from '../../lib/layout-sizes.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { focusTitle } from '../../ui/focus-title.ts';
import styles from './back-to-top.module.css';

/** Shown on long screens once they are scrolled. */
export function BackToTop() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      // On a phone it lies on what is read: there it comes for who turns back or is at the end, and goes for who reads on.
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const wanted = !matchMedia(mobileQuery).matches || scrollY < last || atEnd;
      last = scrollY;
      setShown(scrollY > BACK_TO_TOP_AT_PX && wanted);
    };
    addEventListener('scroll', follow);
    return () => removeEventListener('scroll', follow);
  }, []);
  if (!shown) return null;
  const label = t(($) => $.app.backToTop);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => {
        scrollTo({ top: 0 });
        // The button goes, and with it the focus; the next key goes on from the title.
        focusTitle();
      }}
    >
      <ArrowUp size={18} aria-hidden />
    </button>
  );
}
