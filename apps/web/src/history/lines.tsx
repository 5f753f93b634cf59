import { Button } from '@mantine/core';
import type { HistoryThing } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../lib/date.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { historyBeside } from './history.api.ts';
import styles from './history.module.css';
import { RowButtons } from './row-buttons.tsx';
import { HistoryWhat, HistoryWho } from './who-and-what.tsx';

const AT_FIRST = 10;
const MOST = 10_000;

/** The newest rows about one thing; older ones on demand. */
export function HistoryLines({ thing, id }: { thing: HistoryThing; id: number }) {
  const { t } = useTranslation();
  const [rows, setRows] = useState(AT_FIRST);
  const { data, error, refetch, isFetching } = useQuery(historyBeside(thing, id, rows));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.total === 0) return <p>{t(($) => $.history.nothingYet)}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {data.data.map((row) => (
          <li key={row.id}>
            <time dateTime={row.at}>{formatDateTime(row.at)}</time>
            <HistoryWho row={row} />
            <HistoryWhat row={row} />
            <RowButtons row={row} />
          </li>
        ))}
      </ul>
      {data.total > data.data.length && rows < MOST && (
        <Button variant="default" loading={isFetching} onClick={() => setRows(Math.min(MOST, rows * 5))}>
          {t(($) => $.history.older)}
        </Button>
      )}
    </>
  );
}
