import { Button } from '@mantine/core';
import type { Setup } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import styles from '../components/setup.module.css';
import { LaterLists, SetupSteps } from '../components/setup-steps.tsx';
import { followSetup, hideSetup, setupOptions } from '../setup.api.ts';

/** What a new installation needs before its first fair: each step with its state and the way to it. */
export function SetupScreen() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(setupOptions());
  useEffect(() => {
    if (data) followSetup(data);
  }, [data]);
  return (
    <>
      <PageHeader title={t(($) => $.setup.title)} actions={data && <PutAway setup={data} />} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <p className={styles.lead}>
            {leadOf(t, data)} <Link to="/handbook">{t(($) => $.setup.handbook)}</Link>
          </p>
          <SetupSteps setup={data} />
          <LaterLists />
        </>
      )}
    </>
  );
}

/** How far the fair is; one whose mails reach nobody is not ready, whatever else is done. */
function leadOf(t: Translate, { steps, mail }: Setup): string {
  if (!steps.every(({ done }) => done)) return t(($) => $.setup.lead);
  return t(($) => (mail.delivered ? $.setup.leadDone : $.setup.leadNoMail));
}

/** Takes the list out of the menu, or puts it back. */
function PutAway({ setup: { hidden } }: { setup: Setup }) {
  const { t } = useTranslation();
  const press = async () => {
    await hideSetup(!hidden);
    if (!hidden)
      notify(
        'success',
        t(($) => $.setup.isHidden),
      );
  };
  return (
    <Button variant="default" onClick={() => void press()}>
      {hidden ? t(($) => $.setup.show) : t(($) => $.setup.hide)}
    </Button>
  );
}
