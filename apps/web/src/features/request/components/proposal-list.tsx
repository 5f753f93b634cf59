import { Button, Checkbox } from '@mantine/core';
import type { AcceptedProposals, ProposalList as List } from '@rebblatt/contracts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { errorText } from '../../../lib/error-text.ts';
import { formatNumber } from '../../../lib/money.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import toolbar from '../../../table/toolbar.module.css';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { acceptProposals, removeProposal } from '../proposal.api.ts';
import {
  canBeRequest,
  inView,
  isAcceptable,
  isOpen,
  type ProposalView,
  proposalViews,
  viewOf,
} from '../proposal.rules.ts';
import styles from './proposal-list.module.css';
import { ProposalRow } from './proposal-row.tsx';

type Props = { catalogId: string; list: List };

/** The orders of last time with what stands in their way; the chosen ones are accepted, or become requests that wait. */
export function ProposalList({ catalogId, list: { last, proposals } }: Props) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const view = viewOf(params.get('view'));
  const shown = proposals.filter((row) => inView(row, view));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [without, setWithout] = useState(false);
  const isChosen = (id: number) => !left.has(id);
  const openOnes = shown.filter(isOpen);
  const chosen = openOnes.filter(({ exhibitor_id }) => isChosen(exhibitor_id));
  const acceptable = chosen.filter((row) => isAcceptable(row, without));
  const others = chosen.filter((row) => !isAcceptable(row, without) && canBeRequest(row));
  const servicesGone = proposals.some((row) => isAcceptable(row, true) && !isAcceptable(row, false));
  const choose = (ids: number[], all: boolean) => {
    const next = new Set(left);
    for (const id of ids) all ? next.delete(id) : next.add(id);
    setLeft(next);
  };
  const { done, accept, toRequests } = useAccepting(catalogId, without);
  const busy = done !== null;
  const remove = ({ exhibitor_id: id, company_name: company }: List['proposals'][number]) =>
    removeProposal(catalogId, id).then(
      () =>
        notify(
          'success',
          t(($) => $.nextFair.proposals.removed, { company }),
        ),
      (error) => notify('danger', errorText(t, error)),
    );
  return (
    <>
      <p className={styles.lead}>
        {last
          ? t(($) => $.nextFair.proposals.lead, { last: last.name })
          : t(($) => $.nextFair.proposals.leadGone)}
      </p>
      <nav className={toolbar.views} aria-label={t(($) => $.table.views.label)}>
        {proposalViews.map((one) => (
          <ViewLink
            key={one}
            view={one}
            current={one === view}
            count={proposals.filter((row) => inView(row, one)).length}
          />
        ))}
      </nav>
      <div className={styles.tools}>
        {openOnes.length > 1 && (
          <Checkbox
            label={t(($) => $.nextFair.proposals.chooseAll)}
            checked={chosen.length === openOnes.length}
            indeterminate={chosen.length > 0 && chosen.length < openOnes.length}
            onChange={({ currentTarget: { checked } }) =>
              choose(
                openOnes.map(({ exhibitor_id }) => exhibitor_id),
                checked,
              )
            }
          />
        )}
        {servicesGone && (
          <Checkbox
            label={t(($) => $.nextFair.proposals.without)}
            checked={without}
            onChange={({ currentTarget: { checked } }) => setWithout(checked)}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <p>{t(($) => $.nextFair.proposals.noMatch)}</p>
      ) : (
        <ul className={styles.sheet}>
          {shown.map((row) => (
            <ProposalRow
              key={row.exhibitor_id}
              row={row}
              chosen={isOpen(row) && isChosen(row.exhibitor_id)}
              onChoose={(one) => choose([row.exhibitor_id], one)}
              onRemove={() => void remove(row)}
            />
          ))}
        </ul>
      )}
      {openOnes.length > 0 && (
        <div className={styles.foot}>
          <div className={styles.buttons}>
            {acceptable.length > 0 && (
              <Button loading={busy} onClick={() => void accept(acceptable)}>
                {t(($) => $.nextFair.proposals.accept, { count: acceptable.length })}
              </Button>
            )}
            {others.length > 0 && (
              <Button
                variant={acceptable.length > 0 ? 'default' : 'filled'}
                loading={busy}
                onClick={() => void toRequests(others)}
              >
                {t(($) => $.nextFair.proposals.toRequests, { count: others.length })}
              </Button>
            )}
            {done !== null && done > 0 && (
              <p role="status">{t(($) => $.nextFair.proposals.progress, { count: done })}</p>
            )}
            {chosen.length === 0 && <p role="status">{t(($) => $.nextFair.proposals.nobodyChosen)}</p>}
          </div>
        </div>
      )}
    </>
  );
}

function ViewLink({ view, current, count }: { view: ProposalView; current: boolean; count: number }) {
  const { t } = useTranslation();
  return (
    <Link to={{ search: view === 'all' ? '' : `view=${view}` }} aria-current={current ? 'true' : undefined}>
      {t(($) => $.nextFair.proposals.views[view])} {formatNumber(count)}
    </Link>
  );
}

type Chosen = List['proposals'];

function useAccepting(catalogId: string, without: boolean) {
  const { t } = useTranslation();
  const [done, setDone] = useState<number | null>(null);
  const send = async (rows: Chosen, rest: 'leave' | 'request', question: { title: string; text: string }) => {
    if (!(await confirm({ ...question, confirm: question.title }))) return;
    setDone(0);
    try {
      const ids = rows.map(({ exhibitor_id }) => exhibitor_id);
      const how = { rest, without_services: without ? (1 as const) : (0 as const) };
      const result = await acceptProposals(catalogId, { ids, ...how }, setDone);
      notify(result.left.length > 0 ? 'info' : 'success', resultInWords(t, result));
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setDone(null);
    }
  };
  return {
    done,
    accept: (rows: Chosen) =>
      send(rows, 'leave', {
        title: t(($) => $.nextFair.proposals.accept, { count: rows.length }),
        text: t(($) => $.nextFair.proposals.acceptText),
      }),
    toRequests: (rows: Chosen) =>
      send(rows, 'request', {
        title: t(($) => $.nextFair.proposals.toRequests, { count: rows.length }),
        text: t(($) => $.nextFair.proposals.toRequestsText),
      }),
  };
}

const resultInWords = (t: Translate, { accepted, requested, already, left }: AcceptedProposals): string =>
  [
    ...(accepted > 0 ? [t(($) => $.nextFair.proposals.accepted, { count: accepted })] : []),
    ...(requested > 0 ? [t(($) => $.nextFair.proposals.requested, { count: requested })] : []),
    ...(already > 0 ? [t(($) => $.nextFair.proposals.already, { count: already })] : []),
    ...(left.length > 0 ? [t(($) => $.nextFair.proposals.left, { count: left.length })] : []),
  ].join(' ');
