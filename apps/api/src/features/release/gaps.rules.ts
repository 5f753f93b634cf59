import { checkStates, isUnchecked, needsStandForFile } from '@rebblatt/contracts';
import type { Gap } from '@rebblatt/printed-page';
import type { LockedPage } from '../page/page.queries.ts';

type UploadedPage = Pick<
  LockedPage,
  'pageType' | 'standId' | 'contentFileId' | 'contentStatus' | 'contentReport' | 'contentOverride'
>;

function fileGap({ contentFileId, contentStatus, contentReport, contentOverride }: UploadedPage): Gap[] {
  if (contentFileId === null) return [{ code: 'page.no-pdf' }];
  if (contentStatus === checkStates.checking) return [{ code: 'page.pdf-not-ready' }];
  if (isUnchecked({ status: contentStatus, report: contentReport })) return [{ code: 'file.not-processed' }];
  const good = contentStatus === checkStates.ready || contentOverride !== null;
  return good ? [] : [{ code: 'page.pdf-has-errors' }];
}

/** An ad or content page is released with a file that passed its check, or was permitted, and an ad with its stand. */
export const gapsOfUpload = (page: UploadedPage): Gap[] => [
  ...fileGap(page),
  ...(needsStandForFile(page.pageType) && page.standId === null ? [{ code: 'page.no-stand' } as const] : []),
];
