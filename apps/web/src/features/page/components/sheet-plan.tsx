import { PAGES_PER_SHEET, type SheetPlanPage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sheetPlanOf } from '../page.api.ts';
import { sheetsOf } from '../sheet-plan.rules.ts';
import styles from './sheet-plan.module.css';

/**
 * The Bogenplan: all pages in groups of four, coloured by type, with dashed places for the missing pages of
 * the last group.
 */
export function SheetPlan({ catalogId, base }: { catalogId: string; base: string }) {
  const { t } = useTranslation();
  const { data: pages } = useQuery(sheetPlanOf(catalogId));
  // Hundreds of pages are one stop of the Tab key; the arrow keys move between them.
  const [visited, setVisited] = useState<number | null>(null);
  if (!pages) return <div className={styles.plan} />;
  const sheets = sheetsOf(pages);
  const stop = pages.find(({ id }) => id === visited) ?? pages.find(opens);
  const missing = sheets.length * PAGES_PER_SHEET - pages.length;
  return (
    <section className={styles.plan} aria-label={t(($) => $.page.plan.title)}>
      <div className={styles.legend}>
        <strong>{t(($) => $.page.plan.title)}</strong>
        <span>{t(($) => $.page.plan.pages, { count: pages.length })}</span>
        {missing > 0 && <span>{t(($) => $.page.plan.missing, { count: missing })}</span>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, these are links that share one stop of the Tab key */}
      <div
        className={styles.strip}
        role="group"
        aria-label={t(($) => $.page.plan.strip)}
        onKeyDown={goWithArrows}
      >
        {sheets.map((sheet, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is identified by its place in the book
          <div key={index} className={styles.sheet}>
            <span className={styles.number}>{t(($) => $.page.plan.sheet, { number: index + 1 })}</span>
            <div className={styles.pages}>
              {sheet.map((page, slot) =>
                page ? (
                  <PlanPage
                    key={page.id}
                    page={page}
                    base={base}
                    stop={page === stop}
                    onVisit={() => setVisited(page.id)}
                  />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has only its number
                  <span key={`empty-${slot}`} className={styles.empty}>
                    {index * PAGES_PER_SHEET + slot + 1}
                  </span>
                ),
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Registers are laid out from the data; they have no editor. */
const opens = (page: SheetPlanPage) => page.page_type !== 4 && page.page_type !== 5;

/** Left and right move to the neighbouring page, Home and End to the first and last one. */
function goWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}

type PlanPageProps = {
  page: SheetPlanPage;
  base: string;
  /** Whether the Tab key stops here. */
  stop: boolean;
  onVisit: () => void;
};

function PlanPage({ page, base, stop, onVisit }: PlanPageProps) {
  const { t } = useTranslation();
  const type = t(($) => $.page.type[`${page.page_type}`]);
  const label = page.label ? `${page.position}: ${type}, ${page.label}` : `${page.position}: ${type}`;
  const look = {
    className: styles.page,
    'data-inactive': page.active === 0 || undefined,
    style: { '--mark': `var(--page-${page.page_type})` } as React.CSSProperties,
    title: label,
  };
  if (!opens(page)) {
    return (
      <span {...look} role="img" aria-label={label}>
        {page.position}
      </span>
    );
  }
  return (
    <Link
      {...look}
      to={`${base}/edit/${page.id}`}
      aria-label={label}
      tabIndex={stop ? 0 : -1}
      onFocus={onVisit}
    >
      {page.position}
    </Link>
  );
}
