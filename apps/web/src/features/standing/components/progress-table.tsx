import type { CatalogItem, ProgressRow } from '@rebblatt/contracts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { colon } from '../../../lib/colon.ts';
import { formatDate, formatDateTime, today } from '../../../lib/date.ts';
import { useShownList } from '../../../lib/shown-lists.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useOpenedRows } from '../../../table/opened-rows.ts';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import { accountWords } from '../../exhibitor/exhibitor.words.ts';
import { standingToneOf } from '../../page/page-standing.rules.ts';
import { missingOf, requestTones } from '../progress.rules.ts';
import styles from './progress.module.css';

const logoTones: Record<Exclude<ProgressRow['logo'], 'missing'>, StatusTone> = {
  unusable: 'danger',
  waiting: 'wait',
  approved: 'ok',
};

/** What is missing is late from the first day of the collection, and asks for nothing before. */
const missingTone = (begun: boolean): StatusTone => (begun ? 'danger' : 'neutral');

type Props = { catalog: Pick<CatalogItem, 'id' | 'from'>; rows: readonly ProgressRow[] };

/** Exhibitors and their steps; a row opens all of its exhibitor, each page is a link to it. */
export function ProgressTable({ catalog, rows }: Props) {
  const catalogId = catalog.id;
  const begun = catalog.from <= today();
  const { t } = useTranslation();
  useShownList(rows.length > 0);
  const body = useRef<HTMLTableSectionElement>(null);
  const returned = useOpenedRows(body, true);
  const columns = [
    ...(['exhibitor', 'request', 'stand', 'logo', 'page'] as const).map((name) => ({
      name,
      label: t(($) => $.standing.steps[name]),
    })),
    { name: 'sign-in', label: t(($) => $.exhibitor.lastSignIn) },
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <tr key={row.id} data-row={row.id} data-returned={String(row.id) === returned || undefined}>
            <th scope="row">
              <Link className={styles.company} to={`/catalog/${catalogId}/progress/${row.id}`} data-opens>
                {row.company_name}
              </Link>
              {row.later_until && (
                <div>
                  <StatusTag tone={row.later_until < today() ? 'neutral' : 'wait'}>
                    {t(($) => $.standing.laterUntil, { date: formatDate(row.later_until) })}
                  </StatusTag>
                </div>
              )}
            </th>
            <td data-label={columns[1]?.label}>
              {row.request !== null || row.open.includes('request') ? (
                <StatusTag tone={row.request === null ? missingTone(begun) : requestTones[row.request]}>
                  {t(($) => $.standing.request[row.request ?? 'none'])}
                </StatusTag>
              ) : (
                // Who was given pages, or cannot sign in, owes none.
                t(($) => $.standing.none)
              )}
            </td>
            <td data-label={columns[2]?.label}>
              <Stands row={row} begun={begun} />
            </td>
            <td data-label={columns[3]?.label}>
              <StatusTag tone={row.logo === 'missing' ? missingTone(begun) : logoTones[row.logo]}>
                {t(($) => $.standing.logo[row.logo])}
              </StatusTag>
            </td>
            <td data-label={columns[4]?.label}>
              <Pages catalogId={catalogId} row={row} begun={begun} />
            </td>
            <td data-label={columns[5]?.label}>
              <span title={formatDateTime(row.last_sign_in)}>
                {formatDate(row.last_sign_in) ||
                  (row.account === 'invited' ? accountWords(t, row) : t(($) => $.standing.neverSignedIn))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { row: ProgressRow; begun: boolean };

function Stands({ row, begun }: CellProps) {
  const { t } = useTranslation();
  if (row.stands_ordered === null || row.request === 'rejected') return t(($) => $.standing.none);
  const { stands: assigned, stands_ordered: ordered } = row;
  const tone = missingOf(row).includes('stand') ? missingTone(begun) : assigned < ordered ? 'neutral' : 'ok';
  return (
    <StatusTag tone={tone}>
      {t(($) => $.standing.standsAssigned, { assigned: String(assigned), ordered: String(ordered) })}
    </StatusTag>
  );
}

function Pages({ catalogId, row, begun }: CellProps & { catalogId: number }) {
  const { t } = useTranslation();
  if (row.pages.length === 0) return t(($) => $.standing.none);
  return (
    <ul className={styles.pages}>
      {row.pages.map(({ id, position, page_type, standing }) => {
        const words = t(($) => $.standing.page[standing]);
        const title = `${position}${colon()}${t(($) => $.page.type[`${page_type}`])}, ${words}`;
        return (
          <li key={id}>
            <Link to={`/catalog/${catalogId}/page/edit/${id}`} title={title} aria-label={title}>
              <StatusTag tone={standingToneOf(standing, begun)}>{position}</StatusTag>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
