import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToWindowEdges } from '@dnd-kit/modifiers';
import type { FairStand } from '@rebblatt/contracts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { laterView } from '../../../../ui/later-view.tsx';
import { askToMove } from '../../../stand/move.parts.ts';
import { byDeck, countsOf } from '../../fair-list.rules.ts';
import { isTaken, mayMove, nextCard, type TakenStand, type Way } from '../../plan.rules.ts';
import styles from './plan.module.css';
import { StandCard } from './stand-card.tsx';

const ChooseDialog = laterView(() => import('./choose-dialog.tsx').then((module) => module.ChooseDialog), {
  wanted: ({ from }) => from !== null,
  close: ({ onClose }) => onClose(),
});

/** How far a pointer must move before a press becomes a drag. */
const STARTS_AT_PX = 5;

const ways: Record<string, Way> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The card below the pointer, or on which the arrow keys have put what is lifted. */
const collisions: CollisionDetection = ({
  collisionRect,
  droppableContainers,
  droppableRects,
  pointerCoordinates,
}) => {
  const { x, y } = pointerCoordinates ?? {
    x: collisionRect.left + collisionRect.width / 2,
    y: collisionRect.top + collisionRect.height / 2,
  };
  const below = droppableContainers.find(({ id }) => {
    const rect = droppableRects.get(id);
    return rect && rect.left <= x && x <= rect.right && rect.top <= y && y <= rect.bottom;
  });
  return below ? [{ id: below.id }] : [];
};

const arrows: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const way = ways[event.code];
  const { collisionRect, droppableContainers, droppableRects, over, active } = context;
  if (!way) return undefined;
  event.preventDefault();
  // A key may come before the cards have been measured.
  const places = droppableContainers.getEnabled().flatMap(({ id, node }) => {
    const rect = droppableRects.get(id) ?? node.current?.getBoundingClientRect();
    return rect ? [{ id, rect }] : [];
  });
  const from = collisionRect ?? places.find(({ id }) => id === active?.id)?.rect;
  if (!from) return undefined;
  const at = places.findIndex(({ id }) => id === (over?.id ?? active?.id));
  const next =
    places[
      nextCard(
        places.map(({ rect }) => rect),
        at,
        way,
      )
    ];
  if (!next) return undefined;
  const { left, top } = next.rect;
  return {
    x: currentCoordinates.x + left - from.left,
    y: currentCoordinates.y + top - from.top,
  };
};

type Props = {
  /** The stands that are shown. */
  rows: readonly FairStand[];
  /** All of the catalogue, for a move out of what is shown. */
  stands: readonly FairStand[];
};

/** The plan of a ship: deck by deck, who is at which stand. */
export function StandPlan({ rows, stands }: Props) {
  const { t } = useTranslation();
  const { catalog = '' } = useParams();
  const move = (from: TakenStand, to: FairStand) =>
    askToMove(t, catalog, {
      ...{ stand_id: from.id, exhibitor_id: from.company.id, to: to.id },
      to_exhibitor_id: isTaken(to) ? to.company.id : null,
    });
  const [lifted, setLifted] = useState<TakenStand | null>(null);
  const [onto, setOnto] = useState<FairStand | null>(null);
  const [choosing, setChoosing] = useState<TakenStand | null>(null);
  const standOf = (id: unknown) => stands.find((stand) => stand.id === id);
  const targetOf = (id: unknown): FairStand | null => {
    const to = standOf(id);
    return lifted && to && mayMove(lifted, to) ? to : null;
  };
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: STARTS_AT_PX } }),
    // Not smooth: during smooth scrolling the next card would be measured where it no longer is.
    useSensor(KeyboardSensor, { coordinateGetter: arrows, scrollBehavior: 'auto' }),
  );
  const end = () => {
    setLifted(null);
    setOnto(null);
  };

  function drop({ over }: DragEndEvent) {
    const [from, to] = [lifted, targetOf(over?.id)];
    end();
    if (from && to) void move(from, to);
  }

  const words = (from: TakenStand | undefined, to?: FairStand) => ({
    company: from?.company.company_name ?? '',
    from: from?.stand ?? '',
    to: to?.stand ?? '',
    other: to?.company?.company_name ?? '',
  });
  const taken = (id: unknown) => {
    const stand = standOf(id);
    return isTaken(stand) ? stand : undefined;
  };
  const overWords = (id: unknown, overId: unknown) => {
    const [from, to] = [taken(id), standOf(overId)];
    if (!from || !to || !mayMove(from, to)) return t(($) => $.fairList.plan.stays, words(from));
    return isTaken(to)
      ? t(($) => $.fairList.plan.overCompany, words(from, to))
      : t(($) => $.fairList.plan.overFree, words(from, to));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      modifiers={[restrictToWindowEdges]}
      accessibility={{
        screenReaderInstructions: { draggable: t(($) => $.fairList.plan.instructions) },
        announcements: {
          onDragStart: ({ active }) => t(($) => $.fairList.plan.lifted, words(taken(active.id))),
          // It begins above its own place, which says nothing new.
          onDragOver: ({ active, over }) =>
            over?.id === active.id
              ? t(($) => $.fairList.plan.lifted, words(taken(active.id)))
              : overWords(active.id, over?.id),
          onDragEnd: ({ active, over }) => overWords(active.id, over?.id),
          onDragCancel: ({ active }) => t(($) => $.fairList.plan.stays, words(taken(active.id))),
        },
      }}
      onDragStart={({ active }) => setLifted(taken(active.id) ?? null)}
      onDragOver={({ over }) => setOnto(targetOf(over?.id))}
      onDragCancel={end}
      onDragEnd={drop}
    >
      <p className={styles.hint}>{t(($) => $.fairList.plan.hint)}</p>
      {byDeck(rows).map(({ key, rows: cards }) => (
        <Deck key={key} stands={cards} lifted={lifted} onChoose={setChoosing} />
      ))}
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {lifted && (
            <div className={styles.ghost}>
              <strong>{lifted.company.company_name}</strong>
              <span>
                {onto ? `${lifted.stand} → ${onto.stand}` : t(($) => $.fairList.plan.stays, words(lifted))}
              </span>
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
      <ChooseDialog
        from={choosing}
        decks={byDeck(choosing ? stands.filter((one) => mayMove(choosing, one)) : [])}
        onChosen={(from, to) => void move(from, to)}
        onClose={() => setChoosing(null)}
      />
    </DndContext>
  );
}

type DeckProps = {
  stands: readonly [FairStand, ...FairStand[]];
  lifted: TakenStand | null;
  onChoose: (stand: TakenStand) => void;
};

function Deck({ stands, lifted, onChoose }: DeckProps) {
  const { t } = useTranslation();
  const { free, waiting, taken } = countsOf(stands);
  const numbers = { free: String(free), waiting: String(waiting), taken: String(taken) };
  const title = [stands[0].ship, stands[0].deck].filter(Boolean).join(', ') || t(($) => $.fairList.nowhere);
  return (
    <section className={styles.deck}>
      <header className={styles.deckHead}>
        <h2>{title}</h2>
        <p>
          {waiting > 0 ? t(($) => $.fairList.countsWaiting, numbers) : t(($) => $.fairList.counts, numbers)}
        </p>
      </header>
      <ul className={styles.cards} aria-label={title}>
        {stands.map((stand) => (
          <StandCard
            key={stand.id}
            stand={stand}
            open={lifted !== null && mayMove(lifted, stand)}
            onChoose={() => isTaken(stand) && onChoose(stand)}
          />
        ))}
      </ul>
    </section>
  );
}
