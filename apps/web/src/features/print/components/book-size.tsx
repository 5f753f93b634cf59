import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { countedNow } from '../print.api.ts';
import { CoverNotice } from './cover-notice.tsx';

/** How many pages the book has if it is laid out now, and how many are missing to complete sheets, and whether its cover is ready. */
export function BookSize({ catalogId }: { catalogId: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(countedNow(catalogId));
  if (error) return <Text c="var(--danger)">{errorText(t, error)}</Text>;
  if (!data) return <Loading />;
  const { content_pages, missing_to_multiple_of_4: missing } = data;
  const whole = content_pages > 0 && missing === 0;
  return (
    <>
      <Text fw={600}>
        {t(($) => $.print.counted, {
          total: String(data.count),
          content: String(content_pages),
          cover: String(data.cover_pages),
          planned: String(data.planned_content_pages),
        })}
      </Text>
      <Text c="dimmed" size="sm" mb="sm">
        {t(($) => $.print.countHint)}
      </Text>
      {/* The pages of a missing cover are counted all the same. */}
      <CoverNotice catalogId={catalogId} />
      <Notice tone={whole ? 'ok' : 'wait'}>
        {whole
          ? t(($) => $.print.divisible)
          : content_pages === 0
            ? t(($) => $.print.noPages)
            : t(($) => $.print.notDivisible, { count: missing })}
      </Notice>
    </>
  );
}
