import { Button, Checkbox } from '@mantine/core';
import type { ProposalRow as Row } from '@rebblatt/contracts';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import { orderInWords } from '../order.words.ts';
import { isOpen } from '../proposal.rules.ts';
import styles from './proposal-list.module.css';

const tones: Record<Row['state'], StatusTone> = {
  open: 'neutral',
  confirmed: 'info',
  changed: 'wait',
  accepted: 'ok',
  rejected: 'danger',
};

type Props = { row: Row; chosen: boolean; onChoose: (chosen: boolean) => void; onRemove: () => void };

/** The order of last time of one exhibitor, what stands in its way, and what became of it. */
export function ProposalRow({ row, chosen, onChoose, onRemove }: Props) {
  const { t } = useTranslation();
  const { company_name: company, account, state, services, titles, conflicts } = row;
  return (
    <li className={styles.one}>
      <Checkbox
        checked={chosen}
        disabled={!isOpen(row)}
        aria-label={t(($) => $.nextFair.proposals.choose, { company })}
        onChange={({ currentTarget: { checked } }) => onChoose(checked)}
      />
      <div className={styles.who}>
        <strong>{company}</strong>
        {account !== 'active' && (
          <StatusTag tone={account === 'closed' ? 'danger' : 'wait'}>
            {t(($) => $.nextFair.proposals.accounts[account])}
          </StatusTag>
        )}
      </div>
      <div className={styles.what}>
        <p>{orderInWords(t, row)}</p>
        {titles.length > 0 && (
          <p>
            {t(($) => $.nextFair.proposals.titles, {
              titles: titles.map(({ name, ...names }) => shownName(names, name)).join(', '),
            })}
          </p>
        )}
        {services.length > 0 && (
          <p>
            {services
              .map(({ amount, name, ...names }) =>
                t(($) => $.request.amountOf, { amount, name: shownName(names, name) }),
              )
              .join(', ')}
          </p>
        )}
        {conflicts.length > 0 && (
          <ul className={styles.conflicts}>
            {conflicts.map(({ kind, name, company: other }) => (
              <li key={`${kind} ${name}`}>
                <TriangleAlert size={15} aria-hidden />
                {t(($) => $.nextFair.conflicts[kind], { name, company: other })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.state}>
        <StatusTag tone={tones[state]}>{t(($) => $.nextFair.proposals.states[state])}</StatusTag>
        {row.request_id === null && (
          <Button
            variant="default"
            size="compact-xs"
            aria-label={t(($) => $.nextFair.proposals.removeOf, { company })}
            onClick={onRemove}
          >
            {t(($) => $.nextFair.proposals.remove)}
          </Button>
        )}
        {row.request_id !== null && (
          <Link
            to={`/admin-request/edit/${row.request_id}`}
            aria-label={t(($) => $.nextFair.proposals.requestOf, { company })}
          >
            {t(($) => $.nextFair.proposals.request)}
          </Link>
        )}
      </div>
    </li>
  );
}
