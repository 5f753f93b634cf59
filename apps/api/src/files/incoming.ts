import type { UploadedFile } from '../http/upload.ts';
import { AppError, invalidField } from '../lib/app-error.ts';
import type { FileKind } from './file-kind.ts';
import { endingOf, kindOfFile } from './file-kind.ts';

/** 415 `file.incorrect-type`, also as the error of the form's field; it names the type of the file. */
function incorrectType(field: string, extension: string): AppError {
  const params = { extension };
  return new AppError(415, 'file.incorrect-type', {
    params,
    fields: { [field]: [{ key: 'file.incorrect-type', params }] },
  });
}

/**
 * The file of a form, checked: present, not empty and of one of the kinds.
 * @throws AppError 422 on the field when it is missing, empty or of no known kind in spite of the right extension, 415
 *   when it is of another kind
 */
export async function incoming<K extends FileKind>(
  file: UploadedFile | null,
  field: string,
  kinds: readonly K[],
): Promise<UploadedFile & { kind: K }> {
  if (!file) throw invalidField(field, 'validation.required');
  if (file.size === 0) throw invalidField(field, 'file.empty');
  const kind = await kindOfFile(file.path);
  const wanted = kinds as readonly (string | null)[];
  if (!wanted.includes(kind)) {
    const ending = endingOf(file.originalName);
    // "PDF files are not accepted" would be no help to somebody who chose a .pdf.
    if (kind === null && wanted.includes(ending)) throw invalidField(field, 'file.unreadable');
    throw incorrectType(field, kind ?? ending);
  }
  return { ...file, kind: kind as K };
}
