import type { AccessWorld } from './access-world.ts';
import { makeLogoPdf } from './pdf.ts';
import { storePdf } from './printed-fair.ts';

/** A catalogue with the fair's mark, by its id. */
export async function aMark({ server, catalog: { id: catalogId } }: AccessWorld): Promise<number> {
  const { id: fileId } = await storePdf(server, await makeLogoPdf('Messe'), 'zeichen.pdf');
  const report = { pages: 1, width_mm: 65, height_mm: 122.5, shown_mm: [], findings: [] };
  const mark = { fileId, widthMm: 65, heightMm: 122.5, report };
  await server.context.db.prisma.catalogMark.upsert({
    where: { catalogId },
    create: { catalogId, ...mark },
    update: mark,
  });
  return catalogId;
}
