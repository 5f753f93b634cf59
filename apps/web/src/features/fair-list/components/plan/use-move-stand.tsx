import type { FairStand, StandMoved } from '@rebblatt/contracts';
import { useParams } from 'react-router-dom';
import { errorText } from '../../../../lib/error-text.ts';
import type { Translate } from '../../../../lib/text-key.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { confirm } from '../../../../ui/confirm-store.ts';
import { notify } from '../../../../ui/snackbar-store.ts';
import { moveStand, reloadStands } from '../../fair-list.api.ts';
import type { TakenStand } from '../../plan.rules.ts';

type Move = { stand_id: number; exhibitor_id: number; to: number; to_exhibitor_id: number | null };

/** Moves a company to another stand, after a question that says what changes. */
export function useMoveStand(): (from: TakenStand, to: FairStand) => Promise<void> {
  const { t } = useTranslation();
  const { catalog: id = '' } = useParams();

  async function refused(error: unknown) {
    notify('danger', errorText(t, error));
    await reloadStands();
  }

  async function send(move: Move, undo: boolean) {
    try {
      const { moves } = await moveStand(id, { ...move, only_check: 0 });
      const [first, second] = moves;
      const words = {
        company: first?.company_name ?? '',
        to: first?.to ?? '',
        other: second?.company_name ?? '',
      };
      const back = {
        stand_id: move.to,
        exhibitor_id: move.exhibitor_id,
        to: move.stand_id,
        to_exhibitor_id: move.to_exhibitor_id,
      };
      notify(
        'success',
        second ? t(($) => $.fairList.plan.exchanged, words) : t(($) => $.fairList.plan.moved, words),
        undo ? { label: t(($) => $.ui.undo), run: () => void send(back, false) } : undefined,
      );
      await reloadStands();
    } catch (error) {
      await refused(error);
    }
  }

  return async (from, to) => {
    const other = to.standing === 'taken' ? to.company : null;
    const move = {
      ...{ stand_id: from.id, exhibitor_id: from.company.id, to: to.id },
      to_exhibitor_id: other?.id ?? null,
    };
    let changes: StandMoved;
    try {
      changes = await moveStand(id, { ...move, only_check: 1 });
    } catch (error) {
      return refused(error);
    }
    const sure = await confirm({
      title: other ? t(($) => $.fairList.plan.exchangeTitle) : t(($) => $.fairList.plan.moveTitle),
      text: <Changes t={t} changes={changes} />,
      confirm: other ? t(($) => $.fairList.plan.exchange) : t(($) => $.fairList.plan.move),
    });
    if (sure) await send(move, true);
  };
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
