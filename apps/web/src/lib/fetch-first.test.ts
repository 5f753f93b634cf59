import { expect, it } from 'vitest';
import { fetchFirst } from './fetch-first.ts';

/** Files that the page names itself, so that nothing is fetched. */
function named(...files: string[]) {
  for (const file of files) {
    const script = document.createElement('script');
    script.type = 'named';
    script.setAttribute('src', `/${file}`);
    document.head.append(script);
  }
  return files;
}

/** An import under way, as WebKit answers a second one of the same part: at once, with a part that has not run. */
function importing() {
  let ran: { name?: string } = {};
  let finish = () => {};
  let fail = (_: Error) => {};
  const calls: number[] = [];
  const load = () =>
    calls.push(1) > 1
      ? Promise.resolve(ran)
      : new Promise<{ name?: string }>((resolve, reject) => {
          finish = () => {
            ran = { name: 'part' };
            resolve(ran);
          };
          fail = reject;
        });
  return { load, calls, finish: () => finish(), fail: (error: Error) => fail(error) };
}

it('gives a part that is needed while it is being imported once it has run', async () => {
  const files = named('assets/a.js');
  const { load, finish } = importing();
  const first = fetchFirst(load, files);
  const second = fetchFirst(load, files);
  await new Promise((resolve) => setTimeout(resolve));
  finish();
  expect((await first).name).toBe('part');
  expect((await second).name).toBe('part');
});

it('does not hold a part back for another, nor after one that failed', async () => {
  const [a = '', b = ''] = named('assets/a.js', 'assets/b.js');
  const { load, calls, fail } = importing();
  const first = fetchFirst(load, [a, b]);
  expect(await fetchFirst(async () => 'another', [b, a])).toBe('another');
  const failed = expect(first).rejects.toThrow('gone');
  const again = fetchFirst(load, [a, b]);
  fail(new Error('gone'));
  await failed;
  await again;
  expect(calls.length).toBe(2);
});
