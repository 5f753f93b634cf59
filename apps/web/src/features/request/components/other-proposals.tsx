import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { addProposal, otherProposalsOf } from '../proposal.api.ts';
import styles from './other-proposals.module.css';

/** Who took part last time and has no proposal, each with a button that makes one; nothing where there is nobody. */
export function OtherProposals({ catalogId }: { catalogId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(otherProposalsOf(catalogId));
  const [busy, setBusy] = useState<number | null>(null);
  if (!data?.last || data.exhibitors.length === 0) return null;
  async function add(id: number, company: string) {
    setBusy(id);
    try {
      await addProposal(catalogId, id);
      notify(
        'success',
        t(($) => $.nextFair.proposals.added, { company }),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(null);
    }
  }
  return (
    <details className={styles.others}>
      <summary>
        {t(($) => $.nextFair.proposals.others, { count: data.exhibitors.length, last: data.last.name })}
      </summary>
      <ul>
        {data.exhibitors.map(({ id, company_name: company }) => (
          <li key={id}>
            <span>{company}</span>
            <Button
              variant="default"
              size="compact-sm"
              loading={busy === id}
              aria-label={t(($) => $.nextFair.proposals.addOf, { company })}
              onClick={() => void add(id, company)}
            >
              {t(($) => $.nextFair.proposals.add)}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
