import { AD_PAGE, CONTENT_PAGE } from '@rebblatt/contracts';
import type { OnePageTools } from '../../files/one-page.ts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { visiblePages } from '../page/page.policy.ts';
import { presentPage } from '../page/page.presenter.ts';
import { findShownPage } from '../page/page.queries.ts';
import { takeEarlierFileBack } from '../page-file/earlier-file.commands.ts';
import { choosePageOfFile } from './choose-page.commands.ts';
import { replacePageFile, tellReplaced } from './replace-file.commands.ts';
import type { UploadTools } from './upload.commands.ts';
import { addContentPage, lacksFile, updateUploadedPage } from './upload.commands.ts';

/** Ad and content pages with their PDFs. */
export function uploadedPageRoutes(tools: UploadTools & OnePageTools): Endpoint[] {
  const { db, clock } = tools;
  const show = async (actor: Actor, id: number) =>
    presentPage(found(await findShownPage(db, visiblePages(actor), id)), actor, clock);

  return [
    endpoint(
      'POST /catalog/update-ad',
      { allow: signedIn, summary: 'Change an ad page' },
      async ({ actor, body, file }) => {
        await orStale(updateUploadedPage(tools, actor, AD_PAGE, body, file), () => show(actor, body.id));
        return { data: await show(actor, body.id) };
      },
    ),

    endpoint(
      'POST /catalog/update-content',
      {
        allow: administrators,
        summary: 'Change a content page',
        fileRequired: (actor, sent) => lacksFile(tools, actor, sent.get('id')),
      },
      async ({ actor, body, file }) => {
        await orStale(updateUploadedPage(tools, actor, CONTENT_PAGE, body, file), () => show(actor, body.id));
        return { data: await show(actor, body.id) };
      },
    ),

    endpoint(
      'POST /page/replace-file/:id',
      { allow: administrators, summary: 'Replace the PDF of an ad or content page in any state' },
      async ({ actor, params: { id }, body, file }) => {
        const replace = replacePageFile(tools, actor, id, body, file);
        const history_id = await orStale(replace, () => show(actor, id));
        return { data: await show(actor, id), history_id };
      },
    ),

    endpoint(
      'POST /page/replace-file/:id/done',
      { allow: administrators, summary: 'Tell the exhibitor of a replaced PDF, once it has been looked at' },
      async ({ actor, params: { id } }) => {
        await tellReplaced(tools, actor, id);
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'POST /page/:id/choose-page',
      { allow: signedIn, summary: 'Make one page of the PDF of an ad its PDF, where it has several' },
      async ({ actor, params: { id }, body }) => {
        await orStale(choosePageOfFile(tools, actor, id, body), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'POST /page/take-back-file/:id',
      { allow: signedIn, summary: 'Take back the PDF before the last one' },
      async ({ actor, params: { id }, body }) => {
        await orStale(takeEarlierFileBack(tools, actor, id, body.version), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'POST /catalog/add-content',
      { allow: administrators, summary: 'Add a content page', status: 201, fileRequired: true },
      async ({ actor, body, file }) => {
        const { id, position } = await addContentPage(tools, actor, body, file);
        return { data: await show(actor, id), position };
      },
    ),
  ];
}
