import { administrators, anyone } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { updateFair } from './fair.commands.ts';
import { presentFair } from './fair.presenter.ts';
import { findWholeFair } from './fair.queries.ts';
import { type LogoTools, removeFairLogo, setFairLogo } from './logo.commands.ts';

/** The fair's name and the organiser's contact, which everybody may read: whoever cannot sign in needs it most. */
export function fairRoutes(tools: LogoTools): Endpoint[] {
  const { db, files } = tools;
  const show = async () => presentFair(await findWholeFair(db.prisma));
  return [
    endpoint('GET /fair', { allow: anyone, summary: 'Say whose fair it is and whom to ask' }, async () => ({
      data: await show(),
    })),

    endpoint(
      'PUT /fair',
      { allow: administrators, summary: 'Set the name of the fair and the organiser’s contact' },
      async ({ actor, body }) => {
        await orStale(updateFair(db, actor, body), show);
        return { data: await show() };
      },
    ),

    endpoint('GET /fair/logo', { allow: anyone, summary: 'Show the logo of the fair' }, async () => {
      const { sha256, name, mimeType } = found((await findWholeFair(db.prisma))?.logoFile);
      const { stream, size } = await files.open(sha256);
      return { content: stream, size, mimeType, name };
    }),

    endpoint(
      'POST /fair/logo',
      {
        allow: administrators,
        summary: 'Upload the logo of the fair, in place of the one it has',
        status: 201,
      },
      async ({ actor, file }) => {
        await setFairLogo(tools, actor, file);
        return { data: await show() };
      },
    ),

    endpoint(
      'DELETE /fair/logo',
      { allow: administrators, summary: 'Remove the logo of the fair' },
      async ({ actor }) => {
        await removeFairLogo(db, actor);
        return { data: await show() };
      },
    ),
  ];
}
