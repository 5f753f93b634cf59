import type { SheetPlanPage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../lib/money.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { sheetPlanOf } from '../../page.api.ts';
import { cellsOf, sheetsOf } from '../../sheet-plan.rules.ts';
import { PlanLegend } from './plan-legend.tsx';
import { PlanStrip } from './plan-strip.tsx';
import styles from './sheet-plan.module.css';

type Props = {
  catalogId: string;
  /** The path of the list of these pages. */
  base: string;
  /** The ids of the pages that the table shows. */
  shown: readonly number[];
};

/**
 * The Bogenplan: every printed page the book will have, in groups of four, with dashed places for what is missing to
 * the last one. A page is moved by dragging one of its cells.
 */
export function SheetPlan({ catalogId, base, shown }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(sheetPlanOf(catalogId));
  const [moved, setMoved] = useState<SheetPlanPage[] | null>(null);
  const pages = moved ?? data?.data;
  const sheets = useMemo(() => sheetsOf(cellsOf(pages ?? [])), [pages]);
  if (!data || !pages) return <div className={styles.plan} />;

  const { printed_pages: count, missing_to_multiple_of_4: missing } = data;
  return (
    <section className={styles.plan} aria-label={t(($) => $.page.plan.title)}>
      <header className={styles.head}>
        <h2>{t(($) => $.page.plan.title)}</h2>
        <span>{t(($) => $.page.plan.pages, { count, number: formatNumber(count) })}</span>
        <span>
          {missing === 0 ? t(($) => $.page.plan.whole) : t(($) => $.page.plan.missing, { count: missing })}
        </span>
        <Link to={base.replace(/page$/, 'leaf')}>{t(($) => $.page.leaf)}</Link>
      </header>
      <PlanStrip
        sheets={sheets}
        base={base}
        catalogId={catalogId}
        pages={pages}
        shown={shown}
        onMoved={setMoved}
      />
      <PlanLegend pages={pages} />
    </section>
  );
}
