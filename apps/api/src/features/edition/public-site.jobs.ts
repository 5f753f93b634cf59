import { z } from 'zod';
import type { Env } from '../../env.ts';
import type { FileStore } from '../../files/store.ts';
import { type AnyJob, defineJob } from '../../jobs/define-job.ts';
import { type Clock, todayInZurich } from '../../lib/clock.ts';
import { readPack } from '../../visitors/pack.ts';
import { bringSite, siteOf } from '../../visitors/public-site.ts';
import { openPublicStore } from '../../visitors/public-store.ts';
import { listShown } from './edition.queries.ts';
import { WRITE_SITE } from './edition.rules.ts';

/** Writes what visitors see to the place that `PUBLIC_STORAGE_URL` names, from which others send it. */
export const writeSiteJob = ({ env, files, clock }: { env: Env; files: FileStore; clock: Clock }): AnyJob =>
  defineJob({
    kind: WRITE_SITE,
    share: 'leaves-one',
    // A storage in the network may be away for a while.
    retryDelaysMs: [2_000, 20_000, 120_000],
    payload: z.object({}),
    async run({ db, signal }) {
      const store = openPublicStore(env);
      if (!store) return {};
      const packOf = async (sha256: string) => readPack(await files.read(sha256));
      for (;;) {
        const shown = await listShown(db);
        const result = await bringSite(store, await siteOf(shown, todayInZurich(clock), packOf), signal);
        // Another node may have written something newer meanwhile, of which this has removed files.
        if (JSON.stringify(await listShown(db)) === JSON.stringify(shown)) return { result };
      }
    },
  });
