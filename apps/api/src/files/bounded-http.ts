import { Readable } from 'node:stream';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { MovingStream } from './moving-stream.ts';
import { storageDown, storageSlow } from './storage-faults.ts';

/** A storage that does not move for so long, whether it is connecting, taking bytes or giving them, is not waited for. */
export const STORAGE_PATIENCE_MS = 10_000;

/** Whoever hangs up after a fifth of that without a sign would make the next attempt wait as well. */
const SILENT_PART = 0.2;

/** How much of a request is given to the network at a time; each such part that it takes counts as progress. */
const SLICE_BYTES = 64 * 1024;

type Handle = NodeHttpHandler['handle'];
type Asked = Parameters<Handle>[0];
type Limits = NonNullable<Parameters<Handle>[1]>;

function* slicesOf(bytes: Uint8Array, moved: () => void) {
  for (let at = 0; at < bytes.byteLength; at += SLICE_BYTES) {
    moved();
    yield bytes.subarray(at, at + SLICE_BYTES);
  }
}

/**
 * Sends the requests of an S3 client and gives one up as soon as nothing has moved for a while. The client's own limits
 * count either the whole request, which would refuse large files on slow lines, or the idle time of a connection, which
 * would break off a download because its reader is slow. A request that was given up is not tried again, nor is one that
 * the storage hung up on without a sign: the attempts together are waited for no longer than one.
 */
export class BoundedHttp extends NodeHttpHandler {
  readonly #patienceMs: number;

  constructor(patienceMs: number) {
    super();
    this.#patienceMs = patienceMs;
  }

  /** @throws AppError 504 `server.storage-slow`, also from the stream of the answer, which ends with 502 when it breaks */
  override async handle(request: Asked, limits: Limits = {}): ReturnType<Handle> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), this.#patienceMs);
    const { abortSignal } = limits;
    const onAbort = () => timeout.abort();
    let moved = performance.now();
    const onMoved = () => {
      moved = performance.now();
      timer.refresh();
    };
    if (abortSignal instanceof AbortSignal) abortSignal.addEventListener('abort', onAbort);
    const body =
      request.body instanceof Uint8Array && request.body.byteLength > SLICE_BYTES
        ? Readable.from(slicesOf(request.body, onMoved))
        : request.body;
    try {
      const sent = Object.assign(request.clone(), { body });
      const { response } = await super.handle(sent, { ...limits, abortSignal: timeout.signal });
      if (response.body instanceof Readable)
        response.body = new MovingStream(response.body, this.#patienceMs, {
          stalled: storageSlow,
          broken: storageDown,
        });
      return { response };
    } catch (error) {
      const silent = performance.now() - moved > this.#patienceMs * SILENT_PART;
      throw (timeout.signal.aborted || silent) && !abortSignal?.aborted ? storageSlow() : error;
    } finally {
      clearTimeout(timer);
      if (abortSignal instanceof AbortSignal) abortSignal.removeEventListener('abort', onAbort);
    }
  }
}
