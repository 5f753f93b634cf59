import type { BookState, OutdatedReason } from '@rebblatt/contracts';
import { outdatedReasons } from '@rebblatt/contracts';
import type { TFunction } from 'i18next';

/** What a book leaves out, in a sentence; null for an earlier book, of which it is not known. */
export function completenessText(t: TFunction, { left_out }: BookState): string | null {
  if (left_out === null) return null;
  return left_out === 0
    ? t(($) => $.print.state.complete)
    : t(($) => $.print.state.draft, { count: left_out });
}

const reasonTexts: Record<OutdatedReason, (t: TFunction, state: BookState) => string> = {
  pages: (t, { changed_pages }) => t(($) => $.print.state.changedPages, { count: changed_pages ?? 0 }),
  order: (t) => t(($) => $.print.state.order),
  design: (t) => t(($) => $.print.state.design),
};

/** What has changed since a book was made, in sentences; null while it is what would be printed now. */
export function outdatedText(t: TFunction, state: BookState): string | null {
  const reasons = outdatedReasons(state);
  if (reasons.length === 0) return null;
  return [t(($) => $.print.state.outdated), ...reasons.map((reason) => reasonTexts[reason](t, state))].join(
    ' ',
  );
}
