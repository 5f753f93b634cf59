import { PressError } from '@rebblatt/press';
import { AppError } from './app-error.ts';

/**
 * Waits for the press; what goes wrong there is told as an error of ours.
 * @throws AppError 502 without a browser, 504 when it took too long, 507 for a full disk, 500 for an unusable profile,
 *   422 for what is the file's own fault
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
      case 'memory':
        // Pages of ours need a fraction of what a worker may use.
        throw new AppError(422, 'file.too-complex');
      case 'aborted':
        // Who asked has gone away: no fault, and nobody reads this.
        throw new AppError(400, 'file.interrupted');
      case 'disk-full':
        throw new AppError(507, 'server.storage-full', { cause: error });
      case 'profile':
        // It was looked at when it came: the storage must have lost it since.
        throw new AppError(500, 'print.profile-unusable', { cause: error });
      case 'unreadable':
        throw new AppError(422, 'file.unreadable');
      default:
        throw error;
    }
  }
}
