import { readFile, writeFile } from 'node:fs/promises';
import { serve } from '../worker/serve.ts';
import { logoOfDrawing, logoOfPage } from './draw-svg.ts';
import { type LogoPage, type LogoTask, logoOfPicture, type MadeLogo } from './make-logo.ts';
import { type MadePage, type PictureTask, pageOfPicture } from './page-of-picture.ts';
import { type ReadSvg, readSvg } from './read-svg.ts';

/** A drawing is read before it is printed. */
export type LogoWork = LogoTask | { read: string } | { picture: PictureTask };

serve<LogoWork, MadeLogo | ReadSvg | MadePage, never>(async (work) => {
  if ('picture' in work) {
    const made = await pageOfPicture(work.picture);
    if (!(made instanceof Uint8Array)) return { value: made };
    await writeFile(work.picture.out, made);
    return { value: { ok: true } as MadePage };
  }
  if ('read' in work) return { value: readSvg(await readFile(work.read)) };
  const made = await pageOf(work);
  if ('reason' in made) return { value: { ok: false, ...made } };
  await writeFile(work.out, made.page);
  return { value: { ok: true, placement: made.placement } };
});

async function pageOf(task: LogoTask): Promise<LogoPage> {
  if (task.from === 'picture') return logoOfPicture(task);
  return task.from === 'drawing' ? logoOfDrawing(task) : logoOfPage(await readFile(task.source), task);
}
