import { pictureOfUpload } from '../../drawing/page-picture.ts';
import type { PreviewCache } from '../../files/preview-cache.ts';
import { workFolder } from '../../files/work-copy.ts';
import { anyone } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { findPreflightAsk } from '../print-setting/print-setting.queries.ts';
import { designerOf, lineOf } from './designer-link.policy.ts';
import { presentDesignerPage } from './designer-link.presenter.ts';
import type { OpenDesignerLink } from './designer-link.queries.ts';
import type { DesignerTools } from './designer-upload.commands.ts';
import {
  choosePageByLink,
  countUpload,
  noteOpened,
  openDesignerLink,
  uploadByLink,
} from './designer-upload.commands.ts';

export type DesignerRouteTools = DesignerTools & { previews: PreviewCache; env: { DATA_DIR: string } };

/** All that a designer sees of the page of a link. */
export const designerPageOf = async ({ db, clock }: DesignerRouteTools, link: OpenDesignerLink) =>
  presentDesignerPage(link, await findPreflightAsk(db), clock);

/** What a designer gets by a link, without an account: requirements, report and picture of one file, and its upload. */
export function designerPageRoutes(tools: DesignerRouteTools): Endpoint[] {
  const drawing = { ...tools, workFolder: workFolder(tools.env.DATA_DIR) };
  const open = (token: string, ip: string) => openDesignerLink(tools, token, ip);
  const show = async (token: string, ip: string) => {
    const link = await open(token, ip);
    return { link, data: await designerPageOf(tools, link) };
  };

  return [
    endpoint(
      'GET /designer-link/:token',
      { allow: anyone, summary: 'Show a designer the file of a page and what is wrong with it' },
      async ({ params, ip }) => {
        const { link, data } = await show(params.token, ip);
        await noteOpened(tools, link);
        return { data };
      },
    ),

    endpoint(
      'GET /designer-link/:token/picture/:page',
      { allow: anyone, summary: 'Show a designer a picture of the file' },
      async ({ params, ip }) => {
        const link = await open(params.token, ip);
        const { contentFile: file, contentReport: report, contentPages: pages } = link.page;
        // A file that cannot be opened has no number of pages.
        if (!file || params.page > (pages || 1)) throw notFound('file.not-found');
        const upload = { sha256: file.sha256, pages, report };
        const content = await pictureOfUpload(drawing, lineOf(link), upload, params.page - 1);
        return { content, mimeType: 'image/png', name: `${params.page}.png` };
      },
    ),

    endpoint(
      'POST /designer-link/:token/choose-page',
      { allow: anyone, summary: 'Make one page of the file its file by a link, where it has several' },
      async ({ params, ip, body }) => {
        const link = await open(params.token, ip);
        await countUpload(tools, link);
        await orStale(
          choosePageByLink(tools, link, ip, body),
          async () => (await show(params.token, ip)).data,
        );
        return { data: (await show(params.token, ip)).data };
      },
    ),

    endpoint(
      'POST /designer-link/:token/file',
      {
        allow: anyone,
        summary: 'Upload the file of a page by a link',
        uploader: async ({ token }, ip) => {
          const link = await open(String(token), ip);
          await countUpload(tools, link);
          return designerOf(link, ip);
        },
      },
      async ({ params, ip, file }) => {
        await uploadByLink(tools, await open(params.token, ip), ip, file);
        return { data: (await show(params.token, ip)).data };
      },
    ),
  ];
}
