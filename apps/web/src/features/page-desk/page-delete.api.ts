import type { ReplyOf } from '@rebblatt/contracts';
import { call } from '../../lib/call.ts';
import { pagesChanged } from '../page/page.api.ts';

/** What is deleted with a page. */
export async function fetchDeletePreview(
  id: number,
): Promise<ReplyOf<'GET /page/:id/delete-preview'>['data']> {
  return (await call('GET /page/:id/delete-preview', { id })).data;
}

/** Deletes a page; the history can bring it back. */
export async function removePage(id: number): Promise<void> {
  await call('DELETE /page/:id', { id });
  await pagesChanged();
}
