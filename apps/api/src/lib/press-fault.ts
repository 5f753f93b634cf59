import { PressError } from '@rebblatt/press';
import { AppError } from './app-error.ts';

/**
 * Waits for the press and converts its errors.
 * @throws AppError 502 without a browser or when something ended the processes of the press, 504 when the machine took
 *   too long, 507 for a full disk, 500 for an unusable profile, 422 when the file itself is the reason
 */
export async function fromPress<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PressError)) throw error;
    switch (error.code) {
      case 'browser-missing':
      case 'browser-failed':
        throw new AppError(502, 'print.browser-down', { cause: error });
      case 'timeout':
        throw new AppError(504, 'print.too-slow', { cause: error });
      case 'worker-died':
        throw new AppError(502, 'file.not-processed', { cause: error });
      case 'memory':
      case 'too-slow':
        // Pages of the product need a fraction of what a worker may use, so it must be the file.
        throw new AppError(422, 'file.too-complex');
      case 'aborted':
        // The caller has disconnected: this is not a fault, and nobody reads the answer.
        throw new AppError(400, 'file.interrupted');
      case 'disk-full':
        throw new AppError(507, 'server.storage-full', { cause: error });
      case 'profile':
        // It was checked when it was uploaded: the storage must have damaged it since.
        throw new AppError(500, 'print.profile-unusable', { cause: error });
      case 'unreadable':
        throw new AppError(422, 'file.unreadable');
      default:
        throw error;
    }
  }
}
