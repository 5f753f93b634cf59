import { releaseStates } from '@rebblatt/contracts';
import type { AccessWorld } from './access-world.ts';
import { makePage } from './fair.ts';
import { makePagePdf } from './pdf.ts';
import { attachPdf } from './printed-fair.ts';

/** An accepted ad of each of the two exhibitors. */
export async function acceptedAds({ server, catalog, clients }: AccessWorld): Promise<void> {
  for (const { userId } of [clients.owner, clients.other]) {
    const { id } = await makePage(server, catalog.id, userId, { pageType: 2 });
    await attachPdf(server, id, await makePagePdf('Inserat'), 1);
    await server.context.db.prisma.page.update({ where: { id }, data: { state: releaseStates.accepted } });
  }
}
