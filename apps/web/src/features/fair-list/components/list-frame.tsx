import { Button } from '@mantine/core';
import type { FairStand, OrderedService } from '@rebblatt/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../../../lib/date.ts';
import { BARE_LIST } from '../../../lib/list-state.ts';
import { formatNumber } from '../../../lib/money.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useShownList } from '../../../lib/shown-lists.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { ListColumn } from '../../../table/columns.ts';
import { DownloadButton } from '../../../table/download/download-button.tsx';
import { MeantAmong } from '../../../table/meant-among.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ordersSheet } from '../../request/orders.api.ts';
import { askedIn, type ListName, lists } from '../fair-list.rules.ts';
import styles from './fair-list.module.css';
import { ListTools } from './list-tools.tsx';

type Props<Row extends object> = {
  /** The catalogue's. */
  id: string;
  name: string;
  list: ListName;
  query: UseQueryResult<{ data: Row[]; total: number }>;
  /** The rows that are asked for. */
  shown: Row[];
  columns: readonly ListColumn<Row>[];
  stands?: readonly FairStand[] | undefined;
  services?: readonly OrderedService[] | undefined;
  /** The companies of the rows that fit all choices besides the search. */
  companies: readonly string[];
  children: ReactNode;
};

/** The screen of one list: its title, the other lists, what is shown of it, and the ways to a file and to paper. */
export function ListFrame<Row extends object>(props: Props<Row>) {
  const { id, name, list, query, shown, columns, companies, children } = props;
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const rows = query.data?.data;
  useShownList(shown.length > 0);
  const title = t(($) => $.fairList.listOf[list], { name });
  return (
    <>
      <div className={styles.heading}>
        <PageHeader
          title={title}
          trail={[
            { to: '/catalog', label: t(($) => $.catalog.title) },
            { to: `/catalog/edit/${id}`, label: name },
          ]}
          actions={
            <>
              <DownloadButton
                name={title}
                state={BARE_LIST}
                total={rows && shown.length}
                columns={columns}
                download={{
                  rows: async () => ({ data: shown, total: shown.length }),
                  ...(list === 'services' && { summary: (t) => ordersSheet(t, Number(id)) }),
                }}
              />
              <Button
                variant="default"
                disabled={shown.length === 0}
                leftSection={<Printer size={16} aria-hidden />}
                onClick={() => window.print()}
              >
                {t(($) => $.fairList.print)}
              </Button>
            </>
          }
        />
      </div>
      <Tabs list={list} />
      {query.error && !rows ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !rows ? (
        <Loading />
      ) : rows.length === 0 ? (
        <EmptyState title={t(($) => $.fairList.none[list])} text={undefined} />
      ) : (
        <>
          <ListTools {...props} />
          <p className={styles.numbers}>
            {t(($) => $.fairList.shown, {
              shown: formatNumber(shown.length),
              total: formatNumber(query.data?.total ?? 0),
            })}
            {/* A list on paper is a moment of it. */}
            <span className={styles.printed}>
              {t(($) => $.fairList.printed, { at: formatDateTime(serverNow().toISOString()) })}
            </span>
          </p>
          {shown.length > 0 ? (
            <div className={styles.paper} style={{ '--of': JSON.stringify(title) } as CSSProperties}>
              {children}
            </div>
          ) : (
            <EmptyState
              title={t(($) => $.fairList.nothing)}
              text={t(($) => $.fairList.nothingText)}
              action={
                <>
                  <MeantAmong
                    names={companies}
                    typed={askedIn(params).search}
                    onChoose={(search) => setParams({ ...Object.fromEntries(params), search })}
                  />
                  <LinkButton to={`?list=${list}`} variant="default">
                    {t(($) => $.fairList.everything)}
                  </LinkButton>
                </>
              }
            />
          )}
        </>
      )}
    </>
  );
}

function Tabs({ list }: { list: ListName }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const search = params.get('search');
  return (
    <nav className={styles.tabs} aria-label={t(($) => $.fairList.title)}>
      {lists.map((name) => (
        <Link
          key={name}
          // A name is looked for in one list after the other.
          to={{ search: new URLSearchParams({ list: name, ...(search && { search }) }).toString() }}
          aria-current={name === list ? 'page' : undefined}
        >
          {t(($) => $.fairList.lists[name])}
        </Link>
      ))}
    </nav>
  );
}
