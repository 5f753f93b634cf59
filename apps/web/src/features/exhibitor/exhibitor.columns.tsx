import type { AccountState, catalogOption, ExhibitorItem } from '@rebblatt/contracts';
import type { z } from 'zod';
import { formatDate, formatDateTime } from '../../lib/date.ts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { AccountTag } from './components/account-tag.tsx';
import styles from './components/exhibitor-cells.module.css';
import { accountWords } from './exhibitor.words.ts';

type CatalogOption = z.output<typeof catalogOption>;

/** Spelled out, because the contracts' own list would bring all of them along. */
const accountStates = ['active', 'waiting', 'invited', 'closed'] as const satisfies AccountState[];

const column = listColumns<ExhibitorItem>();

/** The columns of the exhibitor list. @param followUp whether the day to ask again is one of the table as well */
export function exhibitorColumns(
  t: Translate,
  catalogs: readonly CatalogOption[],
  { followUp = false } = {},
) {
  const names = new Map(catalogs.map(({ id, name }) => [id, name]));
  return column.columns([
    column.accessor('company_name', {
      id: 'company_name',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: {
        label: t(($) => $.exhibitor.company),
        filter: 'text',
        sortable: true,
        heading: true,
        width: '22%',
        line: 'roomy',
      },
    }),
    column.accessor('email', {
      id: 'email',
      meta: {
        label: t(($) => $.exhibitor.email),
        filter: 'text',
        sortable: true,
        width: '20%',
        line: true,
      },
    }),
    column.accessor('phone', {
      id: 'phone',
      cell: ({ row }) =>
        row.original.phone && (
          <span className={styles.phone}>
            <PhoneLink number={row.original.phone} />
          </span>
        ),
      meta: { label: t(($) => $.exhibitor.phone) },
    }),
    column.accessor((row) => row.stands.join(', '), {
      id: 'stands',
      meta: { label: t(($) => $.exhibitor.stands) },
    }),
    column.accessor('city', {
      id: 'city',
      cell: ({ getValue }) => getValue() ?? '',
      meta: {
        label: t(($) => $.exhibitor.city),
        filter: 'text',
        sortable: true,
        width: '12%',
        line: 'roomy',
      },
    }),
    column.accessor('catalogs', {
      id: 'catalogs',
      cell: ({ getValue }) => {
        const [newest, ...earlier] = getValue().map((id) => names.get(id));
        return (
          <span
            className={styles.catalogs}
            title={earlier.length ? [newest, ...earlier].join('\n') : undefined}
          >
            {newest}
            {earlier.length > 0 && ` +${earlier.length}`}
          </span>
        );
      },
      meta: {
        label: t(($) => $.exhibitor.catalogs),
        field: 'catalog_id',
        file: (row: ExhibitorItem) => row.catalogs.map((id) => names.get(id)).join(', '),
        filter: catalogs.map(({ id, name }) => ({ value: String(id), label: name })),
      },
    }),
    column.accessor('account', {
      id: 'account',
      cell: ({ row }) => (
        <span className={styles.account}>
          <AccountTag item={row.original} />
        </span>
      ),
      meta: {
        label: t(($) => $.exhibitor.active),
        sortable: true,
        file: (row: ExhibitorItem) => accountWords(t, row),
        filter: accountStates.map((state) => ({
          value: state,
          label: t(($) => $.exhibitor.account[state]),
        })),
      },
    }),
    column.accessor('follow_up_on', {
      id: 'follow_up_on',
      cell: ({ getValue }) => formatDate(getValue()),
      meta: {
        label: t(($) => $.exhibitor.followUpOn),
        format: 'day',
        sortable: true,
        spare: followUp || 'always',
      },
    }),
    column.accessor('last_sign_in', {
      id: 'last_sign_in',
      cell: ({ getValue }) => (
        <span title={formatDateTime(getValue())}>{formatDate(getValue()) || t(($) => $.ui.none)}</span>
      ),
      meta: { label: t(($) => $.exhibitor.lastSignIn), format: 'moment', sortable: true, spare: true },
    }),
  ]);
}
