import { adSpecimen } from '@rebblatt/specimen';
import { expect, test } from 'vitest';
import { anAd } from '../testing/sample-run.ts';
import { readFacts } from './read-facts.ts';

test('a page later in the file to which no cross reference points is ignored', async () => {
  const ad = Buffer.from(await adSpecimen({ ...anAd, seed: 4 })).toString('latin1');
  const start = ad.lastIndexOf('\n\n', ad.indexOf('/Type /Page\n'));
  const object = ad.slice(start, ad.indexOf('endobj', start) + 6);
  const hidden = object.replace(/\/MediaBox \[[^\]]*\]/, '/MediaBox [0 0 500 300]');
  const facts = await readFacts(Buffer.from(ad, 'latin1'));
  expect(facts).toMatchObject({ ok: true });
  expect(await readFacts(Buffer.from(`${ad}\n${hidden}\n`, 'latin1'))).toEqual(facts);
});

test('a file with a broken cross reference in which programs find different pages is refused', async () => {
  const ad = Buffer.from(await adSpecimen({ ...anAd, seed: 4 })).toString('latin1');
  const start = ad.lastIndexOf('\n\n', ad.indexOf('/Type /Page\n'));
  const object = ad.slice(start, ad.indexOf('endobj', start) + 6);
  const hidden = object.replace(/\/MediaBox \[[^\]]*\]/, '/MediaBox [0 0 500 300]');
  // One entry of the table points to nothing: the press searches, other readers only miss that one object.
  const entry = ad.lastIndexOf(' 00000 n');
  const broken = `${ad.slice(0, entry - 10)}0000000009${ad.slice(entry)}`;
  expect(await readFacts(Buffer.from(`${broken}\n${hidden}\n`, 'latin1'))).toEqual({
    ok: false,
    reason: 'damaged',
  });
});
