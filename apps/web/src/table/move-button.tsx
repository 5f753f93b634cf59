import { ActionIcon } from '@mantine/core';
import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from '../lib/use-translation.ts';

type Props = { name: string; exchange?: boolean | undefined; onClick: () => void };

/** The button to move a row further than it can be dragged. */
export function MoveButton({ name, exchange, onClick }: Props) {
  const { t } = useTranslation();
  const label = exchange
    ? t(($) => $.table.reorder.exchangeRow, { name })
    : t(($) => $.table.reorder.moveRow, { name });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--ink)"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <ArrowUpDown size={17} aria-hidden />
    </ActionIcon>
  );
}
