import { Button, Group, Textarea } from '@mantine/core';
import { type LogoItem, MAX_LOGO_REJECTION } from '@rebblatt/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { decideLogo } from '../logo.api.ts';
import { canBeApproved, decisionRefused } from '../logo.rules.ts';

type Props = {
  logo: LogoItem;
  /** What is written, or was when the logo was rejected. */
  reason: string;
  onReason: (reason: string) => void;
  onDecided: () => void;
};

/** Approves a logo, or rejects it with the reason that its exhibitor reads. */
export function LogoDecision({ logo, reason, onReason, onDecided }: Props) {
  const { t } = useTranslation();
  const { name } = logo;
  const field = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  async function decide(approved: boolean) {
    if (!approved && !reason.trim()) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await decideLogo(logo, approved, approved ? undefined : reason);
      notify(
        'success',
        approved ? t(($) => $.logo.approvedDone, { name }) : t(($) => $.logo.rejectedDone, { name }),
      );
      onDecided();
    } catch (error) {
      notify('danger', decisionRefused(t, error, name));
      setBusy(false);
    }
  }

  return (
    <div>
      <Textarea
        ref={field}
        label={t(($) => $.logo.reason)}
        description={t(($) => $.logo.reasonHint)}
        error={missing && t(($) => $.logo.reasonMissing)}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={MAX_LOGO_REJECTION}
        value={reason}
        onChange={(event) => {
          onReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Group mt="md" gap="xs">
        {!logo.approved && (
          <Button disabled={busy || !canBeApproved(logo)} onClick={() => void decide(true)}>
            {t(($) => $.logo.approve)}
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={() => void decide(false)}>
          {t(($) => $.logo.reject)}
        </Button>
      </Group>
    </div>
  );
}
