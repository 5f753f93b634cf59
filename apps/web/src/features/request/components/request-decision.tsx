import { type AdminRequestItem, requestStates } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { formatDateTime } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { serviceApi } from '../../service/service.api.ts';
import { adminRequest } from '../request.api.ts';
import { DecisionForm } from './decision-form.tsx';
import { useLook } from './use-look.ts';

/** How often the request is read again. */
const LOOK_MS = 30_000;

type Form = ComponentProps<typeof DecisionForm>;
type Props = Pick<Form, 'backTo' | 'inQueue' | 'onUndone'> & {
  id: number | string;
  /** Called after the decision is stored. */
  onDecided?: (item: AdminRequestItem) => void;
};

/** A request with the form that decides on it. */
export function RequestDecision({ id, ...form }: Props) {
  // Its exhibitor may send it again while it is open.
  const { data: item, ...query } = useQuery({ ...adminRequest(id), refetchInterval: LOOK_MS });
  const { data: services, ...known } = useQuery(serviceApi.all());
  const failed = query.error ?? known.error;
  return (
    <>
      {(query.isPending || known.isPending) && <Loading />}
      {failed && (
        <ErrorState error={failed} onRetry={() => void Promise.all([query.refetch(), known.refetch()])} />
      )}
      {item && <DecidedNotice item={item} />}
      {item && <SentAgain key={`again-${item.id}`} item={item} />}
      {item && services && <Seen key={item.id} {...form} item={item} services={services} />}
    </>
  );
}

/** When and by whom the request was decided. */
function DecidedNotice({ item }: { item: AdminRequestItem }) {
  const { t } = useTranslation();
  if (item.decided_at === null) return null;
  const words = { name: item.decided_by ?? t(($) => $.ui.none), when: formatDateTime(item.decided_at) };
  return item.state === requestStates.rejected ? (
    <Notice tone="danger">
      <strong>{t(($) => $.request.rejectedTitle)}</strong>
      <div>{t(($) => $.request.rejectedBy, words)}</div>
    </Notice>
  ) : (
    <Notice tone="ok">{t(($) => $.request.acceptedBy, words)}</Notice>
  );
}

/** Says that the exhibitor has sent the request again since it was opened here. */
function SentAgain({ item }: { item: AdminRequestItem }) {
  const { t } = useTranslation();
  const [opened] = useState(item);
  if (opened.state === requestStates.sent || item.state !== requestStates.sent) return null;
  // When it came stands below.
  return <Notice tone="wait">{t(($) => $.request.undone, { name: item.exhibitor.company_name })}</Notice>;
}

/** Records that it was opened, and keeps the previously seen order while the request is open here. */
function Seen({ item, onDecided, ...form }: Omit<Form, 'seen' | 'onSaved'> & Pick<Props, 'onDecided'>) {
  const [seen, setSeen] = useLook(item);
  return (
    <DecisionForm
      {...form}
      item={item}
      seen={seen}
      onSaved={(saved) => {
        setSeen(saved);
        onDecided?.(saved);
      }}
    />
  );
}
