import { Button } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { Undo2 } from 'lucide-react';
import { isOrganiser } from '../../../lib/screen.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { useTakeBack } from '../../release/take-back.parts.ts';

/** The PDF before the last one, which may have errors, and a button to restore it; for the organiser in any state. */
export function EarlierFile({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  const { busy, takeBack } = useTakeBack(page);
  const { earlier_pdf: name, status, editable } = page;
  const session = useSession();
  if (name === null || status.status === 0) return null;
  const organiser = session !== null && isOrganiser(session.role);

  return (
    <Notice tone="info">
      {status.status === 1
        ? t(($) => $.pageEdit.earlier.replaced, { name })
        : t(($) => $.pageEdit.earlier.kept, { name })}
      {(editable === 1 || organiser) && (
        <p>
          <Button
            variant="default"
            size="compact-sm"
            loading={busy}
            leftSection={<Undo2 size={14} aria-hidden />}
            onClick={takeBack}
          >
            {t(($) => $.pageEdit.earlier.takeBack)}
          </Button>
        </p>
      )}
    </Notice>
  );
}
