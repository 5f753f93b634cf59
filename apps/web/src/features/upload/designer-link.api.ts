import type { BodyOf } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['designer-link'] });

/** The open links for designers of a page; opened and used by others, so they are read anew each time. */
export const designerLinksOf = (pageId: number) =>
  queryOptions({
    queryKey: ['designer-link', pageId],
    queryFn: async () => (await call('GET /page/:id/designer-link', { id: pageId })).data,
    staleTime: 0,
  });

/** A new link with its address, which is told only now. */
export type MadeLink = { id: number; url: string };

/** Makes a link, and sends it if there is a recipient; its address is returned only now. */
export async function createDesignerLink(
  pageId: number,
  body: BodyOf<'POST /page/:id/designer-link'>,
): Promise<MadeLink> {
  const { data } = await call('POST /page/:id/designer-link', { id: pageId, body });
  await changed();
  return { id: data.id, url: data.url };
}

/** Ends a link. */
export async function revokeDesignerLink(id: number): Promise<void> {
  await call('DELETE /page-designer-link/:id', { id });
  await changed();
}
