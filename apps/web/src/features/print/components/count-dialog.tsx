import { Button, Group, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/error-text.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { countPages } from '../print.api.ts';

type Props = { catalogId: string; opened: boolean; onClose: () => void };

/** Lays out the book and says whether its sheets are complete. */
export function CountDialog({ catalogId, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error, isFetching } = useQuery({
    queryKey: ['print', 'count', catalogId],
    queryFn: () => countPages(catalogId),
    enabled: opened,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const whole = data && data.content_pages > 0 && data.missing_to_multiple_of_4 === 0;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(($) => $.print.count)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      {isFetching && <Loading />}
      {error && !isFetching && <Text c="var(--danger)">{errorText(t, error)}</Text>}
      {data && !isFetching && (
        <>
          <Text>
            {t(($) => $.print.counted, {
              total: String(data.count),
              content: String(data.content_pages),
              cover: String(data.cover_pages),
            })}
          </Text>
          <Text c="dimmed" mb="sm">
            {t(($) => $.print.countHint)}
          </Text>
          {whole ? (
            <Notice tone="ok">{t(($) => $.print.divisible)}</Notice>
          ) : (
            <Notice tone="wait">
              {data.content_pages === 0
                ? t(($) => $.print.noPages)
                : t(($) => $.print.notDivisible, { count: data.missing_to_multiple_of_4 })}
            </Notice>
          )}
        </>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t(($) => $.ui.close)}
        </Button>
      </Group>
    </Modal>
  );
}
