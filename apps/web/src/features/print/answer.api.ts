import type { BodyOf } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { fileAt } from '../../lib/file-address.ts';
import { queryClient } from '../../lib/query-client.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['print'] });

/** How often it is read whether the print office has answered: it has no account that could tell. */
const ANSWERS_MS = 20_000;

/** What the print office said about a book. */
export const answersOf = (resultId: number) =>
  queryOptions({
    queryKey: ['print', 'answers', resultId],
    queryFn: async () => (await call('GET /print/result/:id/answer', { id: resultId })).data,
    staleTime: 0,
    refetchInterval: ANSWERS_MS,
  });

/** Says something about the book of a link. */
export async function answerBook(
  token: string,
  body: BodyOf<'POST /print-link/:token/answer'>,
): Promise<void> {
  await call('POST /print-link/:token/answer', { token, body });
  await changed();
}

/** Sends a proof or imposed sheets of the book of a link. @returns true, once they are kept */
export async function sendProof(
  token: string,
  form: { name: string; text: string; file: File },
  options: UploadOptions,
): Promise<true> {
  await call('POST /print-link/:token/proof', { token, form, ...options });
  await changed();
  return true;
}

/** The file that an answer of a print office brought. */
export const proofFile = (id: number) => fileAt('GET /print/answer/:id/file', { id });

/** Ticks a remark of the print office off, or opens it again. */
export async function markRemark(id: number, done: 0 | 1): Promise<void> {
  try {
    await call('PUT /print/answer/:id', { id, body: { done } });
  } finally {
    await changed();
  }
}

/** The image of any page of a link's book. */
export const linkBookPage = (token: string, page: number) =>
  fileAt('GET /print-link/:token/page/:page', { token, page });
