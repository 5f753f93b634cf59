import type { AdminRequestItem } from '@rebblatt/contracts';
import { Withdrawn } from '../../../form/withdrawn.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { confirm } from '../../../ui/confirm-store.ts';

/**
 * Asks before an existing decision is changed, and says what will happen.
 * @param item the request as it is stored now, decided
 * @throws Withdrawn when the administrator declines
 */
export async function askToDecideAgain(t: Translate, item: AdminRequestItem, accepted: 0 | 1): Promise<void> {
  const { state, stands, winePages, adPages, exhibitor } = item;
  const name = exhibitor.company_name;
  const printed = [...winePages, ...adPages].filter(({ pageId, active }) => pageId !== null && active === 1);
  const takesBack = state === 'accepted' && accepted === 0;
  const sure = await confirm({
    title: takesBack ? t(($) => $.request.again.takeBack, { name }) : t(($) => $.request.again.title),
    text: takesBack ? (
      <>
        <p>{t(($) => $.request.again.whatHappens)}</p>
        <ul>
          <li>
            {t(($) => $.request.again.stands, {
              count: stands.length,
              stands: stands.map(({ stand }) => stand).join(', '),
            })}
          </li>
          <li>{t(($) => $.request.again.pages, { count: printed.length })}</li>
          <li>{t(($) => $.request.again.mail)}</li>
        </ul>
        <p>{t(($) => $.request.again.nothingLost)}</p>
      </>
    ) : state === 'rejected' && accepted === 1 ? (
      t(($) => $.request.again.accept)
    ) : (
      t(($) => $.request.again.text)
    ),
    confirm: takesBack ? t(($) => $.request.again.reject) : t(($) => $.request.again.save),
    danger: takesBack,
  });
  if (!sure) throw new Withdrawn();
}
