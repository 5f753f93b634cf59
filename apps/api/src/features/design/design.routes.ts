import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { findMark, withMark } from '../catalog/look.queries.ts';
import { codeAddressOf, type DesignTools, lookAt, saveDesign } from './design.commands.ts';
import { findDesign } from './design.queries.ts';

/** The look of a catalogue's printed pages. */
export function designRoutes(tools: DesignTools): Endpoint[] {
  const { db } = tools;
  const show = async (id: number) =>
    findDesign(db, found(await findCatalog(db.prisma, id), 'catalog'), codeAddressOf(tools));
  return [
    endpoint(
      'GET /catalog/:id/design',
      { allow: administrators, summary: 'Show the design of a catalogue' },
      async ({ params }) => ({ data: await show(params.id) }),
    ),

    endpoint(
      'PUT /catalog/:id/design',
      { allow: administrators, summary: 'Change the design of a catalogue' },
      async ({ actor, params: { id }, body }) => {
        await orStale(saveDesign(tools, actor, id, body), () => show(id));
        return { data: await show(id) };
      },
    ),

    endpoint(
      'POST /catalog/:id/design/look',
      { allow: administrators, summary: 'Say how a design would look, without saving it' },
      async ({ params: { id }, body }) => {
        found(await findCatalog(db.prisma, id), 'catalog');
        const look = withMark(await lookAt(tools, body), await findMark(db.prisma, id));
        return { data: { look, usual: Object.keys(look).length === 0 ? 1 : 0 } };
      },
    ),
  ];
}
