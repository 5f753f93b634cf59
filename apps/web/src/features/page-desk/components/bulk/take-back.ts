import type { BulkStep } from '@rebblatt/contracts';
import { errorBodyOf, errorText } from '../../../../lib/error-text.ts';
import { createIntention, type Intention } from '../../../../lib/intention.ts';
import type { Translate } from '../../../../lib/text-key.ts';
import { notify } from '../../../../ui/snackbar-store.ts';
import { changePages } from '../../../page/page-list.api.ts';
import { tellRefused } from './tell-refused.tsx';

/** What the buttons of marked pages do with them at once or after a question. */
export type Step = Exclude<BulkStep, 'withdraw' | 'take-back'>;

const reverseOf = {
  accept: 'withdraw',
  reject: 'take-back',
  activate: 'deactivate',
  deactivate: 'activate',
} as const satisfies Record<Step, BulkStep>;

/** Takes a step with these pages back, and names those that have been changed since. */
export async function takeBack(
  t: Translate,
  step: Step,
  pages: { id: number; version: number }[],
  intention: Intention = createIntention(),
): Promise<void> {
  const reverse = reverseOf[step];
  try {
    const { done, refused } = await changePages({ step: reverse, pages }, intention);
    const count = done.length;
    const text =
      reverse === 'activate' || reverse === 'deactivate'
        ? t(($) => $.decide.bulk.done[reverse], { count })
        : t(($) => $.decide.bulk.takenBack, { count });
    if (count > 0) notify('success', text);
    await tellRefused(t, refused, reverse === 'take-back' ? reverse : undefined);
  } catch (error) {
    // Without an answer it can be tried again: once, also where only the answer was lost.
    const again = {
      label: t(($) => $.decide.undo),
      run: () => void takeBack(t, step, pages, intention),
    };
    notify('danger', errorText(t, error), errorBodyOf(error) ? undefined : again);
  }
}
