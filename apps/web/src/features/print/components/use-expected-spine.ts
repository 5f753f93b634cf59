import { type Cover, type ExpectedSpine, expectedSpineOf } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { printedPagesOf, standingOf } from '../../standing/standing.api.ts';

/** The spine for the newest book; before the first, for the pages that the strip of the desk counts. */
export function useExpectedSpine(catalogId: string, cover: Cover | undefined): ExpectedSpine | null {
  const id = Number(catalogId);
  const { data: standing } = useQuery(standingOf(id));
  const { data: counted } = useQuery({
    ...printedPagesOf(id, standing),
    enabled: cover?.spine === null && standing !== undefined,
  });
  if (!cover || cover.spine) return cover?.spine ?? null;
  if (!counted?.content_pages) return null;
  return expectedSpineOf(counted.content_pages, cover.paper_um, cover.data?.spine_mm ?? null);
}
