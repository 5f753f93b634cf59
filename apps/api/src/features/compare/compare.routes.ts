import { isUploadedPage } from '@rebblatt/contracts';
import type { PictureTools } from '../../drawing/page-picture.ts';
import { accountOf } from '../../files/file-turns.ts';
import { workFolder } from '../../files/work-copy.ts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { findKeptRow } from '../bring-back/state.queries.ts';
import { findLook } from '../catalog/look.queries.ts';
import { visiblePages } from '../page/page.policy.ts';
import { findPage } from '../page/page.queries.ts';
import { compareAsPicture } from './compare.press.ts';
import { findBothContents } from './contents.queries.ts';
import { findBothUploads } from './uploads.queries.ts';

type Tools = Omit<PictureTools, 'workFolder'> & { db: Database; env: { DATA_DIR: string } };

/** Two states of a wine page or an uploaded one as pictures, for administrators and its exhibitor. */
export function compareRoutes({ env, ...tools }: Tools): Endpoint[] {
  const pictureTools = { ...tools, workFolder: workFolder(env.DATA_DIR) };
  return [
    endpoint(
      'GET /history/picture/:id/:side',
      {
        allow: signedIn,
        summary: 'Show a wine page or an ad before or after a row of the history, or what differs',
      },
      async ({ actor, params }) => {
        const row = found(await findKeptRow(tools.db.prisma, params.id));
        const page = found(await findPage(tools.db.prisma, visiblePages(actor), row.pageId ?? 0));
        const look = await findLook(tools.db.prisma, page.catalogId);
        const named = { id: page.id, catalogName: page.catalog.name, look };
        const compared = isUploadedPage(page.pageType)
          ? { ...named, uploads: await findBothUploads(tools.db, page.id, row.id) }
          : { ...named, contents: await findBothContents(tools.db, page.id, row.id) };
        const content = await compareAsPicture(pictureTools, accountOf(actor), compared, params.side);
        return { content, mimeType: 'image/png', name: `${page.position}-${params.side}.png` };
      },
    ),
  ];
}
