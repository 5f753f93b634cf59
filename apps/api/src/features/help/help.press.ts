import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ManualName, manualDocument, manuals, type PictureId } from '@rebblatt/manual';
import type { Press } from '@rebblatt/press';
import type { FileTurns } from '../../files/file-turns.ts';
import type { PreviewCache } from '../../files/preview-cache.ts';
import { fromPress } from '../../lib/press-fault.ts';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@rebblatt/manual/package.json')),
  'pictures',
);

/** The hash of each manual: its text and pictures, a megabyte, do not change while the server runs. */
const keys = new Map<ManualName, string>();
const hashOf = (html: string) => createHash('sha256').update(html).digest('hex');

/** What prints and keeps the manuals. */
export interface HelpTools {
  press: Pick<Press, 'booklet'>;
  previews: PreviewCache;
  turns: FileTurns;
}

/**
 * A manual as PDF, printed once for the same text and pictures.
 * @throws AppError 502 without a browser, 504 after a timeout, 429 when too many tasks of this account are waiting
 */
export async function manualPdf(tools: HelpTools, account: number, name: ManualName): Promise<Uint8Array> {
  const key = keys.get(name) ?? hashOf(await documentOf(name));
  keys.set(name, key);
  return tools.previews.get(key, 'manual', () =>
    tools.turns.draw.take(account, async () => fromPress(tools.press.booklet(await documentOf(name)))),
  );
}

async function documentOf(name: ManualName): Promise<string> {
  const manual = manuals[name];
  const steps = manual.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('steps' in block ? block.steps : [])),
  );
  const ids = steps.flatMap(({ picture }) => picture ?? []);
  const urls = new Map(
    await Promise.all(
      ids.map(async (id): Promise<[PictureId, string]> => {
        const png = await readFile(join(folder, manual.locale.slice(0, 2), `${id}.png`));
        return [id, `data:image/png;base64,${png.toString('base64')}`];
      }),
    ),
  );
  return manualDocument(manual, (id) => urls.get(id) ?? '');
}
