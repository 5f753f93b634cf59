import { Button, Group, Modal, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { ExchangeField } from './exchange-field.tsx';
import type { Place } from './reorder.ts';
import { TargetField } from './target-field.tsx';

/** The row to move and its position. */
type FarRow = { name: string; position: number };

type Props = {
  /** Null closes the dialog. */
  row: FarRow | null;
  /** The possible positions; undefined while they are loading. */
  places: readonly Place[] | undefined;
  exchange?: boolean | undefined;
  /** Replaces the form if the positions could not be loaded. */
  failure?: ReactNode;
  onMove: (position: number) => void;
  onClose: () => void;
};

/** Asks for the new position and shows which row is there now. */
export function MoveDialog({ row, failure, onClose, ...props }: Props) {
  const { t } = useTranslation();
  // A dialog restores the focus only if it was mounted closed; the first move mounts it.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  // It keeps its text during the closing transition.
  const last = useRef(row);
  if (row) last.current = row;
  const shown = last.current;
  const name = shown?.name ?? '';
  return (
    <Modal
      opened={mounted && row !== null}
      onClose={onClose}
      title={
        props.exchange
          ? t(($) => $.table.reorder.exchangeTitle, { name })
          : t(($) => $.table.reorder.moveTitle, { name })
      }
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      {failure || (shown && <MoveForm row={shown} onClose={onClose} {...props} />)}
    </Modal>
  );
}

type FormProps = Omit<Props, 'row' | 'failure'> & { row: FarRow };

function MoveForm({ row, places, exchange, onMove, onClose }: FormProps) {
  const { t } = useTranslation();
  const [target, setTarget] = useState<number | null>(null);
  const [sent, setSent] = useState(false);
  const allowed = target !== null && places?.some(({ position }) => position === target);

  function submit(event: FormEvent) {
    event.preventDefault();
    // React would pass the event on to a form around the dialog.
    event.stopPropagation();
    setSent(true);
    if (!allowed) return;
    onClose();
    onMove(target);
  }

  const Field = exchange ? ExchangeField : TargetField;
  return (
    <form onSubmit={submit} noValidate>
      <Text mb="sm">{t(($) => $.table.reorder.placeNow, { position: row.position })}</Text>
      <Field
        from={row.position}
        places={places}
        target={target}
        onTarget={setTarget}
        faulty={sent && !allowed && places !== undefined}
      />
      <Group mt="lg">
        <Button type="submit">
          {exchange ? t(($) => $.table.reorder.exchange) : t(($) => $.table.reorder.move)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t(($) => $.ui.cancel)}
        </Button>
      </Group>
    </form>
  );
}
