import { oddSpecimen } from '@rebblatt/specimen';
import { expect, it } from 'vitest';
import { claimingPng } from '../testing/claiming-png.ts';
import { filesAtWork, KEPT_MB } from '../testing/files-at-work.ts';

const at = filesAtWork();

it.runIf(process.platform === 'linux')(
  'small files that decompress to gigabytes are answered, and memory and processes are freed',
  { timeout: 240_000 },
  async () => {
    const work = at.work();
    const before = await work.memoryAtRest();
    const answers = await Promise.all([
      work.logo(oddSpecimen.bomb()),
      work.logo(oddSpecimen.contentBomb()),
      work.picture(claimingPng(30_000)),
    ]);
    expect(answers).toEqual([[422], [201, 200], [422]]);
    expect((await work.memoryAtRest()) - before).toBeLessThan(KEPT_MB);
  },
);
