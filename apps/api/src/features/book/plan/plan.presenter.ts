import type { SheetPlanPage } from '@rebblatt/contracts';
import type { PlacedPage } from './plan.rules.ts';

/** A page in the sheet plan. */
export const presentPlanPage = ({ page, folio, sides }: PlacedPage): SheetPlanPage => ({
  id: page.id,
  position: page.position,
  page_type: page.page_type,
  active: page.active ? 1 : 0,
  state: page.state,
  standing: page.standing,
  label: page.company_name ?? page.description,
  folio,
  sheets: sides,
});
