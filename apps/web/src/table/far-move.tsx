import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../ui/error-state.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { Reorder } from './reorder.ts';

type Props<Row> = {
  /** The row to move; null closes the dialog. */
  row: Row | null;
  reorder: Reorder<Row>;
  onMove: (row: Row, position: number) => void;
  onClose: () => void;
};

/** The dialog for a move beyond the visible rows of a list. */
export function FarMove<Row>({ row, reorder, onMove, onClose }: Props<Row>) {
  const query = useQuery({ ...reorder.places, enabled: row !== null });
  return (
    <MoveDialog
      row={row && { name: reorder.nameOf(row), position: reorder.positionOf(row) }}
      places={query.data}
      exchange={reorder.exchange}
      failure={query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      onMove={(position) => row && onMove(row, position)}
      onClose={onClose}
    />
  );
}
