import { Button } from '@mantine/core';
import type { ImportResource } from '@rebblatt/contracts';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import styles from './list-import.module.css';

type Props = { resource: ImportResource; onTake: (resource: ImportResource) => Promise<void> };

/** Says of a list that was brought to the wrong place which one it seems to be, and takes it there. */
export function RatherOther({ resource, onTake }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const list = t(($) => $.listImport.lists[resource]);
  const take = async () => {
    setBusy(true);
    await onTake(resource).catch((error: unknown) => {
      notify('danger', errorText(t, error));
      setBusy(false);
    });
  };
  return (
    <Notice tone="wait">
      <div className={styles.rather}>
        {t(($) => $.listImport.rather, { list })}
        <Button variant="default" size="compact-md" loading={busy} onClick={() => void take()}>
          {t(($) => $.listImport.takeRather, { list })}
        </Button>
      </div>
    </Notice>
  );
}
