import type { RefusedPage } from '@rebblatt/contracts';
import { keyText } from '../../../../lib/error-text.ts';
import type { Translate } from '../../../../lib/text-key.ts';
import { confirm } from '../../../../ui/confirm-store.ts';

/** In this list nothing can be compared with what somebody else has stored. */
const reasonOf = (t: Translate, error: RefusedPage['error'], params: RefusedPage['params']) =>
  error === 'conflict.stale' ? t(($) => $.decide.bulk.stale) : keyText(t, error, params);

/** Names the pages that stayed as they are, each with its reason, until that is closed. */
export async function tellRefused(
  t: Translate,
  refused: readonly RefusedPage[],
  step?: 'take-back',
): Promise<void> {
  if (refused.length === 0) return;
  const text = (
    <ul>
      {[...refused]
        .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map(({ id, position, error, params }) => (
          <li key={id}>
            {position === null
              ? t(($) => $.decide.bulk.gone)
              : t(($) => $.decide.bulk.refused, { position, reason: reasonOf(t, error, params) })}
          </li>
        ))}
    </ul>
  );
  const title =
    step === 'take-back'
      ? t(($) => $.decide.bulk.notTakenBack, { count: refused.length })
      : t(($) => $.decide.bulk.refusedTitle, { count: refused.length });
  await confirm({ title, text, confirm: t(($) => $.ui.close), noChoice: true });
}
