import { type WaitingPage, winesOf } from '@rebblatt/contracts';
import { laidOutMm } from '@rebblatt/printed-page';
import { useQuery } from '@tanstack/react-query';
import { fileAt } from '../../../lib/file-address.ts';
import { pictureUrl } from '../../../lib/picture.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { PageShadow } from '../../book/page-shadow.parts.tsx';
import { printedContentOf } from '../../page/wine-page.api.ts';

/** What a waiting page prints: it is frozen, so its version tells it. */
const frozenContentOf = ({ id, version }: Pick<WaitingPage, 'id' | 'version'>) => ({
  ...printedContentOf(id, `waiting-${version}`),
  // Not the page before, even for a moment: it could be decided on.
  placeholderData: undefined,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Fetches what the next page shows. */
export async function prefetchPrintedPage(page: WaitingPage): Promise<void> {
  const { page: printed } = await queryClient.fetchQuery(frozenContentOf(page));
  const { logo_id: id = null, sha256 = '' } = winesOf(printed)?.logo ?? {};
  if (id === null) return;
  await queryClient.prefetchQuery(pictureUrl(fileAt('GET /logo/thumbnail/:id', { id }), sha256));
}

type Props = { page: WaitingPage; scale: number; onReady: () => void };

/** A wine page by the print template, at a scale; what lies outside of the bleed is cut off. */
export function PrintedPage({ page, scale, onReady }: Props) {
  const { data: printed, error, refetch } = useQuery(frozenContentOf(page));
  const content = printed && winesOf(printed.page);
  const logoId = content?.logo?.logo_id ?? null;
  const { data: logoUrl, isLoading: waitsForLogo } = useQuery({
    ...pictureUrl(fileAt('GET /logo/thumbnail/:id', { id: logoId ?? 0 }), content?.logo?.sha256 ?? ''),
    enabled: logoId !== null,
  });
  const shown = Boolean(content) && !waitsForLogo;
  useWhenChanged([shown], () => {
    if (shown) onReady();
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!printed || !content) return <Loading />;
  return (
    <div
      style={{
        width: `${laidOutMm.width}mm`,
        height: `${laidOutMm.height}mm`,
        transform: `translate(${-3 * scale}mm, ${-3 * scale}mm) scale(${scale})`,
        transformOrigin: '0 0',
      }}
    >
      <PageShadow printed={printed} input={content} logoUrl={logoUrl} marked={null} onFit={ignored} />
    </div>
  );
}

/** It fitted when it was released. */
const ignored = () => undefined;
