import { Button } from '@mantine/core';
import type { OwnProposal as Proposed, RequestItem } from '@rebblatt/contracts';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formSheet } from '../../../form/form-layout.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { createIntention } from '../../../lib/intention.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { May } from '../../../ui/may.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { countsInWords } from '../order.words.ts';
import { confirmProposal, reloadOwnOrder } from '../proposal.api.ts';
import styles from './own-proposal.module.css';

type Props = {
  proposal: Proposed;
  onSent: (request: RequestItem) => void;
  /** Opens the form, which begins with it. */
  onChange: () => void;
};

/** The order of last time: sent with one click, or changed in the form. */
export function OwnProposal({ proposal, onSent, onChange }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [intention] = useState(createIntention);
  const { catalog, last, stands, services } = proposal;
  const [countedStands, ...pages] = countsInWords(t, proposal);
  const title = t(($) => $.nextFair.own.title);

  async function send() {
    setBusy(true);
    try {
      const seen = services.map(({ id, amount }) => ({ id, amount }));
      const request = await confirmProposal({ catalog_id: catalog.id, services: seen }, intention);
      notify(
        'success',
        t(($) => $.request.sentNow),
      );
      onSent(request);
    } catch (error) {
      notify('danger', errorText(t, error));
      setBusy(false);
      // Somebody else answered it, or it is another one now.
      void reloadOwnOrder();
    }
  }

  return (
    <section className={`${formSheet} ${styles.proposal}`} aria-label={title}>
      <h2>{title}</h2>
      <p>{last ? t(($) => $.nextFair.own.lead, { last }) : t(($) => $.nextFair.own.leadGone)}</p>
      <ul className={styles.order}>
        <li>
          {stands.length > 0
            ? t(($) => $.nextFair.own.stands, { counted: countedStands, stands: stands.join(', ') })
            : countedStands}
        </li>
        {pages.map((counted) => (
          <li key={counted}>{counted}</li>
        ))}
        {proposal.deck !== null && <li>{t(($) => $.request.wish.is, { deck: proposal.deck })}</li>}
        {services.map(({ id, amount, name, ...names }) => (
          <li key={id}>{t(($) => $.request.amountOf, { amount, name: shownName(names, name) })}</li>
        ))}
      </ul>
      <Conflicts proposal={proposal} />
      <p className={styles.hint}>{t(($) => $.nextFair.own.hint)}</p>
      <May needs="everything">
        <div className={styles.buttons}>
          <Button loading={busy} onClick={() => void send()}>
            {t(($) => $.nextFair.own.confirm)}
          </Button>
          <Button variant="default" disabled={busy} onClick={onChange}>
            {t(($) => $.nextFair.own.change)}
          </Button>
        </div>
      </May>
    </section>
  );
}

function Conflicts({ proposal: { conflicts } }: Pick<Props, 'proposal'>) {
  const { t } = useTranslation();
  if (conflicts.length === 0) return null;
  return (
    <ul className={styles.conflicts}>
      {conflicts.map(({ kind, name }) => (
        <li key={`${kind} ${name}`}>
          <TriangleAlert size={16} aria-hidden />
          {t(($) => $.nextFair.own.conflicts[kind], { name })}
        </li>
      ))}
    </ul>
  );
}
