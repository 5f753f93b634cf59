import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formSheet } from '../../../form/form-layout.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { laterView } from '../../../ui/later-view.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { NewWebhook } from '../components/new-webhook.tsx';
import { OneWebhook } from '../components/one-webhook.tsx';
import styles from '../components/webhook.module.css';
import { type MadeWebhook, webhooks } from '../webhook.api.ts';

const MadeWebhookDialog = laterView(
  () => import('../components/made-webhook.tsx').then((module) => module.MadeWebhookDialog),
  { close: ({ onClose }) => onClose() },
);

/** The addresses that are told of changes, and a form for one more. */
export function WebhookList() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(webhooks());
  const [made, setMade] = useState<MadeWebhook | null>(null);
  return (
    <>
      <PageHeader title={t(($) => $.webhook.title)} />
      <section className={`${formSheet} ${styles.part}`} aria-label={t(($) => $.webhook.title)}>
        <p>{t(($) => $.webhook.intro)}</p>
        {isPending && <Loading />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <p>{t(($) => $.webhook.none)}</p>}
        {data && data.length > 0 && (
          <ul className={styles.webhooks}>
            {data.map((webhook) => (
              <OneWebhook key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
      </section>
      <NewWebhook onMade={setMade} />
      {made && <MadeWebhookDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}
