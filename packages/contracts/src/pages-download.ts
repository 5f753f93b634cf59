import { z } from 'zod';
import { MAX_DOWNLOAD_PAGES } from './page-limits.ts';
import { pathId } from './primitives.ts';

/** `GET pages-download`: the ids of pages of one catalogue, separated by commas. */
export const pagesDownload = z.object({
  ids: z
    .string()
    .max(20 * MAX_DOWNLOAD_PAGES)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(pathId).min(1).max(MAX_DOWNLOAD_PAGES)),
});
