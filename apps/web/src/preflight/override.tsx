import { Button } from '@mantine/core';
import { type FileReport, isAdministrator, mayOverride, type PreflightOverride } from '@rebblatt/contracts';
import { useState } from 'react';
import { formatDateTime } from '../lib/date.ts';
import { errorText } from '../lib/error-text.ts';
import { loadFindingTexts } from '../lib/i18n.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { laterView } from '../ui/later-view.tsx';
import { Quoted } from '../ui/quoted.tsx';
import { notify } from '../ui/snackbar-store.ts';
import { Notice } from '../ui/status-tag.tsx';

const OverrideDialog = laterView(
  async () => {
    const [module] = await Promise.all([import('./override-dialog.tsx'), loadFindingTexts()]);
    return module.OverrideDialog;
  },
  { close: ({ onClose }) => onClose() },
);

/** The form of an override. */
export type OverrideForm = { reason: string };

type Props = {
  /** Which file it is about, since a screen may show several. */
  about: string;
  report: FileReport;
  override: PreflightOverride | null;
  /** Whether the decision can still be changed. */
  open: boolean;
  /** Told when the dialog opens and closes, by a dialog that lies below it. */
  onAsk?: (asking: boolean) => void;
  decide: (form: OverrideForm) => Promise<unknown>;
  withdraw: () => Promise<unknown>;
};

/** The decision to print a file in spite of its errors: visible to everyone, made by administrators. */
export function Override({ about, report, override, open, onAsk, decide, withdraw }: Props) {
  const { t } = useTranslation();
  const session = useSession();
  const [asking, setAsking] = useState(false);
  function ask(now: boolean) {
    setAsking(now);
    onAsk?.(now);
  }
  const organiser = session !== null && isAdministrator(session.role);
  const takeBack = () => withdraw().catch((error: unknown) => notify('danger', errorText(t, error)));
  if (override)
    return (
      <Notice tone="wait">
        {t(($) => $.fileReport.overridden, { by: override.by.email, at: formatDateTime(override.at) })}
        <p>
          <Quoted text={override.reason} />
        </p>
        {organiser && open && (
          <Button variant="default" size="compact-sm" onClick={() => void takeBack()}>
            {t(($) => $.fileReport.withdraw)}
          </Button>
        )}
      </Notice>
    );
  if (!organiser || !open || !mayOverride(report)) return null;
  return (
    <div>
      <Button variant="default" onClick={() => ask(true)}>
        {t(($) => $.fileReport.override)}
      </Button>
      {asking && <OverrideDialog about={about} decide={decide} onClose={() => ask(false)} />}
    </div>
  );
}
