import { AppError } from '../lib/app-error.ts';

/** 502 `server.storage-down`: the storage cannot be reached, or broke off. */
export const storageDown = (cause: unknown) => new AppError(502, 'server.storage-down', { cause });

/** 504 `server.storage-slow`: the storage is there, but does not answer. */
export const storageSlow = () => new AppError(504, 'server.storage-slow');
