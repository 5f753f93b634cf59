import { COLLECTED_MINUTES } from '@rebblatt/contracts';
import { JOB_CHANNEL } from '../../jobs/enqueue.ts';
import type { Tx } from '../../lib/database.ts';
import { PUBLISH_EDITION } from './publication.rules.ts';

/**
 * Orders a publication in some minutes where a catalogue is published by itself, so that what is accepted meanwhile is in it,
 * too. One that already waits is enough; one that runs may have read before this change.
 */
export async function publishLater(tx: Tx, catalogId: number): Promise<void> {
  const payload = JSON.stringify({ catalog_id: catalogId, automatic: true });
  const ordered = await tx.$executeRaw`
    INSERT INTO job (kind, payload, run_at)
    SELECT ${PUBLISH_EDITION}, ${payload}::jsonb, now() + make_interval(mins => ${COLLECTED_MINUTES}::int)
    FROM publication p WHERE p.catalog_id = ${catalogId} AND p.automatic
      AND NOT EXISTS (SELECT FROM job j WHERE j.kind = ${PUBLISH_EDITION} AND j.state = 'queued'
        AND j.payload = ${payload}::jsonb)`;
  if (ordered > 0) await tx.$executeRaw`SELECT pg_notify(${JOB_CHANNEL}, ${PUBLISH_EDITION})`;
}
