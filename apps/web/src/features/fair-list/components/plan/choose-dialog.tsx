import { Button, Group, Modal } from '@mantine/core';
import type { FairStand } from '@rebblatt/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Choice } from '../../../../ui/choice.tsx';
import type { Group as Rows } from '../../fair-list.rules.ts';
import type { TakenStand } from '../../plan.rules.ts';

type Props = {
  /** Whose stand is changed; null closes the dialog. */
  from: TakenStand | null;
  /** The stands to which it can go, deck by deck. */
  decks: Rows<FairStand>[];
  onChosen: (from: TakenStand, to: FairStand) => void;
  onClose: () => void;
};

/** Asks to which stand a company goes, for whoever does not drag; what happens then is asked afterwards. */
export function ChooseDialog({ from, decks, onChosen, onClose }: Props) {
  const { t } = useTranslation();
  // A dialog restores the focus only if it was mounted closed.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  // It keeps its text during the closing transition.
  const last = useRef(from);
  if (from) last.current = from;
  const shown = last.current;
  return (
    <Modal
      opened={mounted && from !== null}
      onClose={onClose}
      title={t(($) => $.fairList.plan.chooseTitle, {
        company: shown?.company.company_name ?? '',
        stand: shown?.stand ?? '',
      })}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      {shown && <Chooser key={shown.id} from={shown} decks={decks} onChosen={onChosen} onClose={onClose} />}
    </Modal>
  );
}

function Chooser({ from, decks, onChosen, onClose }: Props & { from: TakenStand }) {
  const { t } = useTranslation();
  const [to, setTo] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const target = decks.flatMap(({ rows }) => rows).find(({ id }) => String(id) === to);
  const labelOf = ({ stand, company, standing }: FairStand) =>
    standing === 'taken' && company
      ? `${stand}, ${company.company_name}`
      : `${stand}, ${t(($) => $.fairList.standing.free)}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (!target) return;
    onClose();
    onChosen(from, target);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Choice
        label={t(($) => $.fairList.plan.to)}
        data={decks.map(({ rows }) => ({
          group: [rows[0].ship, rows[0].deck].filter(Boolean).join(', ') || t(($) => $.fairList.nowhere),
          items: rows.map((one) => ({ value: String(one.id), label: labelOf(one) })),
        }))}
        value={to}
        text={target ? labelOf(target) : ''}
        onChange={setTo}
        searchable
        limit={60}
        error={sent && !target ? t(($) => $.fairList.plan.which) : undefined}
        data-autofocus
      />
      <Group mt="lg">
        <Button type="submit">{t(($) => $.fairList.plan.next)}</Button>
        <Button variant="default" onClick={onClose}>
          {t(($) => $.ui.cancel)}
        </Button>
      </Group>
    </form>
  );
}
