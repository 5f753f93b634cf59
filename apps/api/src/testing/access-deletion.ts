import type { AccessWorld } from './access-world.ts';
import { makeWines } from './fair.ts';

/** A wine that its exhibitor has deleted. */
export async function aDeletedWine(world: AccessWorld): Promise<number> {
  const { wines } = await makeWines(world.server, world.ownerId, 1);
  const id = wines[0]?.id ?? 0;
  await world.clients.owner.call('DELETE', `/wine/${id}`);
  return id;
}
