import { z } from 'zod';
import { callList, fileOf, fileTypes } from './call.ts';
import { byId } from './call-params.ts';
import { coverReply, coverUpload } from './cover.ts';
import { MAX_PDF_MB } from './page-limits.ts';
import { deleted, pathId } from './primitives.ts';

const upload = fileOf('file', MAX_PDF_MB);
const byPage = z.object({ id: pathId, page: pathId });

/** The cover of a catalogue, by the catalogue's id; its pages count from 1. */
export const coverCalls = callList({
  'GET /print/cover/:id': { params: byId, reply: coverReply },
  'POST /print/cover/:id': { params: byId, body: coverUpload, upload, reply: coverReply },
  'DELETE /print/cover/:id': { params: byId, query: coverUpload, reply: deleted },
  'POST /print/cover/:id/check-again': { params: byId, reply: coverReply },
  'GET /print/cover/:id/download': { params: byId, reply: 'file', types: [fileTypes.pdf] },
  'GET /print/cover/:id/picture/:page': { params: byPage, reply: 'file', types: [fileTypes.png] },
});
