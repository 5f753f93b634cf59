import type { BookState } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { completenessText, outdatedText } from '../book-state.rules.ts';

type Props = { state: BookState };

/** What a book is, in a line for each thing. */
export function BookStateLines({ state, doubtful }: Props & { doubtful: string | undefined }) {
  const { t } = useTranslation();
  const completeness = completenessText(t, state);
  const outdated = outdatedText(t, state);
  return (
    <>
      {completeness && <span className={state.left_out ? doubtful : undefined}>{completeness}</span>}
      {outdated && <span className={doubtful}>{outdated}</span>}
    </>
  );
}

/** The same across a dialog or a page, only of a book that is not what it might be taken for. */
export function BookStateNotice({ state }: Props) {
  const { t } = useTranslation();
  const outdated = outdatedText(t, state);
  const completeness = state.left_out ? completenessText(t, state) : null;
  return (
    <>
      {completeness && <Notice tone="wait">{completeness}</Notice>}
      {outdated && <Notice tone="danger">{outdated}</Notice>}
    </>
  );
}
