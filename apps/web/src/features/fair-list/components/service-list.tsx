import type { OrderedService } from '@rebblatt/contracts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { byCompany, byService, type Group, totalOf } from '../fair-list.rules.ts';
import { Company } from './company.tsx';
import styles from './paper-table.module.css';
import { type PaperColumn, PaperTable } from './paper-table.tsx';

function OrderState({ state }: { state: OrderedService['state'] }) {
  const { t } = useTranslation();
  return (
    <StatusTag tone={state === 'accepted' ? 'ok' : 'wait'}>{t(($) => $.fairList.state[state])}</StatusTag>
  );
}

/** Who ordered a service, service by service with totals. */
export function ServiceList({ rows }: { rows: readonly OrderedService[] }) {
  const { t } = useTranslation();
  const columns: PaperColumn<OrderedService>[] = [
    {
      name: 'company',
      label: t(($) => $.stand.holder),
      width: '36%',
      cell: (row) => <Company id={row.exhibitor_id} name={row.company_name} />,
    },
    {
      name: 'amount',
      label: t(($) => $.fairList.amount),
      width: '10%',
      align: 'end',
      cell: ({ amount }) => formatNumber(amount),
    },
    {
      name: 'stand',
      label: t(($) => $.stand.stand),
      width: '16%',
      cell: ({ stands }) => stands.join(', '),
    },
    {
      name: 'phone',
      label: t(($) => $.exhibitor.phone),
      width: '18%',
      cell: ({ phone }) => phone && <PhoneLink number={phone} />,
    },
    {
      name: 'state',
      label: t(($) => $.standing.column),
      width: '20%',
      cell: ({ state }) => <OrderState state={state} />,
    },
  ];
  return byService(rows).map(({ key, rows: orders }) => (
    <PaperTable
      key={key}
      title={shownName(orders[0], orders[0].name)}
      note={t(($) => $.fairList.orderedBy, { count: orders.length })}
      columns={columns}
      rows={orders}
      rowKey={({ exhibitor_id }) => exhibitor_id}
      end={<Total of={orders} />}
    />
  ));
}

/** The sum of a service as the last row of its table. */
function Total({ of }: { of: readonly OrderedService[] }) {
  const { t } = useTranslation();
  const { ordered, accepted } = totalOf(of);
  return (
    <tr className={styles.total}>
      <th scope="row">{t(($) => $.fairList.total)}</th>
      <td data-label={t(($) => $.fairList.amount)} data-align="end">
        {formatNumber(ordered)}
      </td>
      <td colSpan={3}>
        {accepted < ordered && t(($) => $.fairList.ofThemAccepted, { amount: formatNumber(accepted) })}
      </td>
    </tr>
  );
}

/** The same company by company: what each ordered. */
export function ServicesByCompany({ rows }: { rows: readonly OrderedService[] }) {
  const { t } = useTranslation();
  const columns: PaperColumn<Group<OrderedService>>[] = [
    {
      name: 'company',
      label: t(($) => $.stand.holder),
      width: '30%',
      cell: ({ rows: [{ exhibitor_id, company_name }] }) => <Company id={exhibitor_id} name={company_name} />,
    },
    {
      name: 'ordered',
      label: t(($) => $.fairList.ordered),
      width: '26%',
      cell: ({ rows: orders }) => (
        <ul className={styles.lines}>
          {orders.map((order) => (
            <li key={order.service_id}>
              {formatNumber(order.amount)} × {shownName(order, order.name)}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: 'stand',
      label: t(($) => $.stand.stand),
      width: '12%',
      cell: ({ rows: [{ stands }] }) => stands.join(', '),
    },
    {
      name: 'phone',
      label: t(($) => $.exhibitor.phone),
      width: '16%',
      cell: ({ rows: [{ phone }] }) => phone && <PhoneLink number={phone} />,
    },
    {
      name: 'state',
      label: t(($) => $.standing.column),
      width: '16%',
      cell: ({ rows: [{ state }] }) => <OrderState state={state} />,
    },
  ];
  return (
    <PaperTable
      title={t(($) => $.fairList.lists.services)}
      columns={columns}
      rows={byCompany(rows)}
      rowKey={({ key }) => key}
    />
  );
}
