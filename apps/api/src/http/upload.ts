import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { ownFolder } from '../files/own-folder.ts';
import { AppError, invalidField } from '../lib/app-error.ts';
import { withinBytes } from './body-limit.ts';

/** A route's one file. */
export interface Upload {
  /** Name of the multipart field. */
  field: string;
  maxBytes: number;
}

/** A file on its way in; it lies in the temporary folder until the call ends. */
export interface UploadedFile {
  path: string;
  /** As the browser named it; only ever a label. */
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

/** What a form may weigh beside its file: fields, boundaries, headers. */
const FORM_BYTES = MB;

/** Bytes as a text names them: MB with one digit, never below what they are. */
const inMb = (bytes: number) => Math.ceil((bytes / MB) * 10) / 10;

/**
 * 413 `request.too-large`, naming at the form's file how large it is and how large it may be. A call whose length
 * nobody told is cut off at the limit, so its size stays unknown.
 */
function tooLarge({ field, maxBytes }: Upload, req: Request): AppError {
  const told = Number(req.get('content-length'));
  if (!(told > maxBytes)) return new AppError(413, 'request.too-large');
  const params = { size: inMb(told), limit: inMb(maxBytes) };
  return new AppError(413, 'request.too-large', {
    params,
    fields: { [field]: [{ key: 'file.too-large', params }] },
  });
}

/** What the reading of a form threw, as an answer; what the system said stays as it is, full disks among it. */
const broken = (error: unknown, upload: Upload, req: Request): unknown => {
  if (error instanceof Error && 'errno' in error) return error;
  if (error instanceof multer.MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(upload, req);
    if (error.code === 'LIMIT_FIELD_VALUE') return new AppError(413, 'request.too-large');
    return invalidField(error.field || 'file', 'validation.unknown', { name: error.field || 'file' });
  }
  // busboy's own complaints about a malformed form are plain errors.
  if (error instanceof Error && /multipart|boundary|form|aborted|closed|Malformed/i.test(error.message)) {
    return new AppError(400, 'file.interrupted');
  }
  return error;
};

// multer hands names over as latin1 bytes; browsers send UTF-8.
const nameOf = (file: Express.Multer.File) => Buffer.from(file.originalname, 'latin1').toString('utf8');

/**
 * Reads a multipart form, its file streamed to `folder`; JSON bodies pass through untouched, for the calls that
 * take either. The caller removes the file with {@link discard} when the answer is out.
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

/** A form without a file is refused as one whose file would be too much of it. */
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

/** Removes the temporary file, whatever became of the call. */
export async function discard(req: Request): Promise<void> {
  if (req.file) await rm(req.file.path, { force: true });
}

/** This process's folder for files on their way in. */
export const uploadFolder = (dataDir: string) => ownFolder(join(dataDir, 'uploads'));
