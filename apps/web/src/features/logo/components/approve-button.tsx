import { Button } from '@mantine/core';
import type { LogoItem } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { decideLogo } from '../logo.api.ts';
import { canBeApproved, decisionRefused } from '../logo.rules.ts';

type Props = {
  logo: LogoItem;
  /** Opens an approved logo, since a rejection needs its reason. */
  onReject: () => void;
};

/** Approves a logo without looking at it in large, or leads to its rejection. One button, which keeps the focus. */
export function ApproveButton({ logo, onReject }: Props) {
  const { t } = useTranslation();
  const { name } = logo;
  const title = t(($) => $.logo.approve);

  async function approve() {
    if (!(await confirm({ title, text: t(($) => $.logo.approveText, { name }), confirm: title }))) return;
    try {
      await decideLogo(logo, true);
      notify(
        'success',
        t(($) => $.logo.approvedDone, { name }),
      );
    } catch (error) {
      notify('danger', decisionRefused(t, error, name));
    }
  }

  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={
        logo.approved ? t(($) => $.logo.rejectOne, { name }) : t(($) => $.logo.approveOne, { name })
      }
      disabled={!logo.approved && !canBeApproved(logo)}
      onClick={() => (logo.approved ? onReject() : void approve())}
    >
      {logo.approved ? t(($) => $.logo.reject) : title}
    </Button>
  );
}
