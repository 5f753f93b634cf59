import { PressError } from '@rebblatt/press';
import { invalidField } from '../lib/app-error.ts';

/** What is due to a file that is converted is refused at its field; anything else stays as it is. @throws AppError 422 on `file` */
export function ofTheFile(error: unknown): never {
  if (error instanceof PressError) {
    if (error.code === 'unreadable') throw invalidField('file', 'file.unreadable');
    if (error.code === 'memory' || error.code === 'too-slow') throw invalidField('file', 'file.too-complex');
  }
  throw error;
}
