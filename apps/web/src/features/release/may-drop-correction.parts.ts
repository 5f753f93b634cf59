import type { Translate } from '../../lib/text-key.ts';
import { confirm } from '../../ui/confirm-store.ts';

/** Asks before pages are accepted although a correction of them is proposed. @param count how many pages */
export const mayDropCorrection = (t: Translate, count = 1): Promise<boolean> =>
  confirm({
    title: t(($) => $.decide.dropCorrection.title, { count }),
    text: t(($) => $.decide.dropCorrection.text, { count }),
    confirm: t(($) => $.decide.dropCorrection.confirm),
    cancel: t(($) => $.decide.dropCorrection.cancel),
    danger: true,
  });
