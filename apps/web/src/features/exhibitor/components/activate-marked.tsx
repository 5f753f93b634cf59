import { Button } from '@mantine/core';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { activateExhibitors } from '../exhibitor.api.ts';

type Props = { marked: ReadonlySet<number>; onDone: () => void };

/** Opens the accounts of the marked exhibitors that are not open yet. */
export function ActivateMarked({ marked, onDone }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  async function activate() {
    const question = {
      title: t(($) => $.exhibitor.activateMarkedTitle, { count: marked.size }),
      text: t(($) => $.exhibitor.activateMarkedText),
      confirm: t(($) => $.exhibitor.activateMarked),
    };
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      const { activated } = await activateExhibitors([...marked]);
      notify(
        'success',
        t(($) => $.exhibitor.activatedMarked, { count: activated }),
      );
      onDone();
    } catch (error) {
      notify('danger', errorText(t, error));
    }
    setBusy(false);
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<UserCheck size={16} aria-hidden />}
      loading={busy}
      onClick={() => void activate()}
    >
      {t(($) => $.exhibitor.activateMarked)}
    </Button>
  );
}
