import { type ContactRight, contactRights } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neededByContacts } from './testing/access-contact.ts';
import { accessTable } from './testing/access-table.ts';
import type { AccessWorld } from './testing/access-world.ts';
import { makeAccessWorld } from './testing/access-world.ts';
import type { Client } from './testing/client.ts';
import { signInAs } from './testing/client.ts';
import { fairClock } from './testing/fair.ts';
import type { TestServer } from './testing/server.ts';
import { startTestServer } from './testing/server.ts';

let server: TestServer;
let world: AccessWorld;
let contacts: Record<ContactRight, Client>;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  world = await makeAccessWorld(server);
  const signedIn = async (may: ContactRight) => {
    const { prisma } = server.context.db;
    const { id } = await prisma.user.create({
      data: { email: `${may}@fest.test`, role: 'NOBODY', passwordHash: 'x', active: true, name: may },
    });
    await prisma.contact.create({ data: { id, exhibitorId: world.ownerId, may, mails: [] } });
    return signInAs(server, world.ownerId, id);
  };
  contacts = {
    read: await signedIn('read'),
    fill: await signedIn('fill'),
    everything: await signedIn('everything'),
  };
});
afterAll(() => server.stop());

const reach: Record<ContactRight, number> = { read: 0, fill: 1, everything: 2 };

/** The calls that an exhibitor can make at all. */
const own = Object.entries(accessTable).filter(([, { rule }]) =>
  ['signedIn', 'owned', 'personal', 'oneself', 'exhibitors'].includes(rule),
);

/** Some routes print a page for each caller with access. */
const SLOW_MS = 90_000;

describe('every route of an exhibitor', () => {
  it('that is an exception for contacts is one', () => {
    const names = own.map(([name]) => name);
    expect(Object.keys(neededByContacts).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(own)(
    '%s is for the contacts who may',
    async (name, { aim }) => {
      // An update by POST is the same call as by PUT.
      const call = name.replace(/^POST (\/[a-z-]+\/:id)$/, 'PUT $1');
      const need =
        neededByContacts[name] ?? neededByContacts[call] ?? (name.startsWith('GET') ? 'read' : 'fill');
      for (const may of contactRights) {
        const target = await aim(world);
        const { path, body } = typeof target === 'string' ? { path: target, body: undefined } : target;
        const before = await server.context.db.prisma.history.count();
        const answer = await contacts[may].call(name.split(' ')[0] ?? '', path, body);
        const refused = answer.status === 403 && answer.body.error === 'session.forbidden';
        const allowed = reach[may] >= reach[need];
        expect([may, refused, answer.status < 500]).toEqual([may, !allowed, true]);
        if (refused) expect(await server.context.db.prisma.history.count()).toBe(before);
      }
    },
    SLOW_MS,
  );
});
