import type { ErrorCode, ErrorParams } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Database, Tx } from '../lib/database.ts';
import type { Prisma } from '../lib/generated/prisma/client.ts';

/** What one attempt is given. */
export interface JobRun<P> {
  id: number;
  payload: P;
  /** 1 for the first attempt. It is part of the names of files an attempt writes, so a lost attempt cannot touch them. */
  attempt: number;
  /** Who ordered the job. */
  userId: number | null;
  db: Database;
  /** Fires when the job is cancelled, lost to another worker, or the node shuts down. */
  signal: AbortSignal;
  /** Reports the progress of the work, 0 to 100. */
  report(progress: number): void;
}

/** What a successful attempt returns. */
export interface JobOutcome {
  /** Stored in the job's row. */
  result?: Prisma.InputJsonObject;
  /** Writes that are committed with the outcome, and not at all when another worker has taken over. */
  link?: (tx: Tx) => Promise<void>;
}

/** How a job ended without its result. */
interface JobEnd<P> {
  id: number;
  payload: P;
  state: 'failed' | 'cancelled';
  code: ErrorCode;
  params: ErrorParams;
}

/** A kind of job: its payload and how it is run. */
export interface JobDefinition<P> {
  kind: string;
  payload: z.ZodType<P>;
  run: (job: JobRun<P>) => Promise<JobOutcome>;
  /** What else is written, in the same transaction, when the job ends without a result, even after a crash. */
  unfinished: (tx: Tx, end: JobEnd<P>) => Promise<void>;
  /**
   * `one-each`: at most one job of this kind runs for each account. `leaves-one`: one hand is always left for other
   * kinds. When it is not set, jobs run in the order in which they were ordered.
   */
  share?: 'one-each' | 'leaves-one' | undefined;
  /**
   * How many of this kind run at a time, on hands of their own, even where the node has fewer for everything else: a
   * job that waits for a foreign server does not delay other jobs.
   */
  hands?: number | undefined;
  /** How long to wait before the second attempt, the third and so on; the last value applies to all later ones. */
  retryDelaysMs: readonly number[];
}

/** A definition whose payload type is checked at run time. */
export type AnyJob = JobDefinition<unknown>;

/** Defines a kind of job; the runner parses the payload with its schema before it calls `run`. */
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

/** Thrown by a job that will not succeed however often it is tried; its code is what the user reads. */
export class JobFailure extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, params: ErrorParams = {}, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.params = params;
  }
}

/** Thrown by a job that something outside delays, and that is tried again; it is logged in one line, without a stack. */
export class JobDelay extends Error {}
