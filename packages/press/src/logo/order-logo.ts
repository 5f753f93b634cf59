import type { Limits } from '../browser/limited.ts';
import { PressError } from '../press-error.ts';
import type { PressWorkers } from '../press-workers.ts';
import { fileLimits } from '../worker/file-limits.ts';
import type { LogoTask, MadeLogo } from './make-logo.ts';
import type { ReadSvg } from './read-svg.ts';

/** The clock bounds the browser, whose processor time is not that of one drawing. */
const DRAW_TIMEOUT_MS = 30_000;

/** Makes the page of a logo; a drawing is first read, and printed by the browser. */
export async function orderLogo(
  { logo, browser }: Pick<PressWorkers, 'logo' | 'browser'>,
  { signal, ...task }: LogoTask & { signal?: AbortSignal },
  fileProcessorMs: number,
): Promise<MadeLogo> {
  const limits: Limits = fileLimits(fileProcessorMs, signal);
  if (task.from !== 'drawing') return logo.run(task, limits) as Promise<MadeLogo>;
  const read = (await logo.run({ read: task.source }, limits)) as ReadSvg;
  if ('reason' in read) return { ok: false, ...read };
  const { html, ...svg } = read;
  try {
    const pdf = await browser.call('print', { html }, { signal, timeoutMs: DRAW_TIMEOUT_MS });
    return (await logo.run({ ...task, printed: { pdf, svg } }, limits)) as MadeLogo;
  } catch (error) {
    // A machine without time prints the product's own pages late as well, but those have two minutes.
    if (error instanceof PressError && error.code === 'timeout')
      return { ok: false, reason: 'too-intricate' };
    throw error;
  }
}
