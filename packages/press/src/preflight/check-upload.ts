import type {
  PreflightFinding,
  PreflightKind,
  PreflightReport,
  PreflightThresholds,
  UnreadableReason,
} from '@rebblatt/contracts';
import { changesTheLook } from '@rebblatt/contracts';
import type { PdfSource } from '../assemble/book-plan.ts';
import type { Limits } from '../browser/limited.ts';
import { placedLook } from '../compare/placed-look.ts';
import type { KeptFiles } from '../kept-files.ts';
import { PressError, type PressErrorCode } from '../press-error.ts';
import type { PressWorkers } from '../press-workers.ts';
import { fileLimits } from '../worker/file-limits.ts';
import { usualAsk } from './check-facts.ts';
import { unreadableReport } from './report.ts';
import { found, notExamined } from './rules/found.ts';
import { toFinding } from './to-finding.ts';

export interface PreflightOptions {
  signal?: AbortSignal;
  /** The product's own by default. */
  thresholds?: PreflightThresholds;
  /** Identifier of the catalogue's output condition; "FOGRA39" by default. */
  condition?: string;
  /** The rooms in mm into which a logo of any size is scaled; without them it has the size of those on wine pages. */
  roomsMm?: readonly { width: number; height: number }[] | undefined;
  /** The hash of the file, so that books can reuse the comparison with how it is placed. */
  sha256?: string;
}

/** What is needed to check a file. */
export interface CheckTools {
  workers: Pick<PressWorkers, 'inspect' | 'preflight' | 'compareUpload'>;
  looks: KeptFiles;
  /** Limit of the processor's time for a file of one page. */
  fileProcessorMs: number;
  fileMemoryMb: number;
}

/** The share of the time that each further page of a content file or cover adds; a page of images takes a second. */
const SHARE_OF_PAGE = 1 / 10;
/** The share of the memory that the file itself may take: reading it takes a multiple of its size. */
const FILE_SHARE = 1 / 4;
/** The limit of the processor's time for a file. @param firstMs for the first page, including opening the file */
export const timeFor = (pages: number, firstMs: number): number =>
  Math.round(firstMs * (1 + (pages - 1) * SHARE_OF_PAGE));

/** Checks a PDF against every rule, and whether it would print as it is shown. Throws as `Press.preflight` does. */
export async function checkUpload(
  { workers, looks, fileProcessorMs, fileMemoryMb }: CheckTools,
  source: PdfSource,
  kind: PreflightKind,
  { signal, ...upload }: PreflightOptions,
): Promise<PreflightReport> {
  const usual = usualAsk(kind);
  const ask = {
    ...usual,
    thresholds: upload.thresholds ?? usual.thresholds,
    condition: upload.condition ?? usual.condition,
    roomsMm: upload.roomsMm,
  };
  try {
    const pages =
      kind === 'content' || kind === 'cover' ? await pagesOf(source, fileLimits(fileProcessorMs, signal)) : 1;
    const processorMs = timeFor(pages, fileProcessorMs);
    const limits = fileLimits(processorMs, signal);
    const maxFileBytes = fileMemoryMb * 2 ** 20 * FILE_SHARE;
    const task = { source, ask, maxFileBytes, milliseconds: processorMs };
    const report = await workers.preflight.run(task, limits);
    return withComparison(report, await differences(report, limits));
  } catch (error) {
    const reason = error instanceof PressError && reasonOf(error);
    if (!reason) throw error;
    return unreadableReport(ask, reason);
  }

  async function pagesOf(file: PdfSource, limits: Limits): Promise<number> {
    const facts = await workers.inspect.run({ source: file }, limits);
    return facts.ok && !facts.encrypted ? facts.pages.length : 1;
  }

  async function differences(report: PreflightReport, limits: Limits): Promise<PreflightFinding[]> {
    // A cover is delivered as it is: no page is placed that could look different.
    const wanted = kind === 'cover' ? [] : pagesToCompare(report);
    if (wanted.length === 0) return [];
    const task = { source, as: kind === 'logo' ? ('logo' as const) : ('page' as const) };
    const look = await placedLook({ worker: workers.compareUpload, looks }, task, upload.sha256, limits);
    if (!look) return [toFinding(notExamined(['PAGE-DIFFERS']), null)];
    return wanted
      .filter((page) => look.differing.includes(page - 1))
      .map((page) => toFinding(found('PAGE-DIFFERS', 'error'), page));
  }
}

const STOPS: ReadonlySet<string> = new Set(['FILE-OPEN', 'FILE-ENCRYPTED', 'PAGE-COUNT']);

/** Pages, from 1, that differ without another error as the reason; none if the file was not compared. */
function pagesToCompare({ pages, findings }: PreflightReport): number[] {
  if (findings.some(({ code }) => STOPS.has(code))) return [];
  const explained = findings.filter(({ code, severity }) => severity === 'error' && changesTheLook.has(code));
  return Array.from({ length: pages }, (_, i) => i + 1).filter(
    (number) => !explained.some(({ page }) => page === number),
  );
}

const withComparison = (report: PreflightReport, more: readonly PreflightFinding[]): PreflightReport => ({
  ...report,
  ok: report.ok && more.every(({ severity }) => severity !== 'error'),
  findings: [...report.findings, ...more],
});

const OF_THE_FILE: Partial<Record<PressErrorCode, UnreadableReason>> = {
  'too-slow': 'too-slow',
  memory: 'too-much-memory',
  'worker-failed': 'damaged',
};

/** Why a file that exceeded the limits of its process cannot be read; undefined when the file is not the reason. */
export const reasonOf = ({ code }: PressError): UnreadableReason | undefined => OF_THE_FILE[code];
