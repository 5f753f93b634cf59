import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Dashboard } from '../components/dashboard.tsx';
import { liveApps } from '../websockets.api.ts';

/** What happens on the live channel: connections, messages, and events to try it with. */
export function Websockets() {
  const { t } = useTranslation();
  const { data: apps, error, isPending, refetch } = useQuery(liveApps());
  const [chosen, setChosen] = useState<string>();
  const app = apps?.find(({ id }) => id === chosen) ?? apps?.[0];
  return (
    <>
      <PageHeader title={t(($) => $.websockets.title)} />
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {apps && app && <Dashboard key={app.id} apps={apps} app={app} onApp={setChosen} />}
    </>
  );
}
