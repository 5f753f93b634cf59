import type { CatalogStanding } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/date.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice, StatusTag } from '../../../ui/status-tag.tsx';
import { standingTones } from '../../page/page-standing.rules.ts';
import { leftOutOf, standingOf } from '../../standing/standing.api.ts';
import styles from './left-out.module.css';

/**
 * How many pages are not printed, grouped by where they stand; each group leads to exactly these rows of the list, and
 * who may still go on.
 */
export function LeftOut({ catalogId }: { catalogId: string }) {
  const { data: standing } = useQuery({ ...standingOf(Number(catalogId)), staleTime: 0 });
  if (!standing) return null;
  return (
    <>
      {standing.later && <StillLater catalogId={catalogId} later={standing.later} />}
      <Groups catalogId={catalogId} standing={standing} />
    </>
  );
}

type Later = NonNullable<CatalogStanding['later']>;

/** That some exhibitors may still work on their pages after the end, so that this book may not be the last. */
function StillLater({ catalogId, later }: { catalogId: string; later: Later }) {
  const { t } = useTranslation();
  return (
    <Notice tone="info">
      {t(($) => $.print.stillLater, { count: later.exhibitors, date: formatDate(later.until) })}{' '}
      <Link to={`/catalog/${catalogId}/progress?later=1`}>{t(($) => $.print.stillLaterWho)}</Link>
    </Notice>
  );
}

function Groups({ catalogId, standing }: { catalogId: string; standing: CatalogStanding }) {
  const { t } = useTranslation();
  const groups = leftOutOf(standing, `/catalog/${catalogId}/page`);
  // What the organiser does not want to print makes no draft of the book.
  const wanted = groups.filter(({ name }) => name !== 'inactive');
  const unwanted = groups.filter(({ name }) => name === 'inactive');
  const count = sumOf(wanted);
  return (
    <section aria-label={t(($) => $.print.leftOutList)}>
      <p>{count === 0 ? t(($) => $.print.nothingLeftOut) : t(($) => $.print.leftOut, { count })}</p>
      <GroupList groups={wanted} />
      {unwanted.map(({ name, count, to }) => (
        <p key={name}>
          <Link to={to}>{t(($) => $.print.unwanted, { count })}</Link>
        </p>
      ))}
    </section>
  );
}

type Group = ReturnType<typeof leftOutOf>[number];

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0);

function GroupList({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  return (
    <ul className={styles.groups}>
      {groups.map(({ name, count, to }) => (
        <li key={name}>
          <Link to={to} className={styles.group}>
            <strong>{formatNumber(count)}</strong>
            <StatusTag tone={standingTones[name]}>{t(($) => $.standing.page[name])}</StatusTag>
            <ChevronRight size={16} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
