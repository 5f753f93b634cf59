import type { PageItem } from '@rebblatt/contracts';

/** The props of every page editor. */
export interface EditorProps {
  page: PageItem;
  /** Whether the user is the organiser, not the exhibitor. */
  organiser: boolean;
  /** Path of the list the editor was opened from. */
  list: string;
  /** Opens that list after a decision. The editor of a page that has just been decided on may be gone already. */
  onDecided: () => void;
}
