import { Button, Group, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { createIntention } from '../../../lib/intention.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { keepFocus } from '../../../ui/focus-kept.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { countedNow, generateCatalog } from '../print.api.ts';
import { printResultsOf } from '../print-results.api.ts';
import { BeforePrint } from './before-print.tsx';
import { BookSize } from './book-size.tsx';
import { LeftOut } from './left-out.tsx';
import { Overridden } from './overridden.tsx';

type Props = {
  catalogId: string;
  /** Whether it was opened to generate or to count; it is the same dialog. */
  opened: 'generate' | 'count' | null;
  onClose: () => void;
};

/** Shown before a generation: how many pages the book has, whether its sheets are complete, and what it leaves out. */
export function GenerateDialog({ catalogId, opened, onClose }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [intention] = useState(createIntention);
  // After closing, the next generation is a new one, even if it is unknown whether the last one started.
  useEffect(() => {
    if (opened) return;
    intention.end();
    setRefusal(null);
  }, [opened, intention]);
  const { data: counted, isError: uncounted } = useQuery({
    ...countedNow(catalogId),
    enabled: opened !== null,
  });

  async function generate() {
    setBusy(true);
    setRefusal(null);
    try {
      await generateCatalog(catalogId, intention);
      notify(
        'info',
        t(($) => $.print.started),
      );
      // The button that opened the dialog is disabled as long as the book is made.
      keepFocus();
      onClose();
    } catch (fault) {
      setRefusal(fault);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      opened={opened !== null}
      onClose={onClose}
      title={t(($) => $.print[opened ?? 'generate'])}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      {opened && (
        <>
          <Approved catalogId={catalogId} />
          <BookSize catalogId={catalogId} />
          <LeftOut catalogId={catalogId} />
          <BeforePrint catalogId={catalogId} />
          <Overridden catalogId={catalogId} />
        </>
      )}
      {refusal !== null && (
        <Notice tone="danger">
          <Text>{errorText(t, refusal)}</Text>
        </Notice>
      )}
      <Group mt="lg">
        <Button
          loading={busy}
          disabled={!uncounted && !counted?.content_pages}
          onClick={() => void generate()}
        >
          {t(($) => $.print.generate)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t(($) => $.ui.cancel)}
        </Button>
      </Group>
    </Modal>
  );
}

/** Says that the print office has approved a book, which another one does not replace by itself. */
function Approved({ catalogId }: { catalogId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(printResultsOf(catalogId));
  const approved = data?.data.find((result) => result.approved !== null);
  if (!approved) return null;
  return <Notice tone="info">{t(($) => $.print.answer.again, { number: String(approved.number) })}</Notice>;
}
