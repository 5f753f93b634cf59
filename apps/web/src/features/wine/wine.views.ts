import { NO_ALCOHOL_LEVEL } from '@rebblatt/contracts';
import type { ListState } from '../../lib/list-state.ts';

/** Addresses of the lists that show what is missing on wines. */
export const WITHOUT_GRAPES = 'gv_count=0';
export const WITHOUT_ALCOHOL_LEVEL = new URLSearchParams({
  columnFilters: JSON.stringify({ alcohol_content_level: String(NO_ALCOHOL_LEVEL) }),
}).toString();

/** Whether the list shows just the wines without alcohol level. */
export const isWithoutAlcoholLevel = (state: ListState) =>
  String(state.columnFilters.alcohol_content_level) === String(NO_ALCOHOL_LEVEL);
