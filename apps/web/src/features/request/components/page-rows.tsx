import type { AdminRequestItem, PageTitleItem } from '@rebblatt/contracts';
import { REQUEST_COUNTS } from '@rebblatt/contracts';
import { useEffect } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { namedOption } from '../../../reference/named-option.ts';
import { PickerField } from '../../../reference/picker-field.tsx';
import { Notice, StatusTag } from '../../../ui/status-tag.tsx';
import { pageTitleApi } from '../../page-title/page-title.api.ts';
import type { DecisionValues } from '../request.form.ts';
import { Part } from './part.tsx';
import styles from './request.module.css';
import { StandOfRow } from './stand-of-row.tsx';

type Row = AdminRequestItem['winePages'][number];

type Props = {
  name: 'winePages' | 'adPages';
  /** The field with the ordered number. */
  count: 'count_pages_wine' | 'count_pages_advertising';
  /** The existing pages, and a blank one for each that is missing. */
  pages: Row[];
  /** With a title the table is in a separate part, which is hidden when it is empty. */
  title?: string;
};

const blank = { pageId: null, pageTitleId: null, standId: null };
const titleOption = (item: PageTitleItem) => namedOption(item.id, item, item.name);

/** A row for every page that is ordered or exists, each with its stand and title. */
export function PageRows({ name, count, pages, title }: Props) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray<DecisionValues, typeof name>({ name });
  const asked = Number(useWatch({ name: count })) || 0;
  const there = pages.filter(({ pageId }) => pageId !== null).length;
  const wanted = Math.max(there, Math.min(asked, REQUEST_COUNTS.winePages.max));
  const missing = wanted - fields.length;
  useEffect(() => {
    if (missing > 0)
      append(
        Array.from({ length: missing }, () => blank),
        { shouldFocus: false },
      );
    if (missing < 0) remove(Array.from({ length: -missing }, (_, i) => wanted + i));
  }, [missing, wanted, append, remove]);
  const { getFieldState, formState } = useFormContext<DecisionValues>();
  const { error } = getFieldState(name, formState);
  if (fields.length === 0) return null;

  const extra = fields.filter((row, i) => row.pageId !== null && i >= asked).length;
  const table = (
    <>
      {extra > 0 && (
        <Notice tone="info">{t(($) => $.request.extraPages, { count: extra, ordered: asked })}</Notice>
      )}
      <table className={styles.rows} aria-invalid={Boolean(error)}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.request.row)}</th>
            <th scope="col">{t(($) => $.request.stand)}</th>
            <th scope="col">{t(($) => $.request.pageTitle)}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((row, i) => (
            <tr key={row.id}>
              <td className={styles.number}>{i + 1}</td>
              <td>
                <StandOfRow
                  name={`${name}.${i}.standId`}
                  label={t(($) => $.request.standOfRow[name], { row: i + 1 })}
                />
                <PageOfRow page={pages.find(({ pageId }) => pageId !== null && pageId === row.pageId)} />
              </td>
              <td>
                <PickerField
                  name={`${name}.${i}.pageTitleId`}
                  label={t(($) => $.request.titleOfRow[name], { row: i + 1 })}
                  query={pageTitleApi.all()}
                  optionOf={titleOption}
                  required
                />
                {row.pageId !== null && i >= asked && (
                  <div className={styles.page}>
                    <StatusTag tone="wait">{t(($) => $.request.extra)}</StatusTag>
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
  return title ? <Part title={title}>{table}</Part> : table;
}

/** The page of a row as a link; a row without a page says that one will be created. */
function PageOfRow({ page }: { page: Row | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      {page ? (
        <>
          <Link to={`/active-catalog/page/edit/${page.pageId}`}>
            {t(($) => $.request.pageAt, { position: page.position })}
          </Link>
          {page.active === 0 && <StatusTag tone="neutral">{t(($) => $.ui.inactive)}</StatusTag>}
        </>
      ) : (
        <span className={styles.where}>{t(($) => $.request.newPage)}</span>
      )}
    </div>
  );
}
