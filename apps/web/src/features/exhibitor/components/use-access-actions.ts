import type { ExhibitorItem } from '@rebblatt/contracts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { endSessions, sendPasswordLink } from '../exhibitor.api.ts';

/** The actions on an exhibitor's access that need only a button; each shows a message. */
export function useAccessActions({ id, company_name: name, email }: ExhibitorItem) {
  const { t } = useTranslation();
  const tell = (call: Promise<unknown>, done: string) =>
    call.then(
      () => notify('success', done),
      (error: unknown) => notify('danger', errorText(t, error)),
    );
  return {
    mailLink: () =>
      void tell(
        sendPasswordLink(id),
        t(($) => $.exhibitor.linkMailed, { email }),
      ),
    async signOutEverywhere() {
      const agreed = await confirm({
        title: t(($) => $.exhibitor.endSessionsTitle, { name }),
        text: t(($) => $.exhibitor.endSessionsText),
        confirm: t(($) => $.exhibitor.endSessions),
        danger: true,
      });
      if (!agreed) return;
      await tell(
        endSessions(id),
        t(($) => $.exhibitor.sessionsEnded, { name }),
      );
    },
  };
}
