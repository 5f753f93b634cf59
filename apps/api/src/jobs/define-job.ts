import type { ErrorCode, ErrorParams } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Database, Tx } from '../lib/database.ts';
import type { Prisma } from '../lib/generated/prisma/client.ts';

/** What one attempt works with. */
export interface JobRun<P> {
  id: number;
  payload: P;
  /** 1 for the first try. Files an attempt writes carry it in their name, so that a lost attempt cannot touch them. */
  attempt: number;
  /** Who ordered the job. */
  userId: number | null;
  db: Database;
  /** Fires when the job is cancelled, lost to another worker, or has to make way for a stop. */
  signal: AbortSignal;
  /** Tells how far the work is, 0 to 100. */
  report(progress: number): void;
}

/** What an attempt leaves behind when it went well. */
export interface JobOutcome {
  /** Kept on the job's row. */
  result?: Prisma.InputJsonObject;
  /** Writes that become true together with the outcome, and not at all when another worker has taken over. */
  link?: (tx: Tx) => Promise<void>;
}

/** How a job ended without its result. */
export interface JobEnd<P> {
  id: number;
  payload: P;
  state: 'failed' | 'cancelled';
  code: ErrorCode;
  params: ErrorParams;
}

/** A kind of work: what it is ordered with and how it is done. */
export interface JobDefinition<P> {
  kind: string;
  payload: z.ZodType<P>;
  run: (job: JobRun<P>) => Promise<JobOutcome>;
  /** What else becomes true, in the same transaction, when the job ends without its result, also after a crash. */
  unfinished: (tx: Tx, end: JobEnd<P>) => Promise<void>;
  /**
   * `one-each`: an account has one of these in work at a time. `leaves-one`: one hand is always left for the others. Without,
   * in the order the jobs came.
   */
  share?: 'one-each' | 'leaves-one' | undefined;
  /**
   * Runs on hands of its own, so many at a time, also where the node has fewer for everything else: what waits on
   * somebody else's server holds up no other job.
   */
  hands?: number | undefined;
  /** How long to wait before the second try, the third and so on; the last one holds for all that follow. */
  retryDelaysMs: readonly number[];
}

/** A definition whose payload's type is checked when it runs. */
export type AnyJob = JobDefinition<unknown>;

/** Names a kind of work; the runner parses the payload by its schema before it runs. */
export function defineJob<P>(
  job: Pick<JobDefinition<P>, 'kind' | 'payload' | 'run'> & Partial<JobDefinition<P>>,
): AnyJob {
  const complete: JobDefinition<P> = {
    unfinished: async () => undefined,
    retryDelaysMs: [1000, 5000],
    ...job,
  };
  return complete as unknown as AnyJob;
}

/** A job that cannot succeed however often it is tried; its code is what the user reads. */
export class JobFailure extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, params: ErrorParams = {}, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.params = params;
  }
}
