import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { ownFolder } from '../files/own-folder.ts';
import { AppError, invalidField } from '../lib/app-error.ts';
import { withinBytes } from './body-limit.ts';

/** The one file that a route accepts. */
export interface Upload {
  /** Name of the multipart field. */
  field: string;
  maxBytes: number;
}

/** A file that is being uploaded; it is in the temporary folder until the call ends. */
export interface UploadedFile {
  path: string;
  /** The name the browser sent; it is only a label. */
  originalName: string;
  size: number;
}

export const MB = 1024 * 1024;

/** The form fields beside the file: enough for a wine with its prices, small enough to be harmless. */
const formLimits = {
  fields: 60,
  fieldSize: 100_000,
  fieldNameSize: 100,
  files: 1,
  parts: 62,
  headerPairs: 20,
};

/** How large a form may be without its file: fields, boundaries, headers. */
const FORM_BYTES = MB;

/** Bytes as shown to users: MB with one decimal, rounded up. */
const inMb = (bytes: number) => Math.ceil((bytes / MB) * 10) / 10;

/**
 * 413 `request.too-large`, which names at the form's file its size and the limit. A call that does not announce its
 * length is cut off at the limit, so its size is unknown.
 */
function tooLarge({ field, maxBytes }: Upload, req: Request): AppError {
  const length = Number(req.get('content-length'));
  if (!(length > maxBytes)) return new AppError(413, 'request.too-large');
  const params = { size: inMb(length), limit: inMb(maxBytes) };
  return new AppError(413, 'request.too-large', {
    params,
    fields: { [field]: [{ key: 'file.too-large', params }] },
  });
}

/** The answer to an error while reading a form; errors of the system, such as a full disk, are passed on. */
const broken = (error: unknown, upload: Upload, req: Request): unknown => {
  if (error instanceof Error && 'errno' in error) return error;
  if (error instanceof multer.MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(upload, req);
    if (error.code === 'LIMIT_FIELD_VALUE') return new AppError(413, 'request.too-large');
    return invalidField(error.field || 'file', 'validation.unknown', { name: error.field || 'file' });
  }
  // busboy reports a malformed form with plain errors.
  if (error instanceof Error && /multipart|boundary|form|aborted|closed|Malformed/i.test(error.message)) {
    return new AppError(400, 'file.interrupted');
  }
  return error;
};

// multer passes names as latin1 bytes; browsers send UTF-8.
const nameOf = (file: Express.Multer.File) => Buffer.from(file.originalname, 'latin1').toString('utf8');

/**
 * Reads a multipart form and streams its file to `folder`; JSON bodies pass through untouched, for calls that take
 * either. The caller removes the file with {@link discard} when the answer has been sent.
 */
export function multipart(upload: Upload, folder: string): RequestHandler {
  const storage = multer.diskStorage({
    destination: (_req, _file, done) => {
      mkdir(folder, { recursive: true }).then(
        () => done(null, folder),
        (error: Error) => done(error, folder),
      );
    },
    filename: (_req, _file, done) => done(null, `${randomUUID()}.upload`),
  });
  const read = multer({ storage, limits: { ...formLimits, fileSize: upload.maxBytes } }).single(upload.field);
  const reader: RequestHandler = (req, res, next) => {
    read(req, res, (error: unknown) => {
      if (error) return next(broken(error, upload, req));
      req.body = { ...(req.body as object | undefined) };
      next();
    });
  };
  return withinBytes(upload.maxBytes + FORM_BYTES, reader, (req) => tooLarge(upload, req));
}

/** Stands for the file in the errors of a form that has none. */
const noFile: Upload = { field: 'file', maxBytes: FORM_BYTES };
const readFields = multer({ limits: formLimits }).none();

/** Reads a multipart form that has fields only; a file in it is refused by its field's name. */
export const formFields: RequestHandler = withinBytes(FORM_BYTES, (req, res, next) => {
  readFields(req, res, (error: unknown) => {
    if (error) return next(broken(error, noFile, req));
    req.body = { ...(req.body as object | undefined) };
    next();
  });
});

/** The file of a multipart call, or null. */
export const fileOf = (req: Request): UploadedFile | null =>
  req.file ? { path: req.file.path, originalName: nameOf(req.file), size: req.file.size } : null;

/** Removes the temporary file, whatever the outcome of the call. */
export async function discard(req: Request): Promise<void> {
  if (req.file) await rm(req.file.path, { force: true });
}

/** This process's folder for uploads in progress. */
export const uploadFolder = (dataDir: string) => ownFolder(join(dataDir, 'uploads'));
