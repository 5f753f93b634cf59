import type { PageItem } from '@rebblatt/contracts';

/** What every page editor gets. */
export interface EditorProps {
  page: PageItem;
  /** The organiser's office is looking, not the exhibitor. */
  office: boolean;
  /** Path of the list the editor was opened from. */
  list: string;
}
