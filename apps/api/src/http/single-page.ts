import { join } from 'node:path';
import express, { Router } from 'express';
import { AppError } from '../lib/app-error.ts';
import { compressedAssets } from './compressed-assets.ts';
import { onlyRead } from './only-read.ts';

const YEAR_MS = 31_536_000_000;
const FOR_A_YEAR = `public, max-age=${YEAR_MS / 1000}, immutable`;

/**
 * Serves the built client: hashed assets are cached for a year, everything else is revalidated; unknown paths are routes
 * of the client. Missing files and unsupported requests are refused as by the API.
 */
export function singlePage(folder: string): Router {
  const router = Router();
  router.use(onlyRead);
  const assets = join(folder, 'assets');
  router.use(
    '/assets',
    compressedAssets(assets, FOR_A_YEAR),
    express.static(assets, { immutable: true, maxAge: YEAR_MS, fallthrough: false }),
  );
  router.use(
    express.static(folder, { index: false, setHeaders: (res) => res.set('Cache-Control', 'no-cache') }),
  );
  router.use((req, res, next) => {
    // A path with an extension is a missing file, not a screen.
    if (/\.\w{1,5}$/.test(req.path)) return next(new AppError(404, 'request.not-found'));
    res.set('Cache-Control', 'no-cache').sendFile(join(folder, 'index.html'));
  });
  return router;
}
