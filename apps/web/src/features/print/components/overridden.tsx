import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { printPreviewOf } from '../print.api.ts';
import { LetThroughList } from './let-through.tsx';

/** The files that would be printed in spite of their errors, if there are any. */
export function Overridden({ catalogId }: { catalogId: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(printPreviewOf(catalogId));
  if (error) return <Text c="var(--danger)">{errorText(t, error)}</Text>;
  if (!data || data.overridden.length === 0) return null;
  return (
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
  );
}
