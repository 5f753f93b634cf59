import type { Participation } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { winesOf } from '../../../exhibitor/exhibitor.filter.ts';
import { gapsIn } from '../../../wine-gaps/wine-gaps.rules.ts';
import styles from './participation.module.css';
import { Section } from './section.tsx';

/** The exhibitor's logos and wines, counted, with what wines lack; each leads to the list of exactly these. */
export function Things({ exhibitor, logos, wines }: Pick<Participation, 'exhibitor' | 'logos' | 'wines'>) {
  const { t } = useTranslation();
  const search = new URLSearchParams({
    columnFilters: JSON.stringify({ 'user.company_name': exhibitor.company_name }),
  });
  return (
    <Section title={t(($) => $.standing.participation.things)}>
      <ul className={styles.lines}>
        <li>
          <Link to={{ pathname: '/admin-logo', search: search.toString() }}>{t(($) => $.logo.title)}</Link>
          <span>{t(($) => $.standing.participation.logos, logos)}</span>
        </li>
        <li>
          <Link to={{ pathname: '/wine', search: winesOf(exhibitor.id) }}>
            {t(($) => $.standing.participation.wines, { count: wines.total })}
          </Link>
        </li>
        {gapsIn(wines, exhibitor.id).map(({ about, query, count }) => (
          <li key={about}>
            <Link to={{ pathname: '/wine', search: query }}>{t(($) => $.evening[about], { count })}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
