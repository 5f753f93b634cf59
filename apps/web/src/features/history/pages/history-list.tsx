import type { HistoryItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { historyList } from '../../../history/history.api.ts';
import { RowButtons } from '../../../history/row-buttons.tsx';
import { inSentence } from '../../../history/sentence.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { listScreen } from '../../../table/list-screen.tsx';
import { useListState } from '../../../table/use-list-state.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { historyColumns } from '../history.columns.tsx';

/** Who changed what, and when. */
export const HistoryList = listScreen(function HistoryList() {
  const { t } = useTranslation();
  const list = useListState();
  const [params] = useSearchParams();
  const part = params.get('part') === 'sign-ins' ? 'sign-ins' : 'work';
  const query = useQuery(historyList(list.state, part));
  const title = t(($) => $.history.title);
  return (
    <>
      <PageHeader title={title} />
      <DataTable<HistoryItem>
        name={title}
        list={list}
        download={{ rows: (state) => queryClient.fetchQuery(historyList(state, part)) }}
        query={query}
        views={useMemo(
          () => [
            { name: t(($) => $.history.views.work), query: '' },
            { name: t(($) => $.history.views.signIns), query: 'part=sign-ins' },
          ],
          [t],
        )}
        columns={useMemo(() => historyColumns(t, part), [t, part])}
        rowName={(row) => inSentence(t, row).sentence}
        searchIn={t(($) => $.history.searchIn)}
        actions={(row) => <RowButtons row={row} />}
        empty={t(($) => $.history.empty)}
      />
    </>
  );
});
