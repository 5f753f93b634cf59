import type { AdminRequestRow } from '@rebblatt/contracts';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '../../../../lib/date.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import styles from './decide.module.css';
import { Facts } from './facts.tsx';
import keyStyles from './key.module.css';
import { QueueHead } from './queue-head.tsx';
import { useKeys } from './use-keys.ts';
import { useQueue } from './use-queue.ts';
import { useStepKeys } from './use-step-keys.ts';

type Props = { requests: readonly AdminRequestRow[]; empty: React.ReactNode };

/** Requests one after the other; each is decided on its own screen, where stands and pages are given. */
export function RequestQueue({ requests, empty }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queue = useQueue(requests, () => undefined);
  const { current: request } = queue;
  const to = `/admin-request/edit/${request?.id}`;
  useStepKeys(queue);
  useKeys({ o: () => request && void navigate(to) });
  if (!request) return empty;
  const name = t(($) => $.decide.request, { company: request.exhibitor.company_name });
  return (
    <div className={styles.requests}>
      <QueueHead queue={queue} name={name} />
      <Facts
        facts={[
          { label: t(($) => $.decide.exhibitor), value: request.exhibitor.company_name },
          { label: t(($) => $.decide.requestSent), value: formatDateTime(request.created_at) },
          {
            label: t(($) => $.decide.requestCounts),
            value: t(($) => $.decide.requestNumbers, {
              stands: request.count_stands,
              wine: request.count_pages_wine,
              ads: request.count_pages_advertising,
            }),
          },
        ]}
      />
      <LinkButton
        to={to}
        rightSection={<kbd className={keyStyles.key}>O</kbd>}
        leftSection={<ArrowRight size={16} aria-hidden />}
      >
        {t(($) => $.decide.requestOpen)}
      </LinkButton>
    </div>
  );
}
