import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { lastActiveCatalog } from '../../catalog/catalog.api.ts';
import { AskOrganiser } from '../../fair/ask-organiser.parts.ts';

/** While no catalogue is open: since when, and whom somebody asks whose order still waits. Mails about orders lead here. */
export function NothingToOrder() {
  const { t } = useTranslation();
  const { data: ended, isPending } = useQuery(lastActiveCatalog());
  if (isPending) return <Loading />;
  return (
    <EmptyState
      alone
      title={t(($) => $.request.closed.title)}
      text={
        ended
          ? t(($) => $.request.closed.ended, { name: ended.name, date: formatDate(ended.to) })
          : t(($) => $.request.closed.notYet)
      }
      action={<AskOrganiser />}
    />
  );
}
