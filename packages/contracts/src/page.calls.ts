import { z } from 'zod';
import { callList, fileOf, fileTypes } from './call.ts';
import { byId, byPage } from './call-params.ts';
import { choosePage } from './choose-page.ts';
import { leafBook, leafQuery } from './leaf.ts';
import { paging } from './list.ts';
import {
  addContent,
  addWinePage,
  catalogPageRow,
  fileReplaced,
  newPage,
  ownPageRow,
  pageDeletePreview,
  pageItem,
  pageList,
  pageUpdate,
  releaseOrder,
  takeBackOrder,
  updateAd,
  updateContent,
} from './page.ts';
import { pagesBulk, pagesBulkDone } from './page-bulk.ts';
import {
  byCorrection,
  correctionAnswer,
  correctionForm,
  pageCorrection,
  sharingPage,
  shownCorrection,
} from './page-correction.ts';
import { pageCreate } from './page-create.ts';
import { importablePages, pageImport, pageImported, pageImportUndone } from './page-import.ts';
import { MAX_PDF_MB } from './page-limits.ts';
import { changePosition, pagePositions, persistOrder, swapPositions } from './page-position.ts';
import { pageProof } from './page-proof.ts';
import {
  pageChange,
  pagePull,
  pageRemark,
  pullChangesQuery,
  pullPicture,
  pullPictureQuery,
  remarkTick,
} from './page-pull.ts';
import { onPageKinds, pageUse } from './page-use.ts';
import { waitingPage } from './page-waiting.ts';
import { pagesDownload } from './pages-download.ts';
import { preflightOverrideForm } from './preflight-override.ts';
import { deleted, item, listOf, listOrNearest, pathId } from './primitives.ts';
import { printedContent } from './printed-content.ts';
import { sheetPlan } from './sheet-plan.ts';

const upload = fileOf('file', MAX_PDF_MB);
const pagesOfCatalog = paging.extend({ id: pathId });

const withArticleNumber = z.object({
  id: pathId,
  articleNumber: z.enum(['0', '1']).transform((digit) => digit === '1'),
});

/** `t` is the stamp with which clients bypass their own caches; it may contain a file name. */
const stamped = z.object({
  t: z.string().max(300).optional(),
  /** Which page of an uploaded PDF, from 1. */
  page: pathId.optional(),
});

/** The pages of a catalogue: their order, their files, their release. */
export const pageCalls = callList({
  'GET /catalog/:id/page/:perPage/:page': {
    params: pagesOfCatalog,
    query: pageList,
    reply: listOrNearest(catalogPageRow),
  },
  'GET /active_catalog_and_user/page/:perPage/:page': {
    params: paging,
    query: pageList,
    reply: listOf(ownPageRow),
  },
  'GET /page/:perPage/:page': { params: paging, query: pageList, reply: listOf(ownPageRow) },
  'GET /catalog/:id/sheet-plan': { params: byId, reply: sheetPlan },
  'GET /catalog/:id/leaf': { params: byId, query: leafQuery, reply: leafBook },
  'GET /catalog/:id/waiting-pages': { params: byId, reply: listOf(waitingPage) },
  'GET /page/:id': { params: byId, reply: item(pageItem) },
  'GET /page/:id/delete-preview': { params: byId, reply: pageDeletePreview },
  'PUT /catalog/add-wine': { body: addWinePage, reply: newPage },
  'POST /page': { body: pageCreate, reply: newPage },
  'PUT /page/:id': { params: byId, body: pageUpdate, reply: item(pageItem) },
  'DELETE /page/:id': { params: byId, reply: deleted },

  'PUT /page/change-position/:page_id/:new_position': { params: changePosition, reply: pagePositions },
  'PUT /page/swap-positions/:id1/:id2': { params: swapPositions, reply: pagePositions },
  'PATCH /page/persist-order': { body: persistOrder, reply: pagePositions },

  'POST /catalog/update-ad': { body: updateAd, upload, reply: item(pageItem) },
  'POST /catalog/update-content': { body: updateContent, upload, reply: item(pageItem) },
  'POST /page/replace-file/:id/done': { params: byId, reply: item(pageItem) },
  'POST /page/replace-file/:id': { params: byId, body: releaseOrder, upload, reply: fileReplaced },
  'POST /page/take-back-file/:id': { params: byId, body: releaseOrder, reply: item(pageItem) },
  'POST /catalog/add-content': { body: addContent, upload, reply: newPage },

  'POST /page/exhibitor-release/:id': { params: byId, body: releaseOrder, reply: item(pageItem) },
  'POST /page/take-back-rejection/:id': { params: byId, body: takeBackOrder, reply: item(pageItem) },
  'POST /page/cancel-release/:id': { params: byId, body: releaseOrder, reply: item(pageItem) },

  'GET /page/:id/pulls': { params: byId, reply: listOf(pagePull) },
  'GET /page/:id/pull/:number/picture': {
    params: pullPicture,
    query: pullPictureQuery,
    reply: 'file',
    types: [fileTypes.png],
  },
  'GET /page/:id/pull/:number/changes': {
    params: pullPicture,
    query: pullChangesQuery,
    reply: listOf(pageChange),
  },
  'PUT /page-remark/:id': { params: byId, body: remarkTick, reply: item(pageRemark) },

  'GET /page/:id/correction': { params: byId, reply: shownCorrection },
  'GET /page/:id/shared-texts': { params: byId, reply: listOf(sharingPage) },
  'POST /page/:id/correction': { params: byId, body: correctionForm, reply: item(pageCorrection) },
  'POST /page-correction/:id/withdraw': { params: byCorrection, reply: item(pageCorrection) },
  'POST /page-correction/:id/accept': { params: byCorrection, reply: item(pageItem) },
  'POST /page-correction/:id/answer': {
    params: byCorrection,
    body: correctionAnswer,
    reply: item(pageCorrection),
  },

  'POST /page/:id/check-again': { params: byId, reply: item(pageItem) },
  'POST /page/:id/choose-page': { params: byId, body: choosePage, reply: item(pageItem) },
  'PUT /page/:id/preflight-override': { params: byId, body: preflightOverrideForm, reply: item(pageItem) },
  'DELETE /page/:id/preflight-override': { params: byId, reply: item(pageItem) },

  'POST /pages-bulk': { body: pagesBulk, reply: pagesBulkDone },

  'GET /pages-import/:page_id': { params: byPage, reply: importablePages },
  'POST /pages-import': { body: pageImport, reply: pageImported },
  'POST /pages-import/undo/:page_id': { params: byPage, reply: pageImportUndone },

  'GET /page-uses/:what/:id': {
    params: byId.extend({ what: z.enum(onPageKinds) }),
    reply: z.object({ data: z.array(pageUse), more: z.int() }),
  },

  'GET /page-sheet/:id': { params: byId, reply: printedContent },
  'GET /page-download/:id': { params: byId, reply: 'file', types: [fileTypes.pdf] },
  'GET /own-pages-download': { reply: 'file', types: [fileTypes.pdf] },
  'GET /pages-download': { query: pagesDownload, reply: 'file', types: [fileTypes.pdf] },
  'GET /page-wine-download/:id': { params: byId, reply: 'file', types: [fileTypes.pdf] },
  'GET /page-request-download/:id/:articleNumber': {
    params: withArticleNumber,
    reply: 'file',
    types: [fileTypes.pdf],
  },
  'GET /page-image/:id': { params: byId, query: stamped, reply: 'file', types: [fileTypes.png] },
  'GET /page-proof/:id': { params: byId, query: stamped, reply: pageProof },
});
