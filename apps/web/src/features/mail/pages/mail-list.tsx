import type { MailItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '../../../lib/query-client.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { listScreen } from '../../../table/list-screen.tsx';
import { useCountedViews } from '../../../table/use-counted-views.ts';
import { useListState } from '../../../table/use-list-state.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { MailActions } from '../components/mail-actions.tsx';
import { ReturnedMails } from '../components/returned-mails.tsx';
import { mailList } from '../mail.api.ts';
import { mailColumns } from '../mail.columns.tsx';

const only = (state: MailItem['state']) =>
  new URLSearchParams({ columnFilters: JSON.stringify({ state }) }).toString();

/** All mails of the product, with their state. */
export const MailList = listScreen(function MailList() {
  const { t } = useTranslation();
  const list = useListState();
  const query = useQuery(mailList(list.state));
  const title = t(($) => $.mail.title);
  const views = useCountedViews(
    'mail',
    [
      { name: t(($) => $.mail.all), query: '' },
      { name: t(($) => $.mail.waitingView), query: only('queued') },
      { name: t(($) => $.mail.failedView), query: only('failed') },
    ],
    (state) => queryClient.fetchQuery(mailList(state)),
  );
  return (
    <>
      <PageHeader title={title} actions={<ReturnedMails />} />
      <DataTable<MailItem>
        name={title}
        list={list}
        download={{ rows: (state) => queryClient.fetchQuery(mailList(state)) }}
        query={query}
        columns={useMemo(() => mailColumns(t), [t])}
        rowName={(mail) => mail.subject}
        searchIn={t(($) => $.mail.searchIn)}
        views={views}
        empty={t(($) => $.mail.empty)}
        actions={(mail) => <MailActions mail={mail} />}
      />
    </>
  );
});
