import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { isOrganiser } from '../lib/screen.ts';
import { useSession } from '../lib/session.ts';
import type { Translate } from '../lib/text-key.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { confirm } from '../ui/confirm-store.ts';

/** One entry that could not be stored: its label, and what was entered. */
export type Unstored = { label: string; text: string };

/**
 * Lists the entries that could not be stored and why, with the text to copy, because the screen no longer
 * contains them afterwards.
 */
export async function tellNotStored(t: Translate, reason: string, entries: readonly Unstored[]) {
  const lines = entries.map((one) => (one.text ? t(($) => $.unsaved.notStored.entry, one) : one.label));
  await confirm({
    title: t(($) => $.unsaved.notStored.title),
    text: <Lost reason={reason} text={lines.join('\n')} />,
    confirm: t(($) => $.ui.close),
    noChoice: true,
  });
}

function Lost({ reason, text }: { reason: string; text: string }) {
  const { t } = useTranslation();
  const role = useSession()?.role;
  const [copied, setCopied] = useState(false);
  return (
    <>
      <p>{reason}</p>
      <p>{t(($) => $.unsaved.notStored[role && isOrganiser(role) ? 'toOrganiser' : 'text'])}</p>
      <Textarea
        aria-label={t(($) => $.unsaved.notStored.label)}
        value={text}
        readOnly
        autosize
        minRows={2}
        maxRows={10}
        mb="sm"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" onClick={() => void copyText(text).then(setCopied)}>
        {copied ? t(($) => $.unsaved.notStored.copied) : t(($) => $.unsaved.notStored.copy)}
      </Button>
    </>
  );
}

/** Copies a text; false if the browser does not allow it, as without TLS: users can copy the field then. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
