import { join } from 'node:path';
import express, { Router } from 'express';
import { AppError } from '../lib/app-error.ts';
import { onlyRead } from './only-read.ts';

const YEAR_MS = 31_536_000_000;

/**
 * The built client: hashed assets for a year, everything else asked anew; unknown paths are its own routes. What it does
 * not have or cannot do it refuses as the API does.
 */
export function singlePage(folder: string): Router {
  const router = Router();
  router.use(onlyRead);
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: YEAR_MS, fallthrough: false }),
  );
  router.use(
    express.static(folder, { index: false, setHeaders: (res) => res.set('Cache-Control', 'no-cache') }),
  );
  router.use((req, res, next) => {
    // A path with an ending is a file that is not there, not a screen.
    if (/\.\w{1,5}$/.test(req.path)) return next(new AppError(404, 'request.not-found'));
    res.set('Cache-Control', 'no-cache').sendFile(join(folder, 'index.html'));
  });
  return router;
}
