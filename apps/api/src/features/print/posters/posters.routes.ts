import { administrators } from '../../../http/allow.ts';
import { type Endpoint, endpoint } from '../../../http/endpoint.ts';
import { conflict, found } from '../../../lib/app-error.ts';
import type { Database } from '../../../lib/database.ts';
import { findCatalog } from '../../catalog/catalog.queries.ts';
import { type PosterTools, postersPdf } from './posters.press.ts';
import { listPosterStands } from './posters.queries.ts';

/** The posters that lead visitors from a stand to its page. */
export const posterRoutes = (tools: PosterTools & { db: Database }): Endpoint[] => [
  endpoint(
    'GET /print/catalog/:id/posters',
    { allow: administrators, summary: 'Posters with QR codes, one for each stand, as PDF' },
    async ({ actor, params, query: { size } }) => {
      const catalog = found(await findCatalog(tools.db.prisma, params.id), 'catalog');
      const stands = await listPosterStands(tools.db, catalog.id);
      if (stands.length === 0) throw conflict('edition.nothing-public');
      const content = await postersPdf(tools, actor.userId, { catalog: catalog.name, stands, size });
      return { content: Buffer.from(content), mimeType: 'application/pdf', name: `plakate-${size}.pdf` };
    },
  ),
];
