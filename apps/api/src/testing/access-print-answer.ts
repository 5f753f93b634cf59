import type { AccessWorld } from './access-world.ts';
import { aLink } from './access-world.ts';
import { makePagePdf } from './pdf.ts';

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

/** A proof that a print office has sent. */
export async function aPrintProof(world: AccessWorld): Promise<number> {
  const { token } = await aLink(world);
  const form = new FormData();
  form.set('name', 'Druckvorstufe');
  form.set('file', new Blob([Uint8Array.from(await makePagePdf())]), 'Andruck.pdf');
  const proof = await world.clients.anonymous.call('POST', `/print-link/${token}/proof`, form);
  return proof.body.data.id;
}
