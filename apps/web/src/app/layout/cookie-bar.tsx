import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './bars.module.css';

const MARKER = 'cookie-accepted';
const DAY_S = 24 * 60 * 60;
/** Four months of thirty days and a half each. */
const LIFETIME_S = 122 * DAY_S;

/** What the browser stores and why; shown until it is accepted. */
export function CookieBar() {
  const { t } = useTranslation();
  const [accepted, setAccepted] = useState(() => document.cookie.includes(`${MARKER}=`));
  const bar = useRef<HTMLElement>(null);
  useRoomFor(bar, accepted);
  if (accepted) return null;
  return (
    <section ref={bar} className={styles.foot} aria-label={t(($) => $.app.cookie.label)}>
      <p>{t(($) => $.app.cookie.text)}</p>
      <Button
        variant="default"
        onClick={() => {
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
          document.cookie = `${MARKER}=1; max-age=${LIFETIME_S}; path=/; samesite=lax`;
          setAccepted(true);
        }}
      >
        {t(($) => $.app.cookie.accept)}
      </Button>
    </section>
  );
}

/** Keeps as much room below every screen as the bar covers, so that its end can be scrolled above the bar. */
function useRoomFor(bar: { current: HTMLElement | null }, gone: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (gone || !element) return;
    const { style } = document.documentElement;
    const keep = () => {
      const covers = getComputedStyle(element).position === 'fixed';
      const covered = covers ? innerHeight - element.getBoundingClientRect().top : 0;
      style.setProperty('--covered-below', `${covered}px`);
    };
    const watch = new ResizeObserver(keep);
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--covered-below');
    };
  }, [bar, gone]);
}
