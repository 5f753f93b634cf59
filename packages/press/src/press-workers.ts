import { availableParallelism } from 'node:os';
import type { PreflightReport } from '@rebblatt/contracts';
import type { Rgb } from '@rebblatt/printed-page';
import type { AssembledFile, AssembleTask, LogoPaths } from './assemble/assemble.worker.ts';
import type { AssemblyProgress } from './assemble/assemble-book.ts';
import type { PdfSource } from './assemble/book-plan.ts';
import { BrowserProcess } from './browser/browser-process.ts';
import type { ChromiumSearch } from './browser/find-chromium.ts';
import { Slots } from './browser/slots.ts';
import type { ProfileTask } from './colour/check-profile.worker.ts';
import type { ColourTask } from './colour/convert-laid-out.worker.ts';
import type { CompareTask } from './compare/compare.worker.ts';
import type { PlacedLook } from './compare/compare-placed.ts';
import type { ExtractedFile, ExtractTask } from './extract/extract.worker.ts';
import type { PdfFacts } from './inspect/read-facts.ts';
import type { LogoWork } from './logo/logo.worker.ts';
import type { MadeLogo } from './logo/make-logo.ts';
import type { MadePage } from './logo/page-of-picture.ts';
import type { ReadSvg } from './logo/read-svg.ts';
import type { MendNotes, MendTask } from './mend/mend.worker.ts';
import type { PreflightTask } from './preflight/preflight.worker.ts';
import type { ProofTask } from './proof/proof.worker.ts';
import type { PageProof } from './proof/proof-page.ts';
import type { RasterTask } from './raster/raster.worker.ts';
import type { ImageTask } from './raster/redraw-image.ts';
import type { PageImage } from './raster/render-page.ts';
import { startWorker, type WorkerLimits } from './worker/start-worker.ts';
import { TaskWorker } from './worker/task-worker.ts';

/** Memory besides that for the file: the program itself, its modules and those of the renderer. */
const PROGRAM_MB = 320;
/** Memory for a whole book with everything placed in it. */
const BOOK_MB = 2_048;
/** How many files are read at once, for whatever purpose: one core is left to the server. Before that, people and jobs wait in fair turns. */
const FILES_AT_ONCE = Math.max(1, availableParallelism() - 1);

/**
 * The press's worker processes, all of them below the priority of the server. Books are assembled at the lowest, because
 * people wait for the reading of single files.
 * All workers are started from here, so that after a build their files are beside the bundle that contains this.
 */
export function pressWorkers(lowPriority: boolean, fileMemoryMb: number, search: ChromiumSearch) {
  const starter = (file: string, limits: WorkerLimits) => () => startWorker(import.meta.url, file, limits);
  const places = new Slots(FILES_AT_ONCE);
  const forBooks = { lowPriority, maxHeapMb: 768, maxMemoryMb: BOOK_MB };
  const forFiles = {
    lowPriority: false,
    // The rest is for the file, decoded streams and the renderer, which are outside the heap.
    maxHeapMb: Math.ceil(fileMemoryMb / 2),
    maxMemoryMb: fileMemoryMb + PROGRAM_MB,
  };
  return {
    /** Without a memory limit: the browser reserves far more than it uses, and it prints only the product's own pages. */
    browser: new BrowserProcess(() =>
      startWorker(import.meta.url, './browser/browser.worker.ts', { lowPriority, maxHeapMb: 768 }, [
        JSON.stringify({ ...search, lowPriority }),
      ]),
    ),
    colour: new TaskWorker<ColourTask, true>({
      start: starter('./colour/convert-laid-out.worker.ts', forBooks),
    }),
    assemble: new TaskWorker<AssembleTask, AssembledFile, AssemblyProgress, LogoPaths>({
      start: starter('./assemble/assemble.worker.ts', forBooks),
    }),
    compare: new TaskWorker<CompareTask, PlacedLook>({
      start: starter('./compare/compare.worker.ts', { ...forFiles, lowPriority }),
    }),
    compareUpload: new TaskWorker<CompareTask, PlacedLook>({
      start: starter('./compare/compare.worker.ts', forFiles),
      places,
    }),
    extract: new TaskWorker<ExtractTask, ExtractedFile>({
      start: starter('./extract/extract.worker.ts', forBooks),
    }),
    extractUpload: new TaskWorker<ExtractTask, ExtractedFile>({
      start: starter('./extract/extract.worker.ts', forFiles),
      places,
    }),
    inspect: new TaskWorker<{ source: PdfSource }, PdfFacts>({
      start: starter('./inspect/inspect.worker.ts', forFiles),
      places,
    }),
    logo: new TaskWorker<LogoWork, MadeLogo | ReadSvg | MadePage>({
      start: starter('./logo/logo.worker.ts', forFiles),
      places,
    }),
    mend: new TaskWorker<MendTask, MendNotes>({
      start: starter('./mend/mend.worker.ts', forFiles),
      places,
    }),
    preflight: new TaskWorker<PreflightTask, PreflightReport>({
      start: starter('./preflight/preflight.worker.ts', forFiles),
      places,
    }),
    image: new TaskWorker<ImageTask, Uint8Array>({
      start: starter('./raster/image.worker.ts', forFiles),
      places,
    }),
    profile: new TaskWorker<ProfileTask, Rgb[]>({
      start: starter('./colour/check-profile.worker.ts', forFiles),
      places,
    }),
    proof: new TaskWorker<ProofTask, PageProof>({
      start: starter('./proof/proof.worker.ts', { ...forFiles, lowPriority: false }),
      places,
    }),
    raster: new TaskWorker<RasterTask, PageImage>({
      start: starter('./raster/raster.worker.ts', forFiles),
      places,
    }),
  };
}

export type PressWorkers = ReturnType<typeof pressWorkers>;
