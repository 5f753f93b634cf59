import { adSpecimen, asSent, contentSpecimen, logoSpecimen } from '@rebblatt/specimen';
import { loadDemo } from '../../../prisma/seed/load-demo.ts';
import type { Context } from './context.ts';
import type { Env } from './env.ts';
import { type PublishTools, preparePublication } from './features/edition/publish.commands.ts';
import { dateOf, todayInZurich } from './lib/clock.ts';
import { hashPassword } from './lib/password.ts';

/** The password of all demo accounts; printed at the start and in the README. */
export const DEMO_PASSWORD = 'degustation';

/** The embedded database gets the demo unless `DEMO=0`, an external one only with `DEMO=1`. */
export const wantsDemo = ({ DEMO, DATABASE_URL }: Pick<Env, 'DEMO' | 'DATABASE_URL'>): boolean =>
  DEMO ?? !DATABASE_URL;

/** Loads the demo fair with its PDFs when it is wanted and the database has no account yet. */
export async function loadDemoFair({
  env,
  db,
  files,
  clock,
  log,
  publicUrl,
}: Pick<Context, 'env' | 'db' | 'files' | 'clock' | 'log' | 'publicUrl'>): Promise<void> {
  if (!wantsDemo(env) || (await db.prisma.user.count()) > 0) return;
  const started = performance.now();
  log.info({ event: 'demo.loading' }, 'loading the demo fair');
  const loaded = await loadDemo({
    pool: db.pool,
    today: todayInZurich(clock),
    passwordHash: await hashPassword(DEMO_PASSWORD),
    specimens: {
      logo: async (order) => asSent('logo', await logoSpecimen(order), order.seed),
      ad: async (order) => asSent('ad', await adSpecimen(order), order.seed),
      misplacedAd: adSpecimen,
      content: contentSpecimen,
    },
    saveFile: async (bytes) => (await files.keepBytes(bytes)).sha256,
  });
  if (loaded) await publishLastYear({ db, files, clock, publicUrl });
  const ms = Math.round(performance.now() - started);
  log.info({ event: 'demo.loaded', ms }, 'the demo fair is loaded');
}

/** The organiser's account, which has published last year's fair. */
const ORGANISER = 'admin@rebblatt.test';

/** Visitors see last year's main fair from the start: its book is finished. */
async function publishLastYear(tools: PublishTools): Promise<void> {
  const { prisma } = tools.db;
  const last = await prisma.catalog.findFirst({
    where: { catalogType: 2, toOn: { lt: dateOf(todayInZurich(tools.clock)) } },
    orderBy: { toOn: 'desc' },
  });
  const organiser = await prisma.user.findUnique({ where: { email: ORGANISER } });
  const terms = { userId: organiser?.id ?? null, onlyChanged: false };
  const edition = last && (await preparePublication(tools, last.id, terms));
  if (edition) await tools.db.transact((tx) => edition.publish(tx));
}
