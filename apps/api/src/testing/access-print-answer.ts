import type { AccessWorld } from './access-world.ts';
import { aLink } from './access-world.ts';

/** A remark of a print office. */
export async function aPrintRemark(world: AccessWorld): Promise<number> {
  const { token } = await aLink(world);
  const remark = await world.clients.anonymous.call('POST', `/print-link/${token}/answer`, {
    kind: 'remark',
    name: 'Druckvorstufe',
    text: 'Seite 1 ist schief.',
  });
  return remark.body.data.id;
}
