import type { SheetPlanPage } from '@rebblatt/contracts';

/** The pages after one of them was moved to a position, before the server has answered: those between shift by one. */
export function movedPlan(pages: readonly SheetPlanPage[], id: number, to: number): SheetPlanPage[] {
  const moving = pages.find((page) => page.id === id);
  if (!moving) return [...pages];
  const order = pages.filter((page) => page !== moving);
  order.splice(to - 1, 0, moving);
  let next = 1;
  return order.map((page, at) => {
    const folio = page.folio === null ? null : next;
    next += page.sheets;
    return { ...page, position: at + 1, folio };
  });
}
