import type { FairAddress } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Company } from './company.tsx';
import styles from './paper-table.module.css';
import { type PaperColumn, PaperTable } from './paper-table.tsx';

/** The companies of a catalogue with what one needs to reach them. */
export function AddressList({ rows }: { rows: readonly FairAddress[] }) {
  const { t } = useTranslation();
  const columns: PaperColumn<FairAddress>[] = [
    {
      name: 'company',
      label: t(($) => $.stand.holder),
      width: '28%',
      cell: ({ id, company_name, state }) => (
        <>
          <Company id={id} name={company_name} />
          {state === 'sent' && (
            <div>
              <StatusTag tone="wait">{t(($) => $.fairList.state.sent)}</StatusTag>
            </div>
          )}
        </>
      ),
    },
    {
      name: 'address',
      label: t(($) => $.fairList.address),
      width: '22%',
      cell: ({ street, number, zip_code, city }) => (
        <ul className={styles.lines}>
          {[
            [street, number],
            [zip_code, city],
          ].map((parts) => {
            const line = parts.filter(Boolean).join(' ');
            return line && <li key={line}>{line}</li>;
          })}
        </ul>
      ),
    },
    {
      name: 'contact',
      label: t(($) => $.exhibitor.contactPerson),
      width: '27%',
      cell: ({ contact_person, phone, email }) => (
        <ul className={styles.lines}>
          {contact_person && <li>{contact_person}</li>}
          {phone && (
            <li>
              <PhoneLink number={phone} />
            </li>
          )}
          <li>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </li>
        </ul>
      ),
    },
    {
      name: 'stand',
      label: t(($) => $.stand.stand),
      width: '11%',
      cell: ({ stands }) => stands.join(', '),
    },
    {
      name: 'language',
      label: t(($) => $.fairList.languageOf),
      width: '12%',
      // Who has chosen none is written to in German.
      cell: ({ language }) => t(($) => $.fairList.language[language ?? 'de']),
    },
  ];
  return (
    <PaperTable
      title={t(($) => $.fairList.lists.addresses)}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
