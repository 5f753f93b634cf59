import type { ReturnedReports } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import {
  awayAnswer,
  copiedText,
  exchangeReport,
  qmailReport,
  type Sent,
  standardReport,
} from '../../testing/returned-mails.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let admin: Client;
let adminId: number;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const account = await makeUser(server.context.db, 'ADMIN');
  adminId = account.id;
  admin = await signInAs(server, account.id);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const rows = () => server.context.db.prisma;

interface About {
  subject?: string;
  state?: 'sent' | 'queued' | 'failed';
  sentAt?: Date;
}

/** A company, and a mail to it that the mail server took. */
async function written(more: About = {}) {
  const company = await makeExhibitor(server.context.db);
  const mail = await write(company, more);
  const sent: Sent = {
    to: company.email,
    subject: mail.subject,
    messageId: `mail-${mail.id}@fair.test`,
  };
  return { company, mail, sent };
}

const write = (
  { id, email }: { id: number; email: string },
  { subject = 'Einladung zur Weinmesse', state = 'sent', sentAt = new Date() }: About = {},
) =>
  rows().mail.create({
    data: { kind: 'invitation', recipient: email, userId: id, subject, text: '', state, sentAt },
  });

async function bring(how: '' | '/check', ...texts: string[]): Promise<ReturnedReports> {
  const mails = texts.map((text, n) => ({ name: `zurück-${n + 1}.eml`, text }));
  const { status, body } = await admin.call('POST', `/mail/returns${how}`, { mails });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.data;
}

/** What follows for every address of what was brought. */
const outcomes = ({ mails }: ReturnedReports) =>
  mails.map(({ kind, to }) => [kind, ...to.map(({ outcome }) => outcome)].join(' '));

const bounceOf = async (id: number) => (await admin.call('GET', `/exhibitor/${id}`)).body.data.bounce;
const stateOf = async (id: number) => (await rows().mail.findUniqueOrThrow({ where: { id } })).state;

describe('mails that came back', () => {
  it('are shown first, and on taking over mark the mail and its company, with the name of who did it', async () => {
    const { company, mail, sent } = await written();
    const { companyName } = await rows().exhibitor.findUniqueOrThrow({ where: { id: company.id } });
    const text = standardReport(sent);
    const found = {
      name: 'zurück-1.eml',
      kind: 'report',
      subject: 'Undelivered Mail Returned to Sender',
      to: [
        {
          address: company.email,
          fate: 'refused',
          status: '5.1.1',
          words: `550 5.1.1 <${company.email}>: Recipient address rejected: User unknown`,
          outcome: 'bounced',
          mail: {
            id: mail.id,
            kind: 'invitation',
            subject: mail.subject,
            created_at: mail.createdAt.toISOString(),
          },
          exhibitor: { id: company.id, company_name: companyName },
        },
      ],
    };
    expect(await bring('/check', text)).toEqual({ mails: [found], bounced: 1 });
    expect([await stateOf(mail.id), await bounceOf(company.id)]).toEqual(['sent', null]);

    expect(await bring('', text)).toEqual({ mails: [found], bounced: 1 });
    const { body } = await admin.call('GET', `/mail/${mail.id}`);
    expect([body.data.state, body.data.error]).toEqual(['failed', found.to[0]?.words]);
    expect(await bounceOf(company.id)).toMatchObject({ error: found.to[0]?.words });
    const history = await rows().history.findMany({ where: { entity: 'mail', entityId: mail.id } });
    expect(history.map(({ action, actorId, item }) => [action, actorId, item])).toEqual([
      ['mail-returned', adminId, company.email],
    ]);
  });

  it('change nothing when they are taken over again, even after the mail was sent once more', async () => {
    const { company, mail, sent } = await written();
    const text = standardReport(sent);
    await bring('', text, text);
    expect(await bring('', text)).toMatchObject({ bounced: 0, mails: [{ to: [{ outcome: 'known' }] }] });
    await rows().mail.update({ where: { id: mail.id }, data: { state: 'sent', sentAt: new Date() } });
    expect(await bring('', text)).toMatchObject({ bounced: 0, mails: [{ to: [{ outcome: 'known' }] }] });
    expect(await bounceOf(company.id)).toBeNull();
    expect(await rows().history.count({ where: { entity: 'mail', entityId: mail.id } })).toBe(1);
    // Another report of the same mail is news.
    expect((await bring('', standardReport(sent))).bounced).toBe(1);
  });

  it('are taken over once by two at the same moment', async () => {
    const { mail, sent } = await written();
    const text = standardReport(sent);
    const both = await Promise.all([bring('', text), bring('', text)]);
    expect(both.map(({ bounced }) => bounced).toSorted()).toEqual([0, 1]);
    expect(await rows().history.count({ where: { entity: 'mail', entityId: mail.id } })).toBe(1);
  });

  it('are found by the address where nobody repeats the Message-ID', async () => {
    const [one, two, three] = [await written(), await written(), await written()];
    const { messageId: _, ...anonymous } = one.sent;
    const brought = await bring(
      '',
      qmailReport(anonymous),
      exchangeReport(two.sent),
      copiedText(three.sent.to),
    );
    expect(outcomes(brought)).toEqual(['report bounced', 'report bounced', 'report bounced']);
    for (const { mail, company } of [one, two, three]) {
      expect(await stateOf(mail.id)).toBe('failed');
      expect(await bounceOf(company.id)).not.toBeNull();
    }
  });

  it('mark the mail with the same subject, not the newest', async () => {
    const { company, mail, sent } = await written();
    const newer = await write(company, { subject: 'Erinnerung' });
    const { messageId: _, ...anonymous } = sent;
    await bring('', qmailReport(anonymous));
    expect([await stateOf(mail.id), await stateOf(newer.id)]).toEqual(['failed', 'sent']);
    // The newer one may come back as well; one that is sent from now on would tell that the address is good.
    expect(await bounceOf(company.id)).not.toBeNull();
    await write(company, { subject: 'Erinnerung', sentAt: new Date(Date.now() + 1000) });
    expect(await bounceOf(company.id)).toBeNull();
  });

  it('are said to be no bounce while a server still tries, after it delivered, and from somebody who is away', async () => {
    const { company, mail, sent } = await written();
    const brought = await bring(
      '',
      standardReport(sent, { action: 'delayed', status: '4.4.1', words: '450 4.4.1 busy' }),
      standardReport(sent, { action: 'delivered', status: '2.0.0', words: '250 2.0.0 ok' }),
      awayAnswer(sent.to),
      `From: ${sent.to}\nSubject: Re: Einladung\n\nWir kommen.`,
    );
    expect(outcomes(brought)).toEqual(['report no-bounce', 'report no-bounce', 'away', 'other']);
    expect(brought.mails[0]?.to[0]).toMatchObject({ fate: 'delayed', mail: { id: mail.id } });
    expect([await stateOf(mail.id), await bounceOf(company.id)]).toEqual(['sent', null]);
  });

  it('are bounces when a server gives up after days', async () => {
    const { mail, sent } = await written();
    const text = standardReport(sent, { status: '4.4.7', words: '451 4.4.7 Delivery time expired' });
    expect(await bring('', text)).toMatchObject({ bounced: 1, mails: [{ to: [{ fate: 'given-up' }] }] });
    expect(await stateOf(mail.id)).toBe('failed');
  });

  it('are listed where nothing is known of them', async () => {
    const { company, sent } = await written();
    const other = await makeExhibitor(server.context.db);
    const brought = await bring(
      '',
      // What the organiser wrote to the same address with another program.
      qmailReport({ ...sent, messageId: '4711@laptop.test', subject: 'Mittagessen?' }),
      copiedText(other.email),
      copiedText('niemand@nirgends.test'),
      // A mail of another fair, with the same number.
      standardReport({ ...sent, to: 'niemand@nirgends.test', subject: 'Anderes' }),
    );
    expect(outcomes(brought)).toEqual([
      'report no-mail',
      'report no-mail',
      'report unknown',
      'report unknown',
    ]);
    expect(brought.mails[0]?.to[0]?.exhibitor?.id).toBe(company.id);
    expect(brought.mails[2]?.to[0]).toMatchObject({ address: 'niemand@nirgends.test', exhibitor: null });
    expect(brought.bounced).toBe(0);
  });

  it('leave a mail that has gone to another address since, or is on its way', async () => {
    const moved = await written();
    await rows().mail.update({ where: { id: moved.mail.id }, data: { recipient: 'neu@winzer.test' } });
    const waiting = await written({ state: 'queued' });
    const brought = await bring('', standardReport(moved.sent), standardReport(waiting.sent));
    expect(outcomes(brought)).toEqual(['report re-addressed', 'report under-way']);
    expect([await stateOf(moved.mail.id), await stateOf(waiting.mail.id)]).toEqual(['sent', 'queued']);
  });

  it('name the company of a contact', async () => {
    const company = await makeExhibitor(server.context.db);
    const person = await rows().user.create({
      data: {
        email: 'keller@steg.test',
        role: 'NOBODY',
        active: true,
        name: 'Anna Muster',
        passwordHash: 'x',
      },
    });
    await rows().contact.create({ data: { id: person.id, exhibitorId: company.id, may: 'fill' } });
    const { id } = await write(person);
    expect((await bring('', copiedText(person.email))).mails[0]?.to[0]).toMatchObject({
      outcome: 'bounced',
      mail: { id },
      exhibitor: { id: company.id },
    });
  });

  it('know a mail whose address was forwarded', async () => {
    const { company, mail, sent } = await written();
    const text = standardReport(sent, { final: 'alt@anderswo.test' });
    expect((await bring('', text)).mails[0]?.to[0]).toMatchObject({
      address: company.email,
      outcome: 'bounced',
      mail: { id: mail.id },
    });
  });

  it('are older than a mail that was written after the report', async () => {
    const { company } = await written();
    const text = copiedText(company.email);
    const dated = `From: postmaster@post.test\nDate: Mon, 1 Jan 2024 08:00:00 +0100\nSubject: Unzustellbar\n\n${text}`;
    expect(outcomes(await bring('', dated))).toEqual(['report no-mail']);
  });
});
