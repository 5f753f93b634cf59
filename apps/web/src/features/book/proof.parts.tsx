import { SegmentedControl } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../lib/money.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { proofOf } from '../page/page.api.ts';
import styles from './proof.module.css';

const plates = ['cyan', 'magenta', 'yellow', 'black'] as const;

/** The proof of a page, each of its plates, and its total ink. */
export function Proof({ page }: { page: Pick<PageItem, 'id' | 'version'> }) {
  const { t } = useTranslation();
  const [view, setView] = useState('print');
  const { data, error, isPending, refetch } = useQuery(proofOf(page));
  const views = data && [
    { value: 'print', label: t(($) => $.decide.proof.views.print), picture: data.proof },
    ...plates.map((value, i) => ({
      value: value as string,
      label: t(($) => $.decide.proof.views[value]),
      picture: data.plates[i],
    })),
    // Spot inks have the names from the file.
    ...data.spots.map(({ name, plate }, i) => ({ value: `spot-${i}`, label: name, picture: plate })),
  ];
  const shown = views?.find(({ value }) => value === view);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending || !data || !views || !shown) return <Loading />;
  return (
    <div className={styles.proof}>
      <SegmentedControl
        className={styles.views}
        data={views.map(({ value, label }) => ({ value, label }))}
        value={view}
        onChange={setView}
        aria-label={t(($) => $.decide.proof.title)}
      />
      <img src={shown.picture} alt={t(($) => $.decide.proof.picture, { view: shown.label })} />
      <p>
        {t(($) => $.decide.proof.ink, {
          square: formatNumber(data.total_ink.max_of_square),
          max: formatNumber(data.total_ink.max),
          condition: data.output_condition,
        })}
      </p>
    </div>
  );
}
