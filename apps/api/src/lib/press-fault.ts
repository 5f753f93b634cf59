import { PressError } from '@rebblatt/press';
import { AppError } from './app-error.ts';

/** Waits for the press; what goes wrong there is told as an error of ours. @throws AppError 503 or 422 */
export async function fromPress<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PressError)) throw error;
    switch (error.code) {
      case 'browser-missing':
      case 'browser-failed':
        throw new AppError(503, 'print.browser-down');
      case 'timeout':
      case 'memory':
        throw new AppError(503, 'print.too-slow');
      case 'aborted':
        // Who asked has gone away: no fault, and nobody reads this.
        throw new AppError(400, 'file.interrupted');
      case 'disk-full':
        throw new AppError(503, 'server.storage-full');
      case 'profile':
        // It was looked at when it came: the storage must have lost it since.
        throw new AppError(503, 'print.profile-unusable');
      case 'unreadable':
        throw new AppError(422, 'file.unreadable');
      default:
        throw error;
    }
  }
}
