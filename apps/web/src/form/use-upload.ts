import { useRef, useState } from 'react';
import type { CallOptions } from '../lib/call.ts';
import { createIntention } from '../lib/intention.ts';

/** How an upload stands; after `checking` the live channel tells the outcome. */
export type UploadState =
  | { step: 'idle' }
  | { step: 'uploading'; percent: number }
  | { step: 'checking' }
  | { step: 'cancelled' }
  | { step: 'failed'; error: unknown };

/**
 * What a sending function gets: where to report progress, the signal that cancels, and what makes a second try of the
 * same file the same upload. Give it to the call.
 */
export type UploadOptions = Required<Omit<CallOptions, 'idempotencyKey'>>;

/** One upload at a time, with progress and cancel. */
export function useUpload<Sent>(send: (file: File, options: UploadOptions) => Promise<Sent>) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const controller = useRef<AbortController | null>(null);
  const [intention] = useState(createIntention);

  async function start(file: File): Promise<Sent | undefined> {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setState({ step: 'uploading', percent: 0 });
    try {
      const sent = await send(file, {
        signal: own.signal,
        intention,
        onUploadProgress: ({ loaded, total }) =>
          setState({ step: 'uploading', percent: total ? Math.round((loaded / total) * 100) : 0 }),
      });
      setState({ step: 'checking' });
      return sent;
    } catch (error) {
      if (controller.current === own)
        setState(own.signal.aborted ? { step: 'cancelled' } : { step: 'failed', error });
      return undefined;
    }
  }

  return {
    state,
    start,
    cancel: () => controller.current?.abort(),
    /** Back to the beginning, when the outcome is known. */
    reset: () => setState({ step: 'idle' }),
  };
}
