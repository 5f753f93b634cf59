import type { LetThrough } from '@rebblatt/contracts';
import { fileReport, preflightOverride } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';

/** A stored report with the override, if any. */
interface Checked {
  report: unknown;
  override: unknown;
}

/** The errors of a file that are printed in spite of its report, and by whose decision; null without errors. */
export function letThroughOf(
  subject: LetThrough['subject'],
  { report, override }: Checked,
): LetThrough | null {
  const findings = (fileReport.safeParse(report).data?.findings ?? []).filter(
    ({ severity }) => severity === 'error',
  );
  if (findings.length === 0) return null;
  const decision = preflightOverride.safeParse(override).data;
  return {
    subject,
    findings,
    reason: decision?.reason ?? null,
    by: decision?.by.email ?? null,
    at: decision?.at ?? null,
  };
}

/** Of these logos the ones with errors, by id: permitted by an override, or accepted without verification. */
export async function findFaultyLogos(db: Database, ids: number[]): Promise<Map<number, LetThrough>> {
  const logos = await db.prisma.logo.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, report: true, override: true },
  });
  const faulty = logos.map((logo) => [logo.id, letThroughOf('logo', logo)] as const);
  return new Map(faulty.filter((entry): entry is [number, LetThrough] => entry[1] !== null));
}
