import { Button } from '@mantine/core';
import type { LogoItem } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/error-text.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { decideLogo } from '../logo.api.ts';

/** Approves a logo, or withdraws the approval; needs a logo without errors, or with its errors overridden. */
export function ApproveButton({ logo }: { logo: LogoItem }) {
  const { t } = useTranslation();
  const { name } = logo;
  const usable = logo.status === 1 || (logo.status === 2 && logo.override !== null);
  const title = logo.approved ? t(($) => $.logo.reject) : t(($) => $.logo.approve);

  async function decide() {
    const text = logo.approved
      ? t(($) => $.logo.rejectText, { name })
      : t(($) => $.logo.approveText, { name });
    if (!(await confirm({ title, text, confirm: title, danger: logo.approved }))) return;
    try {
      await decideLogo(logo, !logo.approved);
      notify(
        'success',
        logo.approved ? t(($) => $.logo.rejectedDone, { name }) : t(($) => $.logo.approvedDone, { name }),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }

  return (
    <Button variant="default" size="compact-sm" disabled={!usable} onClick={() => void decide()}>
      {title}
    </Button>
  );
}
