import { Button, Group, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/error-text.ts';
import { createIntention } from '../../../lib/intention.ts';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { fetchPrintPreview, generateCatalog } from '../print.api.ts';
import { LeftOutList } from './left-out-list.tsx';
import { LetThroughList } from './let-through.tsx';

type Props = { catalogId: string; opened: boolean; onClose: () => void };

/** Shown before a generation: how many pages the book has, and which are left out and why. */
export function GenerateDialog({ catalogId, opened, onClose }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [intention] = useState(createIntention);
  // After closing, the next generation is a new one, even if it is unknown whether the last one started.
  useEffect(() => {
    if (!opened) intention.end();
  }, [opened, intention]);
  const { data, error } = useQuery({
    queryKey: ['print', 'preview', catalogId],
    queryFn: () => fetchPrintPreview(catalogId),
    enabled: opened,
    staleTime: 0,
  });

  async function generate() {
    setBusy(true);
    try {
      await generateCatalog(catalogId, intention);
      notify(
        'info',
        t(($) => $.print.started),
      );
      onClose();
    } catch (fault) {
      notify('danger', errorText(t, fault));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(($) => $.print.generate)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      {error && <Text c="var(--danger)">{errorText(t, error)}</Text>}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Text>{t(($) => $.print.printed, { count: data.printed.length })}</Text>
          <Text c="dimmed" mb="sm">
            {t(($) => $.print.countHint)}
          </Text>
          <LeftOutList pages={data.left_out} />
          {data.overridden.length > 0 && (
            <>
              <Text mt="md">{t(($) => $.print.letThrough, { count: data.overridden.length })}</Text>
              <LetThroughList
                pages={data.overridden.map((page) => ({
                  ...page,
                  key: `${page.page_id}`,
                  title: [t(($) => $.print.position, { position: page.position }), page.label]
                    .filter(Boolean)
                    .join(', '),
                }))}
              />
            </>
          )}
        </>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t(($) => $.ui.cancel)}
        </Button>
        <Button loading={busy} disabled={!data || data.printed.length === 0} onClick={() => void generate()}>
          {t(($) => $.print.generate)}
        </Button>
      </Group>
    </Modal>
  );
}
