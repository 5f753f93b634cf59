import { type CheckState, isUnchecked } from '@rebblatt/contracts';
import { useRef, useState } from 'react';
import type { CallOptions } from '../lib/call.ts';
import { createIntention } from '../lib/intention.ts';

const outcomes = ['checking', 'ready', 'failed'] as const;
/** `unchecked`: the check could not be done. It ends the waiting too, and is told by `NotChecked`. */
export type UploadOutcome = (typeof outcomes)[number] | 'unchecked';

/** What the check of an uploaded file has come to, as an upload field shows it. */
export const outcomeOf = (status: CheckState, report: unknown): UploadOutcome =>
  isUnchecked({ status, report }) ? 'unchecked' : outcomes[status];

/** The state of an upload; after `checking` the live channel reports the result. */
export type UploadState =
  | { step: 'idle' }
  | { step: 'uploading'; percent: number }
  | { step: 'checking' }
  | { step: 'cancelled' }
  | { step: 'failed'; error: unknown };

/**
 * What a sending function receives: the callback for progress, the signal that cancels, and the intention
 * that makes a second attempt with the same file the same upload. Pass it to the call.
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
    /** Resets it, when the result is known. */
    reset: () => setState({ step: 'idle' }),
  };
}
