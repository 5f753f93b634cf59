import type { CorrectionForm, PageCorrection, PageItem } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { pagesChanged } from '../page/page.api.ts';
import { waitingChanged } from './decide.api.ts';

/** The correction that a released page shows; null without one. */
export const correctionOf = (pageId: number) =>
  queryOptions({
    queryKey: ['page', 'correction', pageId],
    queryFn: async () => (await call('GET /page/:id/correction', { id: pageId })).data,
    staleTime: 0,
  });

/** The other pages of its exhibitor that print texts of a released page. */
export const sharingPagesOf = (pageId: number) =>
  queryOptions({
    queryKey: ['page', 'sharing', pageId],
    queryFn: async () => (await call('GET /page/:id/shared-texts', { id: pageId })).data,
    staleTime: 0,
  });

const changed = () => Promise.all([pagesChanged(), waitingChanged()]);

export async function proposeCorrection(pageId: number, body: CorrectionForm): Promise<PageCorrection> {
  const { data } = await call('POST /page/:id/correction', { id: pageId, body });
  await changed();
  return data;
}

export async function withdrawCorrection(id: number): Promise<void> {
  try {
    await call('POST /page-correction/:id/withdraw', { id });
  } finally {
    await changed();
  }
}

/** Takes a correction over: page, wines and profile have its texts then. */
export async function acceptCorrection(id: number): Promise<PageItem> {
  try {
    return (await call('POST /page-correction/:id/accept', { id })).data;
  } finally {
    // A refused one may have ended as well.
    await Promise.all(
      ['page', 'page-category', 'wine', 'exhibitor'].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey: [queryKey] }),
      ),
    );
  }
}

export async function answerCorrection(id: number, answer: string): Promise<void> {
  try {
    await call('POST /page-correction/:id/answer', { id, body: { answer } });
  } finally {
    await pagesChanged();
  }
}
