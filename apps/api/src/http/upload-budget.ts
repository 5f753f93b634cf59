import type { Actor } from '../lib/actor.ts';
import type { Throttle } from '../lib/throttle.ts';
import { MB } from './upload.ts';

/** What one person may upload: far more than work on a catalogue needs, far less than would fill a disk. */
export interface UploadBudget {
  /** Counts a form with a file before it is read. @throws AppError 429 `request.throttled` */
  begin(actor: Actor): Promise<void>;
  /** Counts the bytes of a file that has arrived. @throws AppError 429 `request.throttled` */
  spend(actor: Actor, bytes: number): Promise<void>;
}

const FORMS = { max: 300, windowSeconds: 600 };
const MEGABYTES = { max: 4000, windowSeconds: 3600 };

/** An administrator who works as an exhibitor uses their own budget. */
const personOf = (actor: Actor) => actor.adminId ?? actor.userId;

export const createUploadBudget = (throttle: Throttle): UploadBudget => ({
  begin: (actor) => throttle.count({ ...FORMS, key: `upload:${personOf(actor)}` }),
  spend: (actor, bytes) =>
    throttle.count({ ...MEGABYTES, key: `upload-mb:${personOf(actor)}`, amount: Math.ceil(bytes / MB) }),
});
