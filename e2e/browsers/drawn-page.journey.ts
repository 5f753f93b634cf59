import { expect } from '@playwright/test';
import { callAs } from '../calls.ts';
import { ADMIN, signIn } from '../session.ts';
import { type Mark, readDrawnPage } from './drawn-page.ts';
import type { Engine } from './engines.ts';
import { test } from './test.ts';

/** How far apart the same mark may stand in two browsers. */
const TOLERANCE_MM = 0.3;
/** How much longer a text may be: browsers differ in the pairs of letters that they set closer. */
const LENGTH_MM = 0.5;

/** GTK's WebKit rounds the width of every letter to a pixel, which Safari does not: enlarged, that hardly counts. */
const ENLARGED: Record<Engine, number> = { firefox: 1, webkit: 8 };

test('the wine page is drawn as in Chromium, every text and line', async ({ tab, page, request, engine }) => {
  const { session, call } = await callAs(request, ADMIN);
  const all = { id: session.active_catalog?.id ?? 0, perPage: 1000, page: 1 };
  const { data } = await call('GET /catalog/:id/page/:perPage/:page', all);
  const pages = data.filter(({ page_type: type }) => type === 1).slice(0, 6);
  expect(pages).toHaveLength(6);
  await signIn(page, ADMIN);
  await tab.signIn(ADMIN);
  let [compared, lines] = [0, 0];
  let farthest = 0;
  for (const { id } of pages) {
    const path = `/active-catalog/page/edit/${id}`;
    await page.goto(path);
    await tab.open(path);
    const theirs = await drawn(() => page.evaluate(readDrawnPage, 1));
    const ours = await drawn(() => tab.run(readDrawnPage, ENLARGED[engine]));
    expect(ours.map(({ what }) => what)).toEqual(theirs.map(({ what }) => what));
    lines += ours.filter(({ what }) => what === 'a line').length;
    const apart = ours.map((mark, nth) => ({ mark, apart: distance(mark, theirs[nth] as Mark) }));
    expect(apart.filter((one) => one.apart > TOLERANCE_MM)).toEqual([]);
    expect(ours.filter((mark, nth) => longer(mark, theirs[nth] as Mark) > LENGTH_MM)).toEqual([]);
    compared += ours.length;
    farthest = Math.max(farthest, ...apart.map((one) => one.apart));
  }
  expect(lines).toBeGreaterThan(30);
  console.log(
    `${engine}: ${compared} texts and lines of ${pages.length} wine pages, at most ${farthest.toFixed(2)} mm apart`,
  );
});

/** The marks of a page once two looks at it agree: fonts and a logo may still come. */
async function drawn(look: () => Promise<Mark[]>): Promise<Mark[]> {
  let last: Mark[] = [];
  await expect(async () => {
    const before = last;
    last = await look();
    expect(last).not.toEqual([]);
    expect(last).toEqual(before);
  }).toPass();
  return last;
}

/** By the edge at which it is set, and its height. */
const distance = (one: Mark, other: Mark) =>
  Math.max(
    Math.min(Math.abs(one.left - other.left), Math.abs(one.right - other.right)),
    Math.abs(one.middle - other.middle),
  );

const longer = (one: Mark, other: Mark) => Math.abs(one.right - one.left - (other.right - other.left));
