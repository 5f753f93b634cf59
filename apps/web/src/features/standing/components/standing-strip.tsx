import type { CatalogStanding, SessionCatalog } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { daysSince, formatDate, today } from '../../../lib/date.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { printedPagesOf, standingOf } from '../standing.api.ts';
import { figuresOf, phaseOf } from '../standing.rules.ts';
import place from '../standing-place.module.css';
import styles from './standing-strip.module.css';

type Props = {
  catalog: Pick<SessionCatalog, 'id' | 'name' | 'from' | 'to'>;
  /** The address of the list of its pages. */
  pages: string;
  /** Whether the screen does not say by itself which catalogue it is about. */
  named?: boolean;
  /** Whether the screen says the numbers of pages by itself, as the views of its list and the plan. */
  besideViews?: boolean;
};

/** «Stand des Katalogs»: what waits and what is missing, each number a link to exactly these. */
export function StandingStrip({ catalog, pages, named = false, besideViews = false }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const { data: standing, error, refetch } = useQuery(standingOf(catalog.id));
  const active = useCatalogState()?.active_catalog ?? null;
  const phase = standing && phaseOf(catalog, standing, active, today());
  if (error && !standing) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section
      className={`${styles.strip} ${place.place}`}
      data-beside-views={besideViews || undefined}
      aria-labelledby={title}
      aria-busy={standing === undefined}
    >
      <header className={styles.head}>
        <h2 id={title}>{t(($) => $.standing.title)}</h2>
        {named && <strong>{catalog.name}</strong>}
        {standing && <Days catalog={catalog} left={standing.days_left} />}
        {named && standing !== undefined && standing.pages.waiting > 0 && (
          <Link className={styles.progress} to={pages.replace(/page$/, 'decide')}>
            {t(($) => $.standing.decide)}
          </Link>
        )}
        {standing !== undefined && standing.renamed > 0 && (
          <Link className={styles.progress} to={`/catalog/${catalog.id}/print?do=count`}>
            {t(($) => $.standing.renamed, { count: standing.renamed })}
          </Link>
        )}
        <Link className={styles.progress} to={`/catalog/${catalog.id}/progress`}>
          {t(($) => $.standing.progressTitle)}
        </Link>
      </header>
      {standing && phase && (
        <ul className={styles.figures} data-phase={phase}>
          {figuresOf(standing, pages, phase, besideViews).map(({ name, count, to }) => (
            <Figure
              key={name}
              to={to}
              count={count}
              name={t(($) => $.standing.figures[name], { count })}
              kind={name}
            >
              {name === 'waiting' && standing.waiting_since && (
                <small>{t(($) => $.standing.since, { count: daysSince(standing.waiting_since) })}</small>
              )}
            </Figure>
          ))}
          {!besideViews && <Printed catalog={catalog} standing={standing} />}
        </ul>
      )}
    </section>
  );
}

/** How long the collection is open. */
function Days({ catalog, left }: { catalog: Props['catalog']; left: number | null }) {
  const { t } = useTranslation();
  const text =
    left !== null
      ? t(($) => $.standing.daysLeft, { count: left })
      : today() < catalog.from
        ? t(($) => $.standing.upcoming, { date: formatDate(catalog.from) })
        : t(($) => $.standing.ended, { date: formatDate(catalog.to) });
  return <span className={styles.days}>{text}</span>;
}

/** How many pages the book has today, and how many once everything is accepted. */
function Printed({ catalog, standing }: { catalog: Props['catalog']; standing: CatalogStanding }) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(printedPagesOf(catalog.id, standing));
  return (
    <Figure
      to={`/catalog/${catalog.id}/print?do=count`}
      count={data?.content_pages}
      name={t(($) => $.standing.figures.printed, { count: data?.content_pages ?? 0 })}
      kind="printed"
      busy={isPending}
    >
      {data && (
        <small>
          {t(($) => $.standing.planned, { planned: formatNumber(data.planned_content_pages) })}{' '}
          {data.missing_to_multiple_of_4 === 0
            ? t(($) => $.standing.whole)
            : t(($) => $.standing.missing, { count: data.missing_to_multiple_of_4 })}
        </small>
      )}
    </Figure>
  );
}

type FigureProps = {
  to: string;
  /** Undefined until it is counted. */
  count: number | undefined;
  name: string;
  kind: string;
  /** Whether its text comes later. */
  busy?: boolean;
  children?: ReactNode;
};

function Figure({ to, count, name, kind, busy, children }: FigureProps) {
  const { t } = useTranslation();
  return (
    <li aria-busy={busy}>
      <Link to={to} className={styles.figure} data-kind={kind} data-none={count === 0 || undefined}>
        <strong>{count === undefined ? t(($) => $.standing.none) : formatNumber(count)}</strong>{' '}
        <span>{name}</span> {children}
      </Link>
    </li>
  );
}
