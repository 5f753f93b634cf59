import type { SheetPlanPage } from '@rebblatt/contracts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { useSendMove } from '../../../../table/use-send-move.ts';
import { movePage } from '../../../page/page-list.api.ts';
import { labelledPage } from '../../../page/page-name.rules.ts';
import { movedPlan } from '../../moved-plan.rules.ts';
import type { PlanCell } from '../../sheet-plan.rules.ts';
import { DragGhost } from './drag-ghost.tsx';
import { Miniature } from './miniature.tsx';
import { usePlanDrag } from './use-plan-drag.ts';
import { usePointed } from './use-pointed.ts';

type Props = {
  strip: HTMLElement;
  /** The last press before this was there. */
  early: { current: PointerEvent | null };
  catalogId: string;
  pages: readonly SheetPlanPage[];
  cells: readonly PlanCell[];
  /** Shows the plan as it will be after a move, or again as it is. */
  onMoved: (pages: SheetPlanPage[] | null) => void;
};

/** What a pointer or the focus adds to the plan: pages in small, and dragging them. */
export function PlanHands({ strip, early, catalogId, pages, cells, onMoved }: Props) {
  const { t } = useTranslation();
  const send = useSendMove();
  const cellAt = (target: EventTarget | null) => {
    const cell = target instanceof Element ? target.closest('[data-cell]') : null;
    const name = strip.contains(cell) ? cell?.getAttribute('data-cell') : null;
    return cells.find(({ page, index }) => `${page.id}-${index}` === name);
  };

  async function move(page: SheetPlanPage, to: number) {
    onMoved(movedPlan(pages, page.id, to));
    await send(labelledPage(t, page), { from: page.position, to }, (position) => movePage(page.id, position));
    onMoved(null);
  }

  const dragging = usePlanDrag(strip, early, cellAt, (page, to) => void move(page, to));
  const pointed = usePointed(strip, '[data-cell]');
  if (dragging) return <DragGhost drag={dragging} />;
  const cell = cellAt(pointed);
  if (!pointed || !cell) return null;
  const left = pointed.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  return <Miniature catalogId={catalogId} cell={cell} left={left} />;
}
