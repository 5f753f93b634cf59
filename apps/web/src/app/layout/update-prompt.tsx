import { useRegisterSW } from 'virtual:pwa-register/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { dirtyFormsStore } from '../../form/dirty-forms.ts';
import { stopFetching } from '../../lib/later.ts';
import { useStore } from '../../lib/store.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './bars.module.css';

/** Offers a new version when it is ready; never while a form has unsaved changes. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const dirty = useStore(dirtyFormsStore) > 0;
  const [later, setLater] = useState(false);
  const {
    needRefresh: [ready],
    updateServiceWorker,
  } = useRegisterSW();
  const reload = async () => {
    await stopFetching();
    await updateServiceWorker();
  };
  if (!ready || later || dirty) return null;
  return (
    <section className={styles.foot} role="status">
      <p>{t(($) => $.app.update.text)}</p>
      <Button variant="default" onClick={() => setLater(true)}>
        {t(($) => $.app.update.later)}
      </Button>
      <Button onClick={() => void reload()}>{t(($) => $.app.update.reload)}</Button>
    </section>
  );
}
