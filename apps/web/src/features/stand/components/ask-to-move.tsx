import type { StandMoved } from '@rebblatt/contracts';
import { errorText } from '../../../lib/error-text.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { moveStand, reloadStands } from '../move.api.ts';

/** A company that goes from one stand to another, and who is there. */
export type Move = { stand_id: number; exhibitor_id: number; to: number; to_exhibitor_id: number | null };

async function refused(t: Translate, error: unknown) {
  notify('danger', errorText(t, error));
  await reloadStands();
}

async function send(t: Translate, id: number | string, move: Move, undo: boolean) {
  try {
    const { moves } = await moveStand(id, { ...move, only_check: 0 });
    const [first, second] = moves;
    const words = {
      company: first?.company_name ?? '',
      to: first?.to ?? '',
      other: second?.company_name ?? '',
    };
    const back = { ...move, stand_id: move.to, to: move.stand_id };
    notify(
      'success',
      second ? t(($) => $.fairList.plan.exchanged, words) : t(($) => $.fairList.plan.moved, words),
      undo ? { label: t(($) => $.ui.undo), run: () => void send(t, id, back, false) } : undefined,
    );
    await reloadStands();
  } catch (error) {
    await refused(t, error);
  }
}

/** Moves a company to another stand of a catalogue, after a question that says what changes. */
export async function askToMove(t: Translate, id: number | string, move: Move): Promise<void> {
  const exchange = move.to_exhibitor_id !== null;
  let changes: StandMoved;
  try {
    changes = await moveStand(id, { ...move, only_check: 1 });
  } catch (error) {
    return refused(t, error);
  }
  const sure = await confirm({
    title: exchange ? t(($) => $.fairList.plan.exchangeTitle) : t(($) => $.fairList.plan.moveTitle),
    text: <Changes t={t} changes={changes} />,
    confirm: exchange ? t(($) => $.fairList.plan.exchange) : t(($) => $.fairList.plan.move),
  });
  if (sure) await send(t, id, move, true);
}

/** What a move changes: who goes where, whose pages say it, and what is no longer true. */
function Changes({ t, changes: { moves, proposed_to, book } }: { t: Translate; changes: StandMoved }) {
  const words = (positions: number[]) =>
    new Intl.ListFormat(document.documentElement.lang).format(positions.map(String));
  return (
    <>
      <ul>
        {moves.map(({ exhibitor_id, company_name: company, from, to, positions }) => (
          <li key={exhibitor_id}>
            {t(($) => $.fairList.plan.goes, { company, from, to })}{' '}
            {positions.length > 0
              ? t(($) => $.fairList.plan.pages, { count: positions.length, positions: words(positions) })
              : t(($) => $.fairList.plan.noPages)}
          </li>
        ))}
        {proposed_to !== null && <li>{t(($) => $.fairList.plan.proposedAway, { company: proposed_to })}</li>}
        {book !== null && <li>{t(($) => $.fairList.plan.outdated, { number: String(book) })}</li>}
      </ul>
      <p>{t(($) => $.fairList.plan.mailed, { count: moves.length })}</p>
    </>
  );
}
