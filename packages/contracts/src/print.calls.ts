import { z } from 'zod';
import { bookStates } from './book-state.ts';
import { callList, fileOf, fileTypes } from './call.ts';
import { byId, byToken } from './call-params.ts';
import { languages } from './language.ts';
import { MAX_PDF_MB } from './page-limits.ts';
import { posterQuery } from './posters.ts';
import { deleted, item, listOf, pathId } from './primitives.ts';
import {
  coverNoteForm,
  generationCancelled,
  generationOrdered,
  pageCount,
  printLink,
  printLinkCreated,
  printLinkForm,
  printLinkPage,
  printPreview,
  printResults,
} from './print.ts';
import {
  printAnswerDone,
  printAnswerForm,
  printAnswerReply,
  printAnswers,
  printProofForm,
} from './print-answer.ts';
import { printChangesOfResult } from './print-changes.ts';

const byResult = z.object({ id: pathId, result: pathId });
const byPicture = byResult.extend({ book: pathId, page: pathId });

/** In which language files are named. */
const inLanguage = z.object({ lang: z.enum(languages).default('de') });

const byTokenAndPicture = byToken.extend({ book: pathId, page: pathId });

const byTokenAndPage = byToken.extend({ page: pathId });

/** The printed catalogue: its preview, its generation, the results, and the links to them. */
export const printCalls = callList({
  'POST /print/catalog/:id': { params: byId, reply: generationOrdered },
  'POST /print/catalog/:id/cancel': { params: byId, reply: generationCancelled },
  'DELETE /print/catalog/:id/cancel': { params: byId, reply: generationCancelled },
  'GET /print/catalog/:id/preview': { params: byId, reply: printPreview },
  'POST /print/count-pages/:id': { params: byId, reply: pageCount },
  'GET /print/catalog/:id': { params: byId, reply: printResults },
  'GET /print/catalog/:id/posters': {
    params: byId,
    query: posterQuery,
    reply: 'file',
    types: [fileTypes.pdf],
  },
  'GET /print/catalog/:id/state': { params: byId, reply: bookStates },
  'GET /print/catalog/:id/:result/download': { params: byResult, reply: 'file', types: [fileTypes.pdf] },
  'GET /print/catalog/:id/:result/manifest': {
    params: byResult,
    query: inLanguage,
    reply: 'file',
    types: [fileTypes.json],
  },
  'GET /print/catalog/:id/:result/changes': { params: byResult, reply: printChangesOfResult },
  'GET /print/catalog/:id/:result/picture/:book/:page': {
    params: byPicture,
    reply: 'file',
    types: [fileTypes.png],
  },

  'POST /print/result/:id/link': { params: byId, body: printLinkForm, reply: printLinkCreated },
  'GET /print/result/:id/link': { params: byId, reply: listOf(printLink) },
  'PUT /print/link/:id': { params: byId, body: coverNoteForm, reply: item(printLink) },
  'DELETE /print/link/:id': { params: byId, reply: deleted },
  'GET /print-link/:token': { params: byToken, reply: printLinkPage },
  'GET /print-link/:token/download': { params: byToken, reply: 'file', types: [fileTypes.pdf] },
  'GET /print-link/:token/cover': { params: byToken, reply: 'file', types: [fileTypes.pdf] },
  'GET /print-link/:token/manifest': {
    params: byToken,
    query: inLanguage,
    reply: 'file',
    types: [fileTypes.json],
  },
  'GET /print-link/:token/picture/:book/:page': {
    params: byTokenAndPicture,
    reply: 'file',
    types: [fileTypes.png],
  },
  'POST /print-link/:token/answer': { params: byToken, body: printAnswerForm, reply: printAnswerReply },
  'POST /print-link/:token/proof': {
    params: byToken,
    body: printProofForm,
    upload: fileOf('file', MAX_PDF_MB),
    reply: printAnswerReply,
  },
  'GET /print-link/:token/page/:page': { params: byTokenAndPage, reply: 'file', types: [fileTypes.png] },
  'GET /print/result/:id/answer': { params: byId, reply: printAnswers },
  'GET /print/answer/:id/file': { params: byId, reply: 'file', types: [fileTypes.pdf] },
  'PUT /print/answer/:id': { params: byId, body: printAnswerDone, reply: printAnswerReply },
  'GET /print-link/:token/changed-pages': { params: byToken, reply: 'file', types: [fileTypes.pdf] },
});
