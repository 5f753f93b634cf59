import { AD_PAGE, checkStates } from '@rebblatt/contracts';
import type { Gap } from '@rebblatt/printed-page';
import type { LockedPage } from '../page.queries.ts';

type UploadedPage = Pick<
  LockedPage,
  'pageType' | 'standId' | 'contentFileId' | 'contentStatus' | 'contentOverride'
>;

function fileGap({ contentFileId, contentStatus, contentOverride }: UploadedPage): Gap[] {
  if (contentFileId === null) return [{ code: 'page.no-pdf' }];
  if (contentStatus === checkStates.checking) return [{ code: 'page.pdf-not-ready' }];
  const good = contentStatus === checkStates.ready || contentOverride !== null;
  return good ? [] : [{ code: 'page.pdf-has-errors' }];
}

/** An ad or content page is released with a file that passed its check, or was permitted, and an ad with its stand. */
export const gapsOfUpload = (page: UploadedPage): Gap[] => [
  ...fileGap(page),
  ...(page.pageType === AD_PAGE && page.standId === null ? [{ code: 'page.no-stand' } as const] : []),
];
