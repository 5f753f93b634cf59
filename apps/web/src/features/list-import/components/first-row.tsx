import { Checkbox } from '@mantine/core';
import type { ListChoice, ListRead } from '@rebblatt/contracts';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';

type Props = {
  read: Pick<ListRead, 'heading' | 'sheet' | 'hidden' | 'encoding'>;
  /** Reads the list once more. */
  onChoose: (choice: ListChoice) => Promise<void>;
};

/** Whether the first row has the headings: proposed by what stands there, and set by whoever knows. */
export function FirstRow({ read, onChoose }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { heading, sheet, hidden, encoding } = read;
  async function choose(taken: boolean) {
    setBusy(true);
    setError(null);
    try {
      await onChoose({
        ...(sheet && { sheet }),
        hidden: hidden.taken ? 1 : 0,
        ...(encoding?.sure && encoding.offered.length > 0 && { encoding: encoding.taken }),
        heading: taken ? 1 : 0,
      });
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Checkbox
        label={t(($) => $.listImport.firstRow)}
        description={t(($) => $.listImport.firstRowHint)}
        checked={heading === 1}
        disabled={busy}
        onChange={({ currentTarget: { checked } }) => void choose(checked)}
      />
      {error !== null && <Notice tone="danger">{errorText(t, error)}</Notice>}
    </>
  );
}
