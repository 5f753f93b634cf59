import { join } from 'node:path';
import { createPress } from '@rebblatt/press';
import { createDiskStore } from '../files/disk-store.ts';
import type { Figure } from './figure.ts';
import type { Stage } from './stage.ts';

const AD_PAGE = 2;
const ROUNDS = 5;
const PATIENCE_S = 0.5;

/** The check of an ad of the demo with a warm worker: the median of a few. */
export async function measureCheck({ db, dataDir }: Stage): Promise<Figure[]> {
  const { contentFile } = await db.prisma.page.findFirstOrThrow({
    where: { pageType: AD_PAGE, contentStatus: 1 },
    select: { contentFile: { select: { sha256: true } } },
    orderBy: { id: 'asc' },
  });
  const file = await createDiskStore(join(dataDir, 'files')).read(contentFile?.sha256 ?? '');
  const press = createPress({ dataDir, lowPriority: false });
  try {
    await press.preflight(file, 'ad');
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const startedAt = performance.now();
      await press.preflight(file, 'ad');
      times.push((performance.now() - startedAt) / 1000);
    }
    return [
      {
        name: 'preflight of an ad of the demo',
        detail: `${(file.length / 2 ** 20).toFixed(1)} MB`,
        value: times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0,
        unit: 's',
        floor: null,
        goal: { of: 'value', atMost: PATIENCE_S },
      },
    ];
  } finally {
    await press.close();
  }
}
