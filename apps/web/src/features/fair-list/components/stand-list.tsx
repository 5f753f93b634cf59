import type { FairStand } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { byDeck, countsOf } from '../fair-list.rules.ts';
import { Company } from './company.tsx';
import styles from './paper-table.module.css';
import { type PaperColumn, PaperTable } from './paper-table.tsx';

/** The stands ship by ship and deck by deck, on paper each ship on sheets of its own. */
export function StandList({ rows }: { rows: readonly FairStand[] }) {
  const { t } = useTranslation();
  const columns: PaperColumn<FairStand>[] = [
    { name: 'stand', label: t(($) => $.stand.stand), width: '14%', cell: ({ stand }) => stand },
    {
      name: 'company',
      label: t(($) => $.stand.holder),
      width: '34%',
      cell: (row) => <Occupant stand={row} />,
    },
    {
      name: 'contact',
      label: t(($) => $.exhibitor.contactPerson),
      width: '18%',
      cell: ({ company }) => company?.contact_person,
    },
    {
      name: 'phone',
      label: t(($) => $.exhibitor.phone),
      width: '18%',
      cell: ({ company }) => company?.phone && <PhoneLink number={company.phone} />,
    },
    {
      name: 'city',
      label: t(($) => $.exhibitor.city),
      width: '16%',
      cell: ({ company }) => company?.city,
    },
  ];
  return byDeck(rows).map(({ key, rows: stands }, at, all) => {
    const { ship, deck } = stands[0];
    const { free, waiting, taken } = countsOf(stands);
    const numbers = { free: String(free), waiting: String(waiting), taken: String(taken) };
    return (
      <PaperTable
        key={key}
        title={[ship, deck].filter(Boolean).join(', ') || t(($) => $.fairList.nowhere)}
        note={
          waiting > 0 ? t(($) => $.fairList.countsWaiting, numbers) : t(($) => $.fairList.counts, numbers)
        }
        columns={columns}
        rows={stands}
        rowKey={({ id }) => id}
        newSheet={at > 0 && all[at - 1]?.rows[0].ship !== ship}
      />
    );
  });
}

function Occupant({ stand: { company, standing, description } }: { stand: FairStand }) {
  const { t } = useTranslation();
  return (
    <>
      {company ? (
        <Company id={company.id} name={company.company_name} />
      ) : (
        <span className={styles.free}>{t(($) => $.fairList.standing.free)}</span>
      )}
      {standing === 'waiting' && (
        <div>
          <StatusTag tone="wait">{t(($) => $.fairList.proposedTo)}</StatusTag>
        </div>
      )}
      {description && <div className={styles.beside}>{description}</div>}
    </>
  );
}
