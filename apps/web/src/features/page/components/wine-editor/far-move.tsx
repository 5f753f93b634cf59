import { useRef } from 'react';
import { laterView } from '../../../../ui/later-view.tsx';

const MoveDialog = laterView(
  () => import('../../../../table/move-dialog.tsx').then((module) => module.MoveDialog),
  { wanted: ({ row }) => row !== null, close: ({ onClose }) => onClose() },
);

/** So many rows have places that one step up or down does not reach. */
export const FAR_FROM_ROWS = 3;

type Props = {
  opened: boolean;
  name: string;
  /** What can change places, in order. */
  rows: readonly { id: number; name: string }[];
  id: number;
  exchange?: boolean;
  /** Takes the id of the row whose place is wanted. */
  onMove: (target: number) => void;
  onClose: () => void;
};

/** The dialog for a move within the page, fetched when it is first asked for. */
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
