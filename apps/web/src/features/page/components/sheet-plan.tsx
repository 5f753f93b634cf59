import { PAGES_PER_SHEET, type SheetPlanPage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sheetPlanOf } from '../page.api.ts';
import { sheetsOf } from '../sheet-plan.rules.ts';
import styles from './sheet-plan.module.css';

/** The Bogenplan: all pages in groups of four, coloured by type, dashed what is missing to the next multiple. */
export function SheetPlan({ catalogId, base }: { catalogId: string; base: string }) {
  const { t } = useTranslation();
  const { data: pages } = useQuery(sheetPlanOf(catalogId));
  if (!pages) return <div className={styles.plan} />;
  const sheets = sheetsOf(pages);
  const missing = sheets.length * PAGES_PER_SHEET - pages.length;
  return (
    <section className={styles.plan} aria-label={t(($) => $.page.plan.title)}>
      <div className={styles.legend}>
        <strong>{t(($) => $.page.plan.title)}</strong>
        <span>{t(($) => $.page.plan.pages, { count: pages.length })}</span>
        {missing > 0 && <span>{t(($) => $.page.plan.missing, { count: missing })}</span>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <section className={styles.strip} tabIndex={0} aria-label={t(($) => $.page.plan.strip)}>
        {sheets.map((sheet, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place in the book
          <div key={index} className={styles.sheet}>
            <span className={styles.number}>{t(($) => $.page.plan.sheet, { number: index + 1 })}</span>
            <div className={styles.pages}>
              {sheet.map((page, slot) =>
                page ? (
                  <PlanPage key={page.id} page={page} base={base} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number
                  <span key={`empty-${slot}`} className={styles.empty}>
                    {index * PAGES_PER_SHEET + slot + 1}
                  </span>
                ),
              )}
            </div>
          </div>
        ))}
      </section>
    </section>
  );
}

function PlanPage({ page, base }: { page: SheetPlanPage; base: string }) {
  const { t } = useTranslation();
  const type = t(($) => $.page.type[`${page.page_type}`]);
  const label = page.label ? `${page.position}: ${type}, ${page.label}` : `${page.position}: ${type}`;
  const look = {
    className: styles.page,
    'data-inactive': page.active === 0 || undefined,
    style: { '--mark': `var(--page-${page.page_type})` } as React.CSSProperties,
    title: label,
  };
  // Registers are laid out from the data; there is nothing to open.
  if (page.page_type === 4 || page.page_type === 5) {
    return (
      <span {...look} role="img" aria-label={label}>
        {page.position}
      </span>
    );
  }
  return (
    <Link {...look} to={`${base}/edit/${page.id}`} aria-label={label}>
      {page.position}
    </Link>
  );
}
