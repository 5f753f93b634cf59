import type { MailListQuery } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { contains, given } from '../../lib/prisma-filter.ts';

const columns: Record<string, string> = { created_at: 'createdAt', sent_at: 'sentAt' };

/** One page of the mails, newest first without another wish, and how many there are. */
export async function listMails(
  db: Database,
  { search, columnFilters, sort }: MailListQuery,
  { perPage, page }: { perPage: number; page: number },
) {
  const where: Prisma.MailWhereInput = {
    AND: given([
      search && { OR: [{ recipient: contains(search) }, { subject: contains(search) }] },
      columnFilters?.kind && { kind: contains(columnFilters.kind) },
      columnFilters?.recipient && { recipient: contains(columnFilters.recipient) },
      columnFilters?.subject && { subject: contains(columnFilters.subject) },
      columnFilters?.state && { state: columnFilters.state },
    ]),
  };
  const orderBy = [
    ...sort.map(({ field, type }) => ({ [columns[field] ?? field]: type })),
    { id: 'desc' as const },
  ];
  const [rows, total] = await Promise.all([
    db.prisma.mail.findMany({
      where,
      orderBy,
      omit: { text: true },
      skip: (page - 1) * perPage,
      take: perPage,
    }),
    db.prisma.mail.count({ where }),
  ]);
  return { rows, total };
}
