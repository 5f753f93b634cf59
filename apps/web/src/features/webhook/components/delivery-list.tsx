import { Button } from '@mantine/core';
import type { DeliveryItem, WebhookEvent } from '@rebblatt/contracts';
import { webhookEvents } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { deliveries, sendAgain } from '../webhook.api.ts';
import styles from './webhook.module.css';

const isEvent = (type: string): type is WebhookEvent => webhookEvents.some((event) => event === type);

/** The last deliveries of a webhook, with what the receiver answered. */
export function DeliveryList({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(deliveries(id));
  if (isPending) return <Loading />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p>{t(($) => $.webhook.noDeliveries)}</p>;
  return (
    <ul className={styles.list} aria-label={t(($) => $.webhook.deliveries)}>
      {data.map((delivery) => (
        <OneDelivery key={delivery.id} webhookId={id} delivery={delivery} />
      ))}
    </ul>
  );
}

function OneDelivery({ webhookId, delivery }: { webhookId: number; delivery: DeliveryItem }) {
  const { t } = useTranslation();
  const { id, type, state, status, error, tries, duration_ms: ms } = delivery;
  const name = isEvent(type) ? t(($) => $.webhook.of[type]) : t(($) => $.webhook.trial);
  const answer = status === null ? null : t(($) => $.webhook.answered, { status, ms: ms ?? 0 });
  const again = async () => {
    try {
      await sendAgain(webhookId, id);
    } catch (fault) {
      notify('danger', errorText(t, fault));
    }
  };
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{formatDateTime(delivery.created_at)}</span>
        <span>
          {t(($) => $.webhook.states[state], { count: tries })}
          {answer && `, ${answer}`}
          {error && `, ${t(($) => $.webhook.faults[error])}`}
        </span>
      </div>
      {state !== 'waiting' && (
        <Button
          variant="default"
          size="xs"
          aria-label={t(($) => $.webhook.againOf, { name })}
          onClick={() => void again()}
        >
          {t(($) => $.webhook.again)}
        </Button>
      )}
    </li>
  );
}
