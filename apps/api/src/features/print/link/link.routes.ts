import {
  coverNoteForm,
  deleted,
  item,
  listOf,
  printLink,
  printLinkCreated,
  printLinkForm,
  printLinkPage,
} from '@rebblatt/contracts';
import { z } from 'zod';
import { administrators, anyone } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { del, get, post, put } from '../../../http/endpoint.ts';
import { byId } from '../../../http/params.ts';
import { found } from '../../../lib/app-error.ts';
import type { ChangesTools } from '../changes/changes.commands.ts';
import { findComparison } from '../changes/changes.queries.ts';
import { presentLink, presentLinkPage, presentManifest } from '../print.presenter.ts';
import { findResult, listLinks } from '../print.queries.ts';
import type { LinkTools } from './link.commands.ts';
import { countDownload, createLink, openLink, revokeLink, writeCoverNote } from './link.commands.ts';
import { linkChangesRoutes } from './link-changes.routes.ts';

/** Whatever stands in the path is a key, right or wrong. */
const byToken = z.object({ token: z.string().min(1) });

/** Links for the print office: made, listed and revoked by administrators, opened by whoever holds one. */
export function printLinkRoutes(tools: LinkTools & ChangesTools): Endpoint[] {
  const { db, clock, files, publicUrl } = tools;
  return [
    post(
      '/print/result/:id/link',
      {
        allow: administrators,
        summary: 'Make a link to a book for the print office',
        params: byId,
        body: printLinkForm,
        reply: printLinkCreated,
        tellsKey: true,
        status: 201,
      },
      async ({ actor, params, body }) => {
        const { token, link } = await createLink(tools, actor, params.id, body);
        return { data: { ...presentLink(link, clock.now()), token, url: `${publicUrl}/print/${token}` } };
      },
    ),

    get(
      '/print/result/:id/link',
      { allow: administrators, summary: 'List the links to a book', params: byId, reply: listOf(printLink) },
      async ({ params }) => {
        found(await findResult(db, params.id));
        const links = await listLinks(db, params.id);
        return { data: links.map((link) => presentLink(link, clock.now())), total: links.length };
      },
    ),

    put(
      '/print/link/:id',
      {
        allow: administrators,
        summary: 'Write the cover note of a link',
        params: byId,
        body: coverNoteForm,
        reply: item(printLink),
      },
      async ({ actor, params, body }) => {
        const link = await writeCoverNote(tools, actor, params.id, body.cover_note);
        return { data: presentLink(link, clock.now()) };
      },
    ),

    del(
      '/print/link/:id',
      { allow: administrators, summary: 'Revoke a link', params: byId, reply: deleted },
      async ({ actor, params }) => {
        await revokeLink(tools, actor, params.id);
        return { data: { id: params.id } };
      },
    ),

    get(
      '/print-link/:token',
      { allow: anyone, summary: 'Show what a link leads to', params: byToken, reply: printLinkPage },
      async ({ params, ip }) => {
        const link = await openLink(tools, params.token, ip);
        return { data: presentLinkPage(link, await findComparison(db, link.printResult)) };
      },
    ),

    get(
      '/print-link/:token/download',
      { allow: anyone, summary: 'Download the book of a link', params: byToken, reply: 'file' },
      async ({ params, ip }) => {
        const { printResult } = await countDownload(tools, params.token, ip);
        const { stream, size } = await files.open(printResult.file.sha256);
        return { content: stream, size, mimeType: 'application/pdf', name: printResult.file.name };
      },
    ),

    get(
      '/print-link/:token/manifest',
      { allow: anyone, summary: 'Download the manifest of a link’s book', params: byToken, reply: 'file' },
      async ({ params, ip }) => {
        const { printResult, coverNote } = await openLink(tools, params.token, ip);
        return presentManifest(printResult, coverNote);
      },
    ),
    ...linkChangesRoutes(tools),
  ];
}
