import { type CSSProperties, memo } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { labelledPage } from '../../../page/page-name.rules.ts';
import { fillOf, type PlanCell } from '../../sheet-plan.rules.ts';
import styles from './sheet-plan.module.css';

type Props = {
  /** Tells the cells of the plan apart. */
  name: string;
  cell: PlanCell;
  href: string;
  /** Whether the Tab key stops here. */
  stop: boolean;
  /** Whether the table shows its page. */
  framed: boolean;
};

/** One printed page: its number and kind; its fill says how far it is. */
export const PlanPage = memo(function PlanPage({ name, cell, href, stop, framed }: Props) {
  const { t } = useTranslation();
  const { page, number, index } = cell;
  const fill = fillOf[page.standing];
  const what = labelledPage(t, page);
  const of = page.sheets > 1 ? ` (${index + 1}/${page.sheets})` : '';
  const state = t(($) => $.standing.page[page.standing]);
  const label =
    number === null
      ? t(($) => $.page.plan.unprinted, { what, state })
      : t(($) => $.page.plan.printed, { number: String(number), what: what + of, state });
  return (
    // The strip opens it and tells the browser's own dragging of links from that of pages.
    <a
      className={styles.page}
      href={href}
      draggable={false}
      data-cell={name}
      data-page={page.id}
      data-fill={fill}
      data-framed={framed || undefined}
      style={{ '--mark': `var(--page-${page.page_type})` } as CSSProperties}
      aria-label={label}
      tabIndex={stop ? 0 : -1}
    >
      <span>{number ?? '–'}</span>
      <small aria-hidden>
        {fill === 'problem' ? '!' : ''}
        {t(($) => $.page.plan.letters[`${page.page_type}`])}
      </small>
    </a>
  );
});
