import { type PageItem, statusTypes } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { outcomeOf, type UploadState } from '../../../form/use-upload.ts';
import { pagesChanged } from '../../page/page.api.ts';
import { uploadItems } from '../../upload-status/upload-status.api.ts';

/** The state of the check of a page's PDF; the live channel says when to refetch it. */
export function usePageCheck(page: PageItem, upload: UploadState) {
  const { data: items = [] } = useQuery(uploadItems());
  const latest = items.findLast(
    (item) =>
      item.statusable_id === page.id && (item.type === statusTypes.ad || item.type === statusTypes.content),
  )?.status;
  const known = page.status.status;
  useEffect(() => {
    if (latest !== undefined && latest !== known) void pagesChanged();
  }, [latest, known]);
  if (upload.step === 'uploading' || known === null) return undefined;
  return outcomeOf(known, page.content_report);
}
