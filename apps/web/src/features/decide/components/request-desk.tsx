import { Button } from '@mantine/core';
import {
  type AdminRequestItem,
  type AdminRequestRow,
  type RequestProposal,
  requestStates,
} from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { HistoryBeside } from '../../../history/beside.tsx';
import { useKeys } from '../../../lib/use-keys.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import keyStyles from '../../../ui/key.module.css';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { adminRequest, RequestSheet } from '../../request/request-sheet.parts.ts';
import { serviceApi } from '../../service/service.api.ts';
import styles from './decide.module.css';
import { RequestFacts } from './request-facts.tsx';
import { useSeen } from './use-seen.ts';
import { Verdict } from './verdict.tsx';

type Props = {
  request: AdminRequestRow;
  /** Whether an earlier decision is still being stored: what is proposed may change with it. */
  busy: boolean;
  onAccept: (item: AdminRequestItem, proposal: RequestProposal) => void;
  onReject: (item: AdminRequestItem, remark: string) => void;
  onAdjust: () => void;
  draft: string | undefined;
  onDraft: (draft: string | undefined) => void;
};

/** One request large, with what is proposed, beside the decision on it. */
export function RequestDesk({ request, busy, onAccept, onReject, onAdjust, draft, onDraft }: Props) {
  const { t } = useTranslation();
  const { data: item, error, isFetching, refetch } = useQuery(adminRequest(request.id));
  const services = useQuery(serviceApi.all());
  const failed = error ?? services.error;
  const { version } = request;
  const behind = item !== undefined && item.version < version;
  // It was changed by its exhibitor while it is shown.
  useEffect(() => {
    if (behind) void refetch();
  }, [behind, refetch]);
  const whole = item !== undefined && services.data !== undefined && !failed;
  const fresh = whole && !busy && !isFetching && !behind;
  const proposal = item?.proposal ?? null;
  // Another version is another order, and a decision on another request may change what is proposed: both are seen first.
  const sight = fresh ? `${item.version} ${JSON.stringify(proposal)}` : '';
  const seen = useSeen(sight);
  const gap = proposal?.gap;
  const isDecided = item !== undefined && proposal === null;
  // A letter in the remark is one.
  useKeys(draft === undefined && !failed && !isDecided ? { e: onAdjust } : {});
  if (failed)
    return <ErrorState error={failed} onRetry={() => void Promise.all([refetch(), services.refetch()])} />;
  return (
    <>
      <div className={styles.stage}>
        {item && services.data ? <RequestSheet item={item} services={services.data} /> : <Loading />}
      </div>
      <aside className={styles.beside}>
        {isDecided ? (
          <Decided item={item} />
        ) : (
          <Verdict
            ready={fresh && seen === sight}
            acceptLabel={t(($) => $.decide.accept)}
            final
            blocked={gap && t(($) => $.decide.gap[gap.kind], { count: gap.count, position: gap.position })}
            onAccept={() => item && proposal && onAccept(item, proposal)}
            also={
              <Button
                size="md"
                variant="default"
                leftSection={<SlidersHorizontal size={18} aria-hidden />}
                rightSection={<kbd className={keyStyles.key}>E</kbd>}
                aria-keyshortcuts="E"
                onClick={onAdjust}
              >
                {t(($) => $.decide.adjust)}
              </Button>
            }
            onReject={(remark) => item && onReject(item, remark)}
            draft={draft}
            onDraft={onDraft}
            kind="request"
            language={item?.contact.language ?? 'de'}
          />
        )}
        {item && <RequestFacts item={item} />}
        <HistoryBeside key={`history-${request.id}`} thing="catalog-request" id={request.id} />
      </aside>
    </>
  );
}

/** In the place of the buttons, when somebody else has decided and the queue has not heard of it. */
function Decided({ item: { state, exhibitor } }: { item: AdminRequestItem }) {
  const { t } = useTranslation();
  const name = t(($) => $.decide.request, { company: exhibitor.company_name });
  return state === requestStates.accepted ? (
    <Notice tone="ok">{t(($) => $.decide.gone.accepted, { name })}</Notice>
  ) : (
    <Notice tone="danger">{t(($) => $.decide.gone.rejected, { name })}</Notice>
  );
}
