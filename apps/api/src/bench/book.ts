import { createPress, layOutRun } from '@rebblatt/press';
import { findBook } from '../features/print/book/book.queries.ts';
import type { Figure } from './figure.ts';
import { acceptAllPages } from './full-book.ts';
import { readSteadily } from './latency.ts';
import { watchMemory } from './memory.ts';
import type { Stage } from './stage.ts';

const TIMES_CHROMIUM = 3;
const PATIENCE_MS = 100;
const TIMES_IDLE = 2;
const GENERATION_MB = 1200;
const IDLE_MS = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * The whole demo book: how long it takes against Chromium alone printing the same HTML, how much memory, and what
 * people who work meanwhile notice of it.
 */
export async function measureBook(stage: Stage): Promise<Figure[]> {
  const catalogId = await acceptAllPages(stage.db);
  const others = await pathsOfOthers(stage, catalogId);
  const idle = readSteadily(stage.api.origin, stage.headers, others);
  await wait(IDLE_MS);
  const idleP99 = await idle.stop();

  const memory = watchMemory(stage.api.pid);
  const seconds = await generate(stage, catalogId);
  const highestMb = await memory();

  const busy = readSteadily(stage.api.origin, stage.headers, others);
  await generate(stage, catalogId);
  const busyP99 = await busy.stop();

  return [
    {
      name: 'demo book, against Chromium alone',
      detail: `${await countPages(stage, catalogId)} pages`,
      value: seconds,
      unit: 's',
      floor: await chromiumAlone(stage, catalogId),
      goal: { of: 'ratio', atMost: TIMES_CHROMIUM },
    },
    {
      name: 'p99 of 20 requests/s during the generation',
      value: busyP99,
      unit: 'ms',
      floor: idleP99,
      goal: { of: 'value', atMost: Math.max(PATIENCE_MS, TIMES_IDLE * idleP99) },
    },
    {
      name: 'memory of the generation, node and browser',
      value: highestMb,
      unit: 'MB',
      floor: null,
      goal: { of: 'value', atMost: GENERATION_MB },
    },
  ];
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function pathsOfOthers({ db }: Stage, catalogId: number): Promise<string[]> {
  const wine = await db.prisma.wine.findFirstOrThrow({ select: { id: true } });
  return [
    '/api/wine/20/1',
    `/api/wine/${wine.id}`,
    `/api/catalog/${catalogId}/page/20/1`,
    '/api/country/20/1',
    '/api/user',
  ];
}

async function call({ api, headers }: Stage, method: string, path: string) {
  const response = await fetch(`${api.origin}/api${path}`, { method, headers });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
  return response.json();
}

/** Orders a book and waits for it. @returns seconds */
async function generate(stage: Stage, catalogId: number): Promise<number> {
  const before = await call(stage, 'GET', `/print/catalog/${catalogId}`);
  const startedAt = performance.now();
  await call(stage, 'POST', `/print/catalog/${catalogId}`);
  for (;;) {
    await wait(LOOK_EVERY_MS);
    const job = await stage.db.prisma.job.findFirstOrThrow({ orderBy: { id: 'desc' } });
    if (job.finishedAt) break;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await call(stage, 'GET', `/print/catalog/${catalogId}`);
  if (after.total !== before.total + 1) throw new Error('The book was not made.');
  return seconds;
}

async function countPages(stage: Stage, catalogId: number): Promise<number> {
  const { data } = await call(stage, 'GET', `/print/catalog/${catalogId}`);
  return data[0].content_pages;
}

/** Seconds that a running Chromium needs for the HTML of the same book. */
async function chromiumAlone({ db, dataDir }: Stage, catalogId: number): Promise<number> {
  const book = await findBook(db, catalogId);
  if (!book) throw new Error('The demo book is gone.');
  const withFile = new Set(book.pages.filter((page) => page.file).map((page) => page.book.page_id));
  const pages = book.run.pages.filter((page) => !withFile.has(page.page_id));
  const { documents } = layOutRun({ ...book.run, pages });
  const press = createPress({ dataDir, lowPriority: false });
  try {
    await press.ready();
    const startedAt = performance.now();
    for (const document of documents) await press.print(document);
    return (performance.now() - startedAt) / 1000;
  } finally {
    await press.close();
  }
}
