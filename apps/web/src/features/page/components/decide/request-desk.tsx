import { Button } from '@mantine/core';
import type { AdminRequestItem, AdminRequestRow } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { HistoryBeside } from '../../../../history/beside.tsx';
import { useKeys } from '../../../../lib/use-keys.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
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
  onAccept: (item: AdminRequestItem) => void;
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
  const seen = useSeen(whole ? item.id : 0);
  // A letter in the remark is one.
  useKeys(draft === undefined && whole ? { e: onAdjust } : {});
  if (failed)
    return <ErrorState error={failed} onRetry={() => void Promise.all([refetch(), services.refetch()])} />;
  if (!item || !services.data) return <Loading />;
  const fresh = !busy && !isFetching && !behind;
  const gap = item.proposal?.gap;
  return (
    <>
      <div className={styles.stage}>
        <RequestSheet item={item} services={services.data} />
      </div>
      <aside className={styles.beside}>
        <Verdict
          ready={seen === item.id && fresh}
          acceptLabel={t(($) => $.decide.accept)}
          final
          blocked={gap && t(($) => $.decide.gap[gap.kind], { count: gap.count, position: gap.position })}
          onAccept={() => onAccept(item)}
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
          language={item.contact.language ?? 'de'}
        />
        <RequestFacts item={item} />
        <HistoryBeside key={`history-${item.id}`} thing="catalog-request" id={item.id} />
      </aside>
    </>
  );
}
