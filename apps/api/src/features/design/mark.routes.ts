import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { findMark } from '../catalog/look.queries.ts';
import { codeAddressOf, type DesignTools } from './design.commands.ts';
import { findDesign } from './design.queries.ts';
import { type MarkTools, removeMark, uploadMark } from './mark.commands.ts';
import { type PictureTools, pictureOfMark } from './mark.press.ts';

/** The fair's mark on the registers of a catalogue. */
export function markRoutes(tools: DesignTools & MarkTools & PictureTools): Endpoint[] {
  const { db, files } = tools;
  const show = async (id: number) =>
    findDesign(db, found(await findCatalog(db.prisma, id), 'catalog'), codeAddressOf(tools));
  const markOf = async (catalogId: number) => found(await findMark(db.prisma, catalogId));
  return [
    endpoint(
      'POST /catalog/:id/design/mark',
      {
        allow: administrators,
        summary: 'Upload the fair’s mark for the registers of a catalogue, in place of the one they have',
        status: 201,
      },
      async ({ actor, params: { id }, body, file }) => {
        await orStale(uploadMark(tools, actor, id, body, file), () => show(id));
        return { data: await show(id) };
      },
    ),

    endpoint(
      'DELETE /catalog/:id/design/mark',
      { allow: administrators, summary: 'Remove the fair’s mark from the registers of a catalogue' },
      async ({ actor, params: { id }, query }) => {
        await orStale(removeMark(db, actor, id, query), () => show(id));
        return { data: { id } };
      },
    ),

    endpoint(
      'GET /catalog/:id/design/mark',
      { allow: administrators, summary: 'Download the fair’s mark of a catalogue' },
      async ({ params }) => {
        const { file } = await markOf(params.id);
        const { stream, size } = await files.open(file.sha256);
        return { content: stream, size, mimeType: file.mimeType, name: file.name };
      },
    ),

    endpoint(
      'GET /catalog/:id/design/mark/picture',
      { allow: administrators, summary: 'Show a picture of the fair’s mark of a catalogue' },
      async ({ actor, params: { id } }) => {
        const content = await pictureOfMark(tools, actor, await markOf(id));
        return { content, mimeType: 'image/png', name: `${id}.png` };
      },
    ),
  ];
}
