import type { BookState } from '@rebblatt/contracts';
import type { TFunction } from 'i18next';

/** What a book leaves out, in a sentence; null for an earlier book, of which it is not known. */
export function completenessText(t: TFunction, { left_out }: BookState): string | null {
  if (left_out === null) return null;
  return left_out === 0
    ? t(($) => $.print.state.complete)
    : t(($) => $.print.state.draft, { count: left_out });
}

/** What has changed since a book was made, in sentences; null while it is what would be printed now. */
export function outdatedText(t: TFunction, state: BookState): string | null {
  if (state.outdated === 0) return null;
  return [
    t(($) => $.print.state.outdated),
    state.changed_pages ? t(($) => $.print.state.changedPages, { count: state.changed_pages }) : '',
    state.order_changed === 1 ? t(($) => $.print.state.order) : '',
    state.design_changed === 1 ? t(($) => $.print.state.design) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
