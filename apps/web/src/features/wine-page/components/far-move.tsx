import { useRef } from 'react';
import { withOrganiserTexts } from '../../../lib/i18n.ts';
import { laterView } from '../../../ui/later-view.tsx';

const MoveDialog = laterView(
  () => withOrganiserTexts(import('../../../table/move-dialog.tsx')).then((module) => module.MoveDialog),
  { wanted: ({ row }) => row !== null, close: ({ onClose }) => onClose() },
);

/** From this number of rows some positions are further than one step up or down. */
export const FAR_FROM_ROWS = 3;

type Props = {
  opened: boolean;
  name: string;
  /** The rows that can be moved, in order. */
  rows: readonly { id: number; name: string }[];
  id: number;
  exchange?: boolean;
  /** Receives the id of the row at the chosen position. */
  onMove: (target: number) => void;
  onClose: () => void;
};

/** The dialog for a move within the page, fetched when it is first opened. */
export function FarMove({ opened, name, rows, id, exchange, onMove, onClose }: Props) {
  const asked = useRef(false);
  if (opened) asked.current = true;
  if (!asked.current) return null;
  return (
    <MoveDialog
      row={opened ? { name, position: rows.findIndex((row) => row.id === id) + 1 } : null}
      places={rows.map((row, index) => ({ position: index + 1, name: row.name }))}
      exchange={exchange}
      onMove={(position) => {
        const target = rows[position - 1];
        if (target && target.id !== id) onMove(target.id);
      }}
      onClose={onClose}
    />
  );
}
