import { Button, Group, Modal, NumberInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  count: number;
  onClose: () => void;
  /** @returns whether it was done, which closes the dialog */
  onMove: (position: number) => Promise<boolean>;
};

/** Asks to which position the marked pages go. */
export function MoveDialog({ count, onClose, onMove }: Props) {
  const { t } = useTranslation();
  const [position, setPosition] = useState<number | string>('');
  const [busy, setBusy] = useState(false);

  const possible = typeof position === 'number' && position >= 1;

  async function move(event: FormEvent) {
    event.preventDefault();
    if (!possible || busy) return;
    setBusy(true);
    if (await onMove(position)) onClose();
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
        <NumberInput
          data-autofocus
          label={t(($) => $.decide.bulk.moveTo)}
          description={t(($) => $.decide.bulk.moveHint)}
          min={1}
          max={99_999}
          allowDecimal={false}
          clampBehavior="none"
          hideControls
          value={position}
          onChange={setPosition}
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
