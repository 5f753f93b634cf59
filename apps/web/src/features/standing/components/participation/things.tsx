import type { Participation } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { winesOf } from '../../../exhibitor/exhibitor-filter.api.ts';
import styles from './participation.module.css';
import { Section } from './section.tsx';

/** The exhibitor's logos and wines, counted, with what wines lack. */
export function Things({ exhibitor, logos, wines }: Pick<Participation, 'exhibitor' | 'logos' | 'wines'>) {
  const { t } = useTranslation();
  const search = new URLSearchParams({
    columnFilters: JSON.stringify({ 'user.company_name': exhibitor.company_name }),
  });
  const lines = [
    wines.without_grapes > 0 && t(($) => $.evening.grapes, { count: wines.without_grapes }),
    wines.without_alcohol > 0 && t(($) => $.evening.alcohol, { count: wines.without_alcohol }),
  ];
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
        {lines.filter(Boolean).map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
