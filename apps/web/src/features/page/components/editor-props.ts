import type { PageItem } from '@rebblatt/contracts';

/** The props of every page editor. */
export interface EditorProps {
  page: PageItem;
  /** Whether the user is the organiser, not the exhibitor. */
  organiser: boolean;
  /** Path of the list the editor was opened from. */
  list: string;
}
