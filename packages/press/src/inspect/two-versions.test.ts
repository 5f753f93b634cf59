import { expect, test } from 'vitest';
import { adSpecimen } from '../specimen/ad-specimen.ts';
import { anAd } from '../testing/sample-run.ts';
import { readFacts } from './read-facts.ts';

test('a page that shows a reader another size than the one found later in the file is refused', async () => {
  const ad = Buffer.from(await adSpecimen({ ...anAd, seed: 4 })).toString('latin1');
  const start = ad.lastIndexOf('\n\n', ad.indexOf('/Type /Page\n'));
  const object = ad.slice(start, ad.indexOf('endobj', start) + 6);
  // A second version of the page behind the end: no cross reference leads to it.
  const hidden = object.replace(/\/MediaBox \[[^\]]*\]/, '/MediaBox [0 0 500 300]');
  expect(await readFacts(Buffer.from(`${ad}\n${hidden}\n`, 'latin1'))).toEqual({
    ok: false,
    reason: 'damaged',
  });
  expect(await readFacts(Buffer.from(ad, 'latin1'))).toMatchObject({ ok: true });
});
