import type { PageItem } from '@rebblatt/contracts';

/** What every page editor gets. */
export interface EditorProps {
  page: PageItem;
  /** The organiser's organiser is looking, not the exhibitor. */
  organiser: boolean;
  /** Path of the list the editor was opened from. */
  list: string;
}
