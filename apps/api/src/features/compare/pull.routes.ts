import type { PictureTools } from '../../drawing/page-picture.ts';
import { accountOf } from '../../files/file-turns.ts';
import { workFolder } from '../../files/work-copy.ts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { findLook } from '../catalog/look.queries.ts';
import { visiblePages } from '../page/page.policy.ts';
import { findPage } from '../page/page.queries.ts';
import { presentPull } from '../release/pull/pull.presenter.ts';
import { findPulled, listPulls } from '../release/pull/pull.queries.ts';
import { tickRemark } from '../release/pull/remark.commands.ts';
import { listRemarks, presentRemark } from '../release/pull/remark.queries.ts';
import { changesOfPull, pullAsPicture } from './pull.press.ts';

type Tools = Omit<PictureTools, 'workFolder'> & { db: Database; env: { DATA_DIR: string } };

/** The pulls of a page, for administrators and its exhibitor. */
export function pullRoutes({ env, ...tools }: Tools): Endpoint[] {
  const { db } = tools;
  const pictureTools = { ...tools, workFolder: workFolder(env.DATA_DIR) };
  return [
    endpoint(
      'GET /page/:id/pulls',
      { allow: signedIn, summary: 'List the states in which a page was released, the newest first' },
      async ({ actor, params: { id } }) => {
        found(await findPage(db.prisma, visiblePages(actor), id));
        const [rows, remarks] = [await listPulls(db, [id]), await listRemarks(db.prisma, [id])];
        return { data: rows.map((row) => presentPull(row, remarks, actor)), total: rows.length };
      },
    ),

    endpoint(
      'GET /page/:id/pull/:number/picture',
      { allow: signedIn, summary: 'Show a page as it was released, or what differs from another release' },
      async ({ actor, params: { id, number }, query: { against } }) => {
        const page = found(await findPage(db.prisma, visiblePages(actor), id));
        const pull = await findPulled(db, id, number);
        const other = against === undefined ? null : await findPulled(db, id, against);
        const look = await findLook(db.prisma, page.catalogId);
        const named = { id, catalogName: page.catalog.name, look };
        const content = await pullAsPicture(pictureTools, accountOf(actor), named, pull, other);
        return { content, mimeType: 'image/png', name: `${page.position}-${number}.png` };
      },
    ),

    endpoint(
      'GET /page/:id/pull/:number/changes',
      { allow: signedIn, summary: 'List the places in which a release of a page differs from another one' },
      async ({ actor, params: { id, number }, query: { against } }) => {
        const page = found(await findPage(db.prisma, visiblePages(actor), id));
        const [pull, other] = [await findPulled(db, id, number), await findPulled(db, id, against)];
        const look = await findLook(db.prisma, page.catalogId);
        const named = { id, catalogName: page.catalog.name, look };
        const data = await changesOfPull(pictureTools, accountOf(actor), named, pull, other);
        return { data, total: data.length };
      },
    ),

    endpoint(
      'PUT /page-remark/:id',
      { allow: signedIn, summary: 'Tick off a remark on a rejected page' },
      async ({ actor, params: { id }, body: { done } }) => ({
        data: presentRemark(await tickRemark(tools, actor, id, done === 1)),
      }),
    ),
  ];
}
