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
import { HistoryBeside } from '../../../../history/beside.tsx';
import { useKeys } from '../../../../lib/use-keys.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Notice } from '../../../../ui/status-tag.tsx';
import { adminRequest, RequestSheet } from '../../../request/request-sheet.api.ts';
import { serviceApi } from '../../../service/service.api.ts';
import styles from './decide.module.css';
import keyStyles from './key.module.css';
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
  // Another version is another order and another proposal, which has to be seen, too.
  const seen = useSeen(whole ? item.version : 0);
  const proposal = item?.proposal ?? null;
  const gap = proposal?.gap;
  // A letter in the remark is one.
  useKeys(draft === undefined && whole && proposal ? { e: onAdjust } : {});
  if (failed)
    return <ErrorState error={failed} onRetry={() => void Promise.all([refetch(), services.refetch()])} />;
  if (!item || !services.data) return <Loading />;
  const fresh = !busy && !isFetching && !behind;
  return (
    <>
      <div className={styles.stage}>
        <RequestSheet item={item} services={services.data} />
      </div>
      <aside className={styles.beside}>
        {proposal === null ? (
          <Decided item={item} />
        ) : (
          <Verdict
            ready={seen === item.version && fresh}
            acceptLabel={t(($) => $.decide.accept)}
            final
            blocked={gap && t(($) => $.decide.gap[gap.kind], { count: gap.count, position: gap.position })}
            onAccept={() => onAccept(item, proposal)}
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
            onReject={(remark) => onReject(item, remark)}
            draft={draft}
            onDraft={onDraft}
            kind="request"
            language={item.contact.language ?? 'de'}
          />
        )}
        <RequestFacts item={item} />
        <HistoryBeside key={`history-${item.id}`} thing="catalog-request" id={item.id} />
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
