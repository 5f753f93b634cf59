import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stage } from './stage.ts';

const LOOK_EVERY_MS = 50;

/** Orders a book and waits for it. @returns seconds */
export async function generate(stage: Stage, catalogId: number): Promise<number> {
  const before = await call(stage, 'GET', `/print/catalog/${catalogId}`);
  const startedAt = performance.now();
  await call(stage, 'POST', `/print/catalog/${catalogId}`);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const job = await stage.db.prisma.job.findFirstOrThrow({ orderBy: { id: 'desc' } });
    if (job.finishedAt) break;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await call(stage, 'GET', `/print/catalog/${catalogId}`);
  if (after.total !== before.total + 1) throw new Error('The book was not made.');
  return seconds;
}

/** The same without the files kept of earlier books. */
export async function generateCold(stage: Stage, catalogId: number): Promise<number> {
  await rm(join(stage.dataDir, 'laid-out'), { recursive: true, force: true });
  return generate(stage, catalogId);
}

/** Printed pages of the newest book. */
export async function countPages(stage: Stage, catalogId: number): Promise<number> {
  const { data } = await call(stage, 'GET', `/print/catalog/${catalogId}`);
  return data[0].content_pages;
}

async function call({ api, headers }: Stage, method: string, path: string) {
  const response = await fetch(`${api.origin}/api${path}`, { method, headers });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
  return response.json();
}
