import type { BookRun, PreflightReport } from '@rebblatt/contracts';
import type { AssembledFile, AssembleTask, LogoPaths } from './assemble/assemble.worker.ts';
import type { AssemblyProgress } from './assemble/assemble-book.ts';
import type { PdfSource } from './assemble/book-plan.ts';
import type { LaidOutRun } from './book/lay-out-run.ts';
import type { ColourTask } from './colour/convert-laid-out.worker.ts';
import type { CompareTask } from './compare/compare.worker.ts';
import type { PlacedLook } from './compare/compare-placed.ts';
import type { ExtractedFile, ExtractTask } from './extract/extract.worker.ts';
import type { PdfFacts } from './inspect/read-facts.ts';
import type { PreflightTask } from './preflight/preflight.worker.ts';
import type { ProofTask } from './proof/proof.worker.ts';
import type { PageProof } from './proof/proof-page.ts';
import type { RasterTask } from './raster/raster.worker.ts';
import type { PageImage } from './raster/render-page.ts';
import { startWorker } from './worker/start-worker.ts';
import { TaskWorker } from './worker/task-worker.ts';

/**
 * The press's worker threads. Books are assembled at low priority; looking at one file is what somebody waits for.
 * All workers are started from here, so that after a build their files lie beside the one this ends up in.
 */
export function pressWorkers(lowPriority: boolean, fileMemoryMb: number) {
  const from = import.meta.url;
  return {
    layOut: new TaskWorker<BookRun, LaidOutRun>({
      start: (options) => startWorker(from, './book/lay-out.worker.ts', options),
      lowPriority,
      maxHeapMb: 512,
    }),
    colour: new TaskWorker<ColourTask, Uint8Array>({
      start: (options) => startWorker(from, './colour/convert-laid-out.worker.ts', options),
      lowPriority,
      maxHeapMb: 512,
    }),
    assemble: new TaskWorker<AssembleTask, AssembledFile, AssemblyProgress, LogoPaths>({
      start: (options) => startWorker(from, './assemble/assemble.worker.ts', options),
      lowPriority,
      maxHeapMb: 768,
      // It holds a whole book, and another book may be waiting for its turn.
      once: true,
    }),
    compare: new TaskWorker<CompareTask, PlacedLook>({
      start: (options) => startWorker(from, './compare/compare.worker.ts', options),
      lowPriority,
      maxHeapMb: 512,
    }),
    extract: new TaskWorker<ExtractTask, ExtractedFile>({
      start: (options) => startWorker(from, './extract/extract.worker.ts', options),
      lowPriority,
      maxHeapMb: 768,
      once: true,
    }),
    inspect: new TaskWorker<{ source: PdfSource }, PdfFacts>({
      start: (options) => startWorker(from, './inspect/inspect.worker.ts', options),
      lowPriority: false,
      maxHeapMb: 512,
    }),
    preflight: new TaskWorker<PreflightTask, PreflightReport>({
      start: (options) => startWorker(from, './preflight/preflight.worker.ts', options),
      lowPriority: false,
      // The rest is for the file, decoded streams and the renderer, which lie outside the heap.
      maxHeapMb: Math.ceil(fileMemoryMb / 2),
    }),
    profile: new TaskWorker<{ profile: Uint8Array }, true>({
      start: (options) => startWorker(from, './colour/check-profile.worker.ts', options),
      lowPriority: false,
      maxHeapMb: 256,
      once: true,
    }),
    proof: new TaskWorker<ProofTask, PageProof>({
      start: (options) => startWorker(from, './proof/proof.worker.ts', options),
      lowPriority: true,
      maxHeapMb: 512,
    }),
    raster: new TaskWorker<RasterTask, PageImage>({
      start: (options) => startWorker(from, './raster/raster.worker.ts', options),
      lowPriority: false,
      maxHeapMb: 512,
    }),
  };
}

export type PressWorkers = ReturnType<typeof pressWorkers>;
