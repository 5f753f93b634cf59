import type { RequestListener } from 'node:http';
import { AppError } from '../lib/app-error.ts';
import { errorBody } from './error-handler.ts';

/** Answers 503 while the product starts: its port is open before its parts are ready, and no call may hang. */
export const answerWhileStarting: RequestListener = (_req, res) => {
  res.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2', Connection: 'close' });
  res.end(JSON.stringify(errorBody(new AppError(503, 'server.unavailable'))));
};
