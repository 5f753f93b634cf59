import type { CheckTools } from '../../../files/checked-pdf.ts';
import { administrators } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { found } from '../../../lib/app-error.ts';
import { orStale } from '../../../lib/stale-write.ts';
import { findCatalog } from '../../catalog/catalog.queries.ts';
import { checkCoverAgain, removeCover, uploadCover } from './cover.commands.ts';
import { showCover } from './cover.presenter.ts';
import { type PictureTools, pictureOfCover } from './cover.press.ts';
import { findCover } from './cover.queries.ts';

/** The cover of a catalogue, which administrators keep. */
export function coverRoutes(tools: CheckTools & PictureTools): Endpoint[] {
  const { db, files } = tools;
  const coverOf = async (catalogId: number) => found(await findCover(db.prisma, catalogId));

  const show = (catalogId: number) => showCover(db, catalogId);

  return [
    endpoint(
      'GET /print/cover/:id',
      { allow: administrators, summary: 'Show the cover of a catalogue' },
      async ({ params: { id } }) => {
        found(await findCatalog(db.prisma, id));
        return show(id);
      },
    ),

    endpoint(
      'POST /print/cover/:id',
      {
        allow: administrators,
        summary: 'Upload the cover of a catalogue, in place of the one it has',
        status: 201,
      },
      async ({ actor, params: { id }, body, file }) => {
        await orStale(uploadCover(tools, actor, id, body, file), async () => (await show(id)).data);
        return show(id);
      },
    ),

    endpoint(
      'POST /print/cover/:id/check-again',
      { allow: administrators, summary: 'Check a cover again whose check could not be done' },
      async ({ actor, params: { id } }) => {
        await checkCoverAgain(db, actor, id);
        return show(id);
      },
    ),

    endpoint(
      'DELETE /print/cover/:id',
      { allow: administrators, summary: 'Remove the cover of a catalogue' },
      async ({ actor, params: { id }, query }) => {
        await orStale(removeCover(db, actor, id, query), async () => (await show(id)).data);
        return { data: { id } };
      },
    ),

    endpoint(
      'GET /print/cover/:id/download',
      { allow: administrators, summary: 'Download the cover of a catalogue' },
      async ({ params }) => {
        const { file } = await coverOf(params.id);
        const { stream, size } = await files.open(file.sha256);
        return { content: stream, size, mimeType: file.mimeType, name: file.name };
      },
    ),

    endpoint(
      'GET /print/cover/:id/picture/:page',
      { allow: administrators, summary: 'Show a picture of a page of a cover' },
      async ({ actor, params: { id, page } }) => {
        const content = await pictureOfCover(tools, actor, await coverOf(id), page);
        return { content, mimeType: 'image/png', name: `${id}-${page}.png` };
      },
    ),
  ];
}
