/** The upper of the two in the middle for an even count; 0 without values. */
export const median = (values: readonly number[] = []): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How long work takes, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** How long work takes in the middle of several tries, in ms. */
export async function medianTime(tries: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < tries; i++) times.push(await timed(work));
  return median(times);
}
