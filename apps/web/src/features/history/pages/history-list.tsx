import type { HistoryItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
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
  const query = useQuery(historyList(list.state));
  const title = t(($) => $.history.title);
  return (
    <>
      <PageHeader title={title} />
      <DataTable<HistoryItem>
        name={title}
        list={list}
        download={{ rows: (state) => queryClient.fetchQuery(historyList(state)) }}
        query={query}
        columns={useMemo(() => historyColumns(t), [t])}
        rowName={(row) => inSentence(t, row).sentence}
        searchIn={t(($) => $.history.searchIn)}
        actions={(row) => <RowButtons row={row} />}
        empty={t(($) => $.history.empty)}
      />
    </>
  );
});
