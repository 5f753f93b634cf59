import type { AccessWorld } from './access-world.ts';

/** A note of the organisers about the owner. */
export async function aNote({ ownerId, clients }: AccessWorld): Promise<number> {
  const { body } = await clients.admin.call('POST', '/note', { exhibitor_id: ownerId, text: 'Ruft zurück' });
  return Number(body.data.id);
}
