import type { MendFix, PageMend } from '@rebblatt/contracts';
import { fileReport, mendFixes, mendOffers, uploadKindOf } from '@rebblatt/contracts';
import { z } from 'zod';
import type { Tx } from '../../lib/database.ts';
import type { PageMend as PageMendRow } from '../../lib/generated/prisma/client.ts';
import type { LockedPage } from '../page/page.queries.ts';

type Reader = Pick<Tx, 'pageMend' | 'storedFile'>;

/** What the press noted while it mended a file. */
const mendNotes = z.object({
  trims: z.array(z.enum(['marks', 'box', 'painted', 'middle'])).default([]),
  mirrored: z.array(z.array(z.enum(['left', 'right', 'bottom', 'top']))).default([]),
  left: z.array(z.enum(['image', 'gradient'])).default([]),
});

/** Who agreed to a mended file. */
const mendAgreed = z.object({ by: z.string(), at: z.string(), reason: z.string().nullable() });

/** The bytes of a page's file; null without one. */
export async function fileOfPage(reader: Reader, { contentFileId }: LockedPage): Promise<string | null> {
  if (contentFileId === null) return null;
  const { sha256 } = await reader.storedFile.findUniqueOrThrow({
    where: { id: contentFileId },
    select: { sha256: true },
  });
  return sha256;
}

/** The mending of the file that a page has now: what it is made of, or what was agreed to. Null: it has another one since. */
export async function findMend(reader: Reader, page: LockedPage): Promise<PageMendRow | null> {
  const row = await reader.pageMend.findUnique({ where: { pageId: page.id } });
  const sha256 = row && (await fileOfPage(reader, page));
  return row && sha256 === (row.state === 'agreed' ? row.sha256 : row.sourceSha256) ? row : null;
}

/** The ways of mending by their names, as they are stored. */
export const fixesOf = ({ fixes }: Pick<PageMendRow, 'fixes'>): MendFix[] =>
  mendFixes.filter((fix) => fixes.includes(fix));

/** What can be mended of a page's file, and what was. */
export async function showMend(reader: Reader, page: LockedPage): Promise<PageMend> {
  const row = await findMend(reader, page);
  const report = fileReport.safeParse(page.contentReport).data;
  const offered = report ? mendOffers(report.findings, uploadKindOf(page.pageType)) : [];
  return {
    offered: offered.map((offer) => ({ ...offer, usual: offer.usual ? 1 : 0 })),
    mended: row && {
      state: row.state,
      fixes: fixesOf(row),
      report: fileReport.safeParse(row.report).data ?? null,
      ...mendNotes.parse(row.notes ?? {}),
      created_at: row.createdAt.toISOString(),
      agreement: mendAgreed.safeParse(row.agreement).data ?? null,
    },
  };
}
