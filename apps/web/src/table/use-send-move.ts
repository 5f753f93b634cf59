import { errorBodyOf, errorText, fieldErrorText } from '../lib/error-text.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { notify } from '../ui/snackbar-store.ts';
import { MoveRefused } from './reorder.ts';

type Positions = { from: number; to: number };
type Send = (position: number) => Promise<unknown>;

/**
 * Sends a move, says where the thing is now and offers the inverse call to undo it; a refused move says why.
 *
 * @returns a function that resolves in either case
 */
export function useSendMove(): (name: string, positions: Positions, send: Send) => Promise<void> {
  const { t } = useTranslation();

  /** There is no field to mark, so the message itself says what is wrong with the position. */
  function refusalText(error: unknown): string {
    if (error instanceof MoveRefused) return error.message;
    const [first] = Object.values(errorBodyOf(error)?.errors ?? {}).flat();
    return first
      ? fieldErrorText(
          t,
          first,
          t(($) => $.table.reorder.target),
        )
      : errorText(t, error);
  }

  async function sendMove(name: string, to: number, send: Send, undo?: () => void): Promise<void> {
    try {
      await send(to);
      const text = t(($) => $.table.reorder.moved, { name, position: String(to) });
      notify('success', text, undo && { label: t(($) => $.ui.undo), run: undo });
    } catch (error) {
      notify('danger', refusalText(error));
    }
  }

  return (name, { from, to }, send) => sendMove(name, to, send, () => void sendMove(name, from, send));
}
