import { Button } from '@mantine/core';
import { useState } from 'react';
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
  if (accepted) return null;
  return (
    <section className={styles.foot} aria-label={t(($) => $.app.cookie.label)}>
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
