import type { SheetPlanPage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../lib/money.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { laterView } from '../../../../ui/later-view.tsx';
import { sheetPlanOf } from '../../../page/page.api.ts';
import { usePlanFold } from '../../plan-fold.parts.ts';
import { cellsOf, sheetsOf } from '../../sheet-plan.rules.ts';
import styles from './sheet-plan.module.css';

const UnfoldedPlan = laterView(() => import('./unfolded-plan.tsx').then((module) => module.UnfoldedPlan));

type Props = {
  catalogId: string;
  /** The path of the list of these pages. */
  base: string;
  /** The ids of the pages that the table shows. */
  shown: readonly number[];
};

/**
 * The Bogenplan: every printed page the book will have, in groups of four, with dashed places for what is missing to
 * the last one. A page is moved by dragging one of its cells. It is folded to its numbers until somebody wants it, so that
 * the list of pages begins near the top.
 */
export function SheetPlan({ catalogId, base, shown }: Props) {
  const { t } = useTranslation();
  const [unfolded, turn] = usePlanFold();
  const id = useId();
  const { data } = useQuery(sheetPlanOf(catalogId));
  const [moved, setMoved] = useState<SheetPlanPage[] | null>(null);
  const pages = moved ?? data?.data;
  const sheets = useMemo(() => sheetsOf(cellsOf(pages ?? [])), [pages]);
  if (!data || !pages) return <div className={styles.plan} data-unfolded={unfolded || undefined} aria-busy />;

  const { printed_pages: count, missing_to_multiple_of_4: missing } = data;
  return (
    <section
      className={styles.plan}
      data-unfolded={unfolded || undefined}
      aria-label={t(($) => $.page.plan.title)}
    >
      <header className={styles.head}>
        <h2>
          <button type="button" aria-expanded={unfolded} aria-controls={id} onClick={turn}>
            {unfolded ? <ChevronDown size={15} aria-hidden /> : <ChevronRight size={15} aria-hidden />}
            {t(($) => $.page.plan.title)}
          </button>
        </h2>
        <span>{t(($) => $.page.plan.pages, { count, number: formatNumber(count) })}</span>
        <span>
          {missing === 0 ? t(($) => $.page.plan.whole) : t(($) => $.page.plan.missing, { count: missing })}
        </span>
        <Link to={base.replace(/page$/, 'leaf')}>{t(($) => $.page.leaf)}</Link>
      </header>
      <div id={id} hidden={!unfolded}>
        {unfolded && (
          <UnfoldedPlan
            sheets={sheets}
            base={base}
            catalogId={catalogId}
            pages={pages}
            shown={shown}
            onMoved={setMoved}
          />
        )}
      </div>
    </section>
  );
}
