import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';

type Props = {
  count: number;
  onClose: () => void;
  /** @returns whether it was done, which closes the dialog */
  onMove: (position: number) => Promise<boolean>;
};

/** Asks to which position the marked pages go. */
export function MoveDialog({ count, onClose, onMove }: Props) {
  const { t } = useTranslation();
  const [position, setPosition] = useState('');
  const [busy, setBusy] = useState(false);

  // Text, so that «12–14» is no place, and not place 1214.
  const possible = /^[1-9]\d{0,4}$/.test(position.trim());

  async function move(event: FormEvent) {
    event.preventDefault();
    if (!possible || busy) return;
    setBusy(true);
    if (await onMove(Number(position))) onClose();
    else setBusy(false);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.decide.bulk.moveTitle, { count })}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <form onSubmit={(event) => void move(event)}>
        <TextInput
          data-autofocus
          label={t(($) => $.decide.bulk.moveTo)}
          description={t(($) => $.decide.bulk.moveHint)}
          inputMode="numeric"
          autoComplete="off"
          value={position}
          onChange={(event) => setPosition(event.currentTarget.value)}
        />
        <Group mt="md">
          <Button type="submit" loading={busy} disabled={!possible}>
            {t(($) => $.decide.bulk.moveNow)}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t(($) => $.ui.cancel)}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
