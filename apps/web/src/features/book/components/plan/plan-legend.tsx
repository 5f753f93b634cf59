import { pageTypes, type SheetPlanPage } from '@rebblatt/contracts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { fillOf, planFills } from '../../sheet-plan.rules.ts';
import styles from './sheet-plan.module.css';

/** What colours, letters and fills of the plan mean, of those that occur in it. */
export function PlanLegend({ pages }: { pages: readonly SheetPlanPage[] }) {
  const { t } = useTranslation();
  const types = pageTypes.filter((type) => pages.some(({ page_type }) => page_type === type));
  const fills = planFills.filter((fill) => pages.some(({ standing }) => fillOf[standing] === fill));
  return (
    <ul className={styles.legend} aria-label={t(($) => $.page.plan.legend)}>
      {types.map((type) => (
        <li key={type}>
          <i style={{ '--mark': `var(--page-${type})` } as React.CSSProperties} aria-hidden>
            {t(($) => $.page.plan.letters[`${type}`])}
          </i>
          {t(($) => $.page.type[`${type}`])}
        </li>
      ))}
      {fills.map((fill) => (
        <li key={fill}>
          <i data-fill={fill} aria-hidden />
          {t(($) => $.page.plan.fills[fill])}
        </li>
      ))}
    </ul>
  );
}
