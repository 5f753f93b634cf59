import { join } from 'node:path';
import type { BookRun, PreflightKind, PreflightReport } from '@rebblatt/contracts';
import type { Cmyk, FitBox, Rgb } from '@rebblatt/printed-page';
import type { PdfSource } from './assemble/book-plan.ts';
import type { BookManifest, BookOrder } from './book/book-order.ts';
import { BOOK_TIMEOUT_MS, type BookOptions, makeBook } from './book/make-book.ts';
import type { OutputCondition } from './colour/output-condition.ts';
import type { Extract } from './extract/extract-pages.ts';
import type { PdfFacts } from './inspect/read-facts.ts';
import { keptFiles } from './kept-files.ts';
import type { LogoTask, MadeLogo } from './logo/make-logo.ts';
import { orderLogo } from './logo/order-logo.ts';
import type { MadePage, PictureTask } from './logo/page-of-picture.ts';
import type { MendNotes, MendTask } from './mend/mend.worker.ts';
import {
  convertPostScript,
  type FromPostScript,
  type PostScriptTask,
} from './postscript/convert-postscript.ts';
import { checkUpload, type PreflightOptions, reasonOf } from './preflight/check-upload.ts';
import { PressError } from './press-error.ts';
import { type PressWorkers, pressWorkers } from './press-workers.ts';
import { PRINT_TIMEOUT_MS, type PrintLimits } from './print/print-html.ts';
import type { PageProof, ProofOptions } from './proof/proof-page.ts';
import type { ImageTask } from './raster/redraw-image.ts';
import type { PageImage } from './raster/render-page.ts';
import type { RenderOptions } from './raster/render-pixels.ts';
import { fileLimits } from './worker/file-limits.ts';

export interface PressOptions {
  /** Where the unpacked browser is kept, and what later books reuse. */
  dataDir: string;
  /** Another folder for what later books reuse. */
  cacheDir?: string;
  /** `CHROMIUM_PATH`: the browser to use, when the operator names one. */
  chromiumPath?: string | undefined;
  /** Runs at lower priority than everything else on the machine (default). */
  lowPriority?: boolean;
  /**
   * How much of the processor's time one uploaded file may take, in milliseconds; each further page of a content file
   * adds a tenth of it.
   */
  fileProcessorMs?: number;
  /** Memory limit for one uploaded file, in megabytes. */
  fileMemoryMb?: number;
  /** Processes of `workersOf`, for presses that follow each other; closing this press leaves them running. */
  workers?: PressWorkers;
}

/** The print shop: one browser and a few worker processes, started when they are needed. */
export interface Press {
  /** Resolves when a browser runs; rejects with `browser-missing` or `browser-failed` and the reason. */
  ready(): Promise<void>;
  /** HTML to Chromium's PDF, in the page size of its CSS. Nothing in it can reach the network or a file. */
  print(html: string, limits?: PrintLimits): Promise<Uint8Array>;
  /**
   * Prints a document to be read: tagged, with an outline, in the fonts of the printed pages. An element with
   * `data-page-of` gets the number of the page on which the linked element with that id is printed.
   */
  booklet(html: string, limits?: PrintLimits): Promise<Uint8Array>;
  /** All boxes of a run whose content must fit, with their overflow in mm (0 when it fits). */
  measure(run: BookRun, limits?: PrintLimits): Promise<FitBox[]>;
  /** Makes a book (or a single page), writes it to `order.out` and returns what is on which page. */
  book(order: BookOrder, options?: BookOptions): Promise<BookManifest>;
  /**
   * The basic facts of an uploaded PDF; throws only what is not due to the file: `aborted`, `timeout`, `worker-died`.
   */
  inspect(source: PdfSource, options?: { signal?: AbortSignal }): Promise<PdfFacts>;
  /**
   * Checks a PDF for its purpose against every rule, and that it prints as it is shown. Whatever is in the file, and even
   * when it takes too much time or memory, the result is a report; throws only what is not due to the file: `aborted`,
   * `timeout`, `worker-died`, and `unreadable` for a path without a file.
   */
  preflight(source: PdfSource, kind: PreflightKind, options?: PreflightOptions): Promise<PreflightReport>;
  /** Takes pages out of a finished book into the file `out`. Throws `unreadable`, `layout`, `timeout` or `aborted`. */
  extract(
    source: PdfSource,
    extract: Extract & { out: string; signal?: AbortSignal },
  ): Promise<{ bytes: number; sha256: string }>;
  /**
   * Takes one page, counted from 1, out of an uploaded file into the file `out`; all else that it says stays. Throws
   * `unreadable`, `layout`, `too-slow`, `memory`, `timeout` or `aborted`.
   */
  onePage(source: PdfSource, task: { page: number; out: string; signal?: AbortSignal }): Promise<unknown>;
  /**
   * Mends an uploaded file in the ways that are wanted and writes it to `out`; it is then to be checked as any upload.
   * Throws `unreadable`, `too-slow`, `memory`, `profile`, `timeout` or `aborted`.
   */
  mend(task: MendTask & { signal?: AbortSignal }): Promise<MendNotes>;
  /**
   * Makes the page of a logo of what somebody has: it is then to be checked as any upload. Says why where there is none.
   * Throws `unreadable`, `too-slow`, `memory`, `profile`, `timeout` or `aborted`.
   */
  logo(task: LogoTask & { signal?: AbortSignal }): Promise<MadeLogo>;
  /**
   * Makes a page of a picture that has its shape: it is then to be checked as any upload. Says why where there is none.
   * Throws as `logo`.
   */
  pageOf(task: PictureTask & { signal?: AbortSignal }): Promise<MadePage>;
  /**
   * Makes a PDF of an EPS or PostScript file with the Ghostscript of the operator. Throws `unreadable`, `too-slow` or
   * `aborted`.
   */
  postscript(task: PostScriptTask): Promise<FromPostScript>;
  /** Throws `profile` for anything but a usable CMYK printer profile, `timeout` when that takes too long. */
  checkProfile(profile: Uint8Array): Promise<void>;
  /** How inks in percent look on a screen when they are printed, as sRGB. Throws as `checkProfile`. */
  screenColours(inks: Cmyk[], condition: OutputCondition): Promise<Rgb[]>;
  /** `redrawImage` in a process of its own, for a large image. Throws `unreadable`, `memory`, `too-slow` or `timeout`. */
  image(task: ImageTask): Promise<Uint8Array>;
  /** One page of a PDF as PNG. Throws `unreadable`, `too-slow`, `timeout` or `aborted`. */
  raster(source: PdfSource, options: RenderOptions & { signal?: AbortSignal }): Promise<PageImage>;
  /**
   * How a page of a finished file will print: soft proof, the four plates, its total ink. Throws `unreadable`,
   * `profile`, `timeout` or `aborted`.
   */
  proof(source: PdfSource, options: ProofOptions & { signal?: AbortSignal }): Promise<PageProof>;
  /** The browser's process id while one runs. */
  browserPid(): Promise<number | undefined>;
  /** Ends the browser and the processes; running work fails. */
  close(): Promise<void>;
}

const MEASURE_TIMEOUT_MS = 60_000;
const FILE_PROCESSOR_MS = 20_000;
const FILE_MEMORY_MB = 1_024;
/** A page is rendered four times, large images with the profile for each plate; this takes seconds. */
const PROOF_PROCESSOR_MS = 60_000;

/** The processes of a press with these options. None is started until it is needed. */
export function workersOf(options: PressOptions): PressWorkers {
  const { lowPriority = true, fileMemoryMb = FILE_MEMORY_MB, dataDir, chromiumPath } = options;
  return pressWorkers(lowPriority, fileMemoryMb, { dataDir, chromiumPath });
}

/** Sets up a press. Nothing is started until it is needed. */
export function createPress(options: PressOptions): Press {
  const fileProcessorMs = options.fileProcessorMs ?? FILE_PROCESSOR_MS;
  const fileMemoryMb = options.fileMemoryMb ?? FILE_MEMORY_MB;
  const workers = options.workers ?? workersOf(options);
  const { browser } = workers;
  const cacheDir = options.cacheDir ?? options.dataDir;
  const keptIn = join(cacheDir, 'laid-out');
  const looks = keptFiles(join(cacheDir, 'compared'));
  return {
    ready: () => browser.ready(),
    print: (html, { signal, timeoutMs = PRINT_TIMEOUT_MS } = {}) =>
      browser.call('print', { html }, { signal, timeoutMs }),
    booklet: (html, { signal, timeoutMs = PRINT_TIMEOUT_MS } = {}) =>
      browser.call('booklet', { html }, { signal, timeoutMs }),
    measure: (run, { signal, timeoutMs = MEASURE_TIMEOUT_MS } = {}) =>
      browser.call('measure', { run }, { signal, timeoutMs }),
    book: (order, bookOptions) => makeBook({ workers, keptIn, looks }, order, bookOptions),
    async inspect(source, { signal } = {}) {
      try {
        return await workers.inspect.run({ source }, fileLimits(fileProcessorMs, signal));
      } catch (error) {
        const reason = error instanceof PressError && reasonOf(error);
        if (!reason) throw error;
        return { ok: false, reason };
      }
    },
    preflight: (source, kind, asked = {}) =>
      checkUpload({ workers, looks, fileProcessorMs, fileMemoryMb }, source, kind, asked),
    extract: (source, { signal, ...extract }) =>
      workers.extract.run({ source, ...extract }, { signal, timeoutMs: BOOK_TIMEOUT_MS }),
    onePage: (source, { page, out, signal }) =>
      workers.extractUpload.run(
        { source, pages: [page], title: null, out },
        fileLimits(fileProcessorMs, signal),
      ),
    mend: ({ signal, ...task }) => workers.mend.run(task, fileLimits(fileProcessorMs, signal)),
    logo: (task) => orderLogo(workers, task, fileProcessorMs),
    pageOf: ({ signal, ...picture }) =>
      workers.logo.run({ picture }, fileLimits(fileProcessorMs, signal)) as Promise<MadePage>,
    postscript: convertPostScript,
    async checkProfile(profile) {
      await workers.profile.run({ profile }, fileLimits(fileProcessorMs));
    },
    screenColours: (inks, { profile }) => workers.profile.run({ profile, inks }, fileLimits(fileProcessorMs)),
    image: (task) => workers.image.run(task, fileLimits(fileProcessorMs)),
    raster: (source, { signal, ...render }) =>
      workers.raster.run({ source, ...render }, fileLimits(fileProcessorMs, signal)),
    proof: (source, { signal, ...proof }) =>
      workers.proof.run({ source, ...proof }, fileLimits(PROOF_PROCESSOR_MS, signal)),
    browserPid: () => browser.pid(),
    async close() {
      if (options.workers) return;
      await Promise.all(Object.values(workers).map((worker) => worker.close()));
    },
  };
}
