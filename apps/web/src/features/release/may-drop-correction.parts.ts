import type { Translate } from '../../lib/text-key.ts';
import { confirm } from '../../ui/confirm-store.ts';

/**
 * Asks before pages are accepted although a correction of them is proposed.
 * @param positions of the pages among many; without them it is the page on the screen
 */
export const mayDropCorrection = (t: Translate, positions?: readonly number[]): Promise<boolean> => {
  const count = positions?.length ?? 1;
  const named = [...(positions ?? [])].sort((a, b) => a - b).join(', ');
  return confirm({
    title: t(($) => $.decide.dropCorrection.title, { count }),
    text: positions
      ? t(($) => $.decide.dropCorrection.among, { count, positions: named })
      : t(($) => $.decide.dropCorrection.text),
    confirm: t(($) => $.decide.dropCorrection.confirm),
    cancel: t(($) => $.decide.dropCorrection.cancel),
    danger: true,
  });
};
