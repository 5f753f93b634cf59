import { adSpecimen, logoSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { expect, it } from 'vitest';
import { filesAtWork, KEPT_MB } from '../testing/files-at-work.ts';
import { makePrintedFair, printResultsOf } from '../testing/printed-fair.ts';

const HOSTILE_FILES = Number(process.env.SOAK_FILES ?? 100);
/** The duration of uploads, proofs and books. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
/** Sides of the images in the larger ads, four bytes per pixel: 16 MB in most rounds, 120 MB in every fifth. */
const LARGE_PX = 2000;
const LARGEST_PX = 5500;
const MINUTE_MS = 60_000;

const at = filesAtWork();

const kinds = [
  oddSpecimen.contentBomb,
  oddSpecimen.imageBomb,
  oddSpecimen.nestedForms,
  (remark: string) => Buffer.concat([oddSpecimen.bomb(), Buffer.from(remark)]),
  (remark: string) => Buffer.concat([oddSpecimen.endlessPageTree(), Buffer.from(remark)]),
];

it('a hundred hostile files leave no memory and no process behind', { timeout: 60 * MINUTE_MS }, async () => {
  const work = at.work();
  const before = await work.memoryAtRest();
  const answers: number[] = [];
  for (let n = 0; n < HOSTILE_FILES; n += 4) {
    const file = (turn: number) => (kinds[turn % kinds.length] ?? oddSpecimen.contentBomb)(String(turn));
    const answered = await Promise.all([
      work.logo(file(n)),
      work.ad(file(n + 1)),
      work.ad(file(n + 2)),
      work.logo(file(n + 3)),
    ]);
    answers.push(...answered.flat());
  }
  const after = await work.memoryAtRest();
  console.info(
    `${HOSTILE_FILES} hostile files: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
  );
  expect(answers.filter((status) => status >= 500 && status !== 504)).toEqual([]);
  expect(after - before).toBeLessThan(KEPT_MB);
});

it('uploads, proofs and books leave no memory and no process behind', {
  timeout: (MINUTES + 30) * MINUTE_MS,
}, async () => {
  const work = at.work();
  const { admin } = work;
  const { catalog } = await makePrintedFair(at.server(), 'Dauerlauf', '2031-07-01', '2031-07-31');
  const text = { place: 'Stäfa', slogan: 'Besuchen Sie uns', stand: '12', website: 'steg.test' };
  const book = async () => {
    const { total } = await printResultsOf(admin, catalog.id);
    expect((await admin.call('POST', `/print/catalog/${catalog.id}`)).status).toBe(201);
    const made = async () => (await printResultsOf(admin, catalog.id)).total;
    await expect.poll(made, { timeout: 180_000, interval: 500 }).toBe(total + 1);
  };
  const round = async (seed: number) => {
    const ad = await adSpecimen({ ...text, seed, name: `Weingut ${seed}` });
    const large = await oddSpecimen.withLargeImage(ad, seed % 5 === 0 ? LARGEST_PX : LARGE_PX);
    const logo = await logoSpecimen({ seed, name: `Weingut ${seed}`, place: 'Stäfa', since: 1901 });
    const answers = await Promise.all([work.ad(ad), work.ad(large), work.logo(logo), book()]);
    return answers.flatMap((statuses) => statuses ?? []);
  };
  await round(1);
  const before = await work.memoryAtRest();
  const until = Date.now() + MINUTES * MINUTE_MS;
  let rounds = 0;
  const answers: number[] = [];
  for (; Date.now() < until; rounds++) answers.push(...(await round(rounds + 2)));
  const after = await work.memoryAtRest();
  console.info(
    `${MINUTES} minutes, ${rounds} rounds: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
  );
  // The plates of 120 MB reach a memory limit, and on a busy machine any task may reach its timeout.
  const refused = answers.filter((status) => status >= 400);
  expect(refused.filter((status) => ![422, 504].includes(status))).toEqual([]);
  expect(refused.length).toBeLessThan(answers.length / 3);
  expect(after - before).toBeLessThan(KEPT_MB);
});
