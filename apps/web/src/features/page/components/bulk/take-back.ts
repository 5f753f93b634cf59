import { errorText } from '../../../../lib/error-text.ts';
import { createIntention } from '../../../../lib/intention.ts';
import type { Translate } from '../../../../lib/text-key.ts';
import { notify } from '../../../../ui/snackbar-store.ts';
import { changePages } from '../../page-list.api.ts';
import { tellRefused } from './tell-refused.tsx';

/** Takes the rejection of these pages back, and names those that have been changed since. */
export async function takeBack(t: Translate, pages: { id: number; version: number }[]): Promise<void> {
  try {
    const { done, refused } = await changePages({ step: 'take-back', pages }, createIntention());
    if (done.length > 0)
      notify(
        'success',
        t(($) => $.decide.bulk.takenBack, { count: done.length }),
      );
    await tellRefused(t, refused, 'take-back');
  } catch (error) {
    notify('danger', errorText(t, error));
  }
}
