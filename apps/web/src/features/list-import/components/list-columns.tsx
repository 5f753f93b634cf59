import { NativeSelect } from '@mantine/core';
import type { ListRead, ListTable } from '@rebblatt/contracts';
import type { Language } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inPlaces } from '../../../ui/in-places.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { withField } from '../list.rules.ts';
import styles from './list-import.module.css';

/** What the fields are called in the reader's language. */
export function useFieldNames({ fields }: ListRead): (field: string) => string {
  const { i18n } = useTranslation();
  return (field) => fields.find((one) => one.field === field)?.headings[i18n.language as Language] ?? field;
}

type ColumnsProps = {
  read: ListRead;
  table: ListTable;
  onChange: (table: ListTable) => void;
  missing: string[];
};

/** What each column was taken for. */
export function ListColumns({ read, table, onChange, missing }: ColumnsProps) {
  const { t } = useTranslation();
  const named = useFieldNames(read);
  return (
    <section aria-label={t(($) => $.listImport.columns)}>
      <h2 className={styles.heading}>{t(($) => $.listImport.columns)}</h2>
      <div className={styles.columns}>
        {inPlaces(table.columns, ({ heading, field }, index) => (
          <NativeSelect
            label={heading || t(($) => $.listImport.column, { n: index + 1 })}
            data={[
              { value: '', label: t(($) => $.listImport.nothing) },
              ...read.fields.map((one) => ({ value: one.field, label: named(one.field) })),
            ]}
            value={field ?? ''}
            onChange={(event) => onChange(withField(table, index, event.currentTarget.value || null))}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <Notice tone="wait">
          {t(($) => $.listImport.missing, { fields: missing.map(named).join(', ') })}
        </Notice>
      )}
    </section>
  );
}
