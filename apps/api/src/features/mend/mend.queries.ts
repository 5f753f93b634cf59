import type { FileMend, mendPicture, PreflightKind } from '@rebblatt/contracts';
import { fileReport, mendNotes, uploadKindOf } from '@rebblatt/contracts';
import { z } from 'zod';
import { notFound } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Mend } from '../../lib/generated/prisma/client.ts';
import type { MendTarget } from './mend.rules.ts';
import { inOrder, offersOf } from './mend.rules.ts';

type Reader = Pick<Tx, 'mend'>;

/** Who agreed to a mended file. */
const agreement = z.object({ by: z.string().nullable(), at: z.string(), reason: z.string().nullable() });

const NO_NOTES: z.output<typeof mendNotes> = { mirrored: [], trims: [], left: [], spots: [], frames: [] };

/** The mending of the file that there is now: what it is made of, or what was agreed to. Null: there is another one since. */
export async function findMend(reader: Reader, { of, sha256 }: MendTarget): Promise<Mend | null> {
  const row = await reader.mend.findFirst({ where: of });
  return row && sha256 === (row.state === 'agreed' ? row.sha256 : row.sourceSha256) ? row : null;
}

/** What can be mended of a file, and what was. */
export async function showMend(reader: Reader, target: MendTarget): Promise<FileMend> {
  const row = await findMend(reader, target);
  return {
    offered: offersOf(target).map((offer) => ({ ...offer, usual: offer.usual ? 1 : 0 })),
    mended: row && {
      state: row.state,
      fixes: inOrder(row.fixes),
      report: fileReport.safeParse(row.report).data ?? null,
      ...(mendNotes.safeParse(row.notes).data ?? NO_NOTES),
      created_at: row.createdAt.toISOString(),
      agreement: agreement.safeParse(row.agreement).data ?? null,
    },
  };
}

/** The file as it was uploaded, or as it is mended, to be drawn. @throws AppError 404 where nothing was mended */
export async function findSide(
  reader: Reader,
  target: MendTarget,
  side: z.output<typeof mendPicture>['side'],
): Promise<{ sha256: string; report: unknown }> {
  const mend = await findMend(reader, target);
  if (!mend?.sha256) throw notFound();
  return side === 'original'
    ? { sha256: mend.sourceSha256, report: null }
    : { sha256: mend.sha256, report: mend.report };
}

const kindOf = ({ page, logo }: { page: { pageType: number } | null; logo: object | null }): PreflightKind =>
  page ? uploadKindOf(page.pageType) : logo ? 'logo' : 'cover';

/** A mending that was ordered, with the file that there is now; null where it was given up or another came. */
export async function findOrdered({ prisma }: Pick<Database, 'prisma'>, id: number) {
  const file = { select: { sha256: true, name: true } } as const;
  const row = await prisma.mend.findFirst({
    where: { id, state: 'mending' },
    include: {
      page: { select: { pageType: true, contentFile: file } },
      logo: { select: { file } },
      cover: { select: { file } },
    },
  });
  const current = row?.page?.contentFile ?? row?.logo?.file ?? row?.cover?.file;
  return row && current && current.sha256 === row.sourceSha256
    ? { mend: row, name: current.name, kind: kindOf(row) }
    : null;
}
