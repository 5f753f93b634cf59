import { describe, expect, it } from 'vitest';
import {
  awayAnswer,
  copiedText,
  exchangeReport,
  eximReport,
  qmailReport,
  standardReport,
} from '../../testing/returned-mails.ts';
import { MailUnreadable } from './mime.ts';
import { readReturned } from './read-returned.ts';

const sent = { to: 'rebe@winzer.test', subject: 'Einladung', messageId: 'mail-12@fair.test' };
const original = { messageId: '<mail-12@fair.test>', to: 'rebe@winzer.test', subject: 'Einladung' };

/** The only report of a text, and what it says of its only address. */
function read(text: string) {
  const [returned, ...more] = readReturned(text);
  expect(more).toEqual([]);
  if (!returned) throw new Error('Nothing was read.');
  return { ...returned, first: returned.to[0] };
}

describe('what a mail server writes of a mail', () => {
  it('is read from the part for programs', () => {
    const { kind, to, original: repeated, at } = read(standardReport(sent));
    expect([kind, repeated, at?.toISOString()]).toEqual(['report', original, '2099-11-30T07:00:05.000Z']);
    expect(to).toEqual([
      {
        address: 'rebe@winzer.test',
        original: 'rebe@winzer.test',
        fate: 'refused',
        status: '5.1.1',
        words: '550 5.1.1 <rebe@winzer.test>: Recipient address rejected: User unknown',
        sure: true,
      },
    ]);
  });

  it.each([
    ['failed', '5.1.1', 'refused'],
    ['failed', '4.4.7', 'given-up'],
    ['delayed', '4.4.1', 'delayed'],
    ['delayed', '5.0.0', 'delayed'],
    ['delivered', '2.0.0', 'arrived'],
    ['relayed', '2.0.0', 'arrived'],
  ])('and %s with %s is %s', (action, status, fate) => {
    const { first } = read(standardReport(sent, { action, status, words: `${status[0]}50 ${status} so` }));
    expect(first?.fate).toBe(fate);
  });

  it('says where a mail was forwarded to', () => {
    const { first } = read(standardReport(sent, { final: 'alt@anderswo.test' }));
    expect(first).toMatchObject({ address: 'alt@anderswo.test', original: 'rebe@winzer.test' });
  });

  it('is read from its words where it has none: qmail', () => {
    const { first, original: repeated } = read(qmailReport(sent));
    expect(repeated).toEqual(original);
    expect(first).toMatchObject({ address: sent.to, fate: 'refused', status: '5.1.1', sure: true });
    expect(first?.words).toBe('192.0.2.7 does not like recipient. Remote host said: 550 5.1.1 No such user');
  });

  it('of which somebody waits too long: qmail', () => {
    const words = "450 4.2.2 full\nI'm not going to try again; this message has been in the queue too long.";
    expect(read(qmailReport(sent, { words })).first?.fate).toBe('given-up');
  });

  it('Exim', () => {
    const { first, original: repeated } = read(eximReport(sent));
    expect(repeated).toEqual(original);
    expect(first).toMatchObject({ address: sent.to, fate: 'refused', words: 'Unrouteable address' });
  });

  it('Exchange in German', () => {
    const { first } = read(exchangeReport(sent));
    expect(first).toMatchObject({ address: sent.to, fate: 'refused', status: '5.1.10', sure: true });
    expect(first?.words).toMatch(/^Die eingegebene E-Mail-Adresse konnte nicht gefunden werden\./);
  });

  it('Gmail, which names the address in a header, while it still tries', () => {
    const text = [
      'From: Mail Delivery Subsystem <mailer-daemon@googlemail.test>',
      `X-Failed-Recipients: ${sent.to}`,
      'Subject: Delivery Status Notification (Delay)',
      '',
      'This is an automatically generated Delivery Status Notification.',
      'Message will be retried for 2 more day(s)',
    ].join('\n');
    expect(read(text).first).toMatchObject({ address: sent.to, fate: 'delayed' });
  });

  it('copied from a screen in French', () => {
    const { kind, first } = read(copiedText(sent.to));
    expect(kind).toBe('report');
    expect(first).toMatchObject({ address: sent.to, fate: 'refused', status: '5.2.2' });
  });

  it.each([
    ['Verzögert: Ihre Nachricht', 'wurde noch nicht zugestellt. Es wird weiter versucht.'],
    ['Retardé : votre message', 'n’a pas encore été remis. De nouvelles tentatives suivront.'],
  ])('about a delay: %s', (subject, words) => {
    const text = `From: postmaster@post.test\nSubject: ${subject}\n\n${sent.to}\n${words}`;
    expect(read(text).first).toMatchObject({ address: sent.to, fate: 'delayed' });
  });

  it('whatever ends its lines, and in whatever mailbox it lay', () => {
    const whole = standardReport(sent);
    const { fingerprint, to } = read(whole);
    for (const text of [whole.replaceAll('\n', '\r\n'), whole.replaceAll('\n', '\r'), `From - Mon\n${whole}`])
      expect(read(text)).toMatchObject({ fingerprint, to, original });
  });

  it('with which somebody forwards several of them', () => {
    const parts = [standardReport(sent), qmailReport({ ...sent, to: 'b@winzer.test' })].flatMap((one) => [
      '--X',
      'Content-Type: message/rfc822',
      '',
      one,
    ]);
    const text = [
      'From: a@fair.test',
      'Content-Type: multipart/mixed; boundary=X',
      '',
      ...parts,
      '--X--',
    ].join('\n');
    const found = readReturned(text).map(({ to }) => to.map(({ address }) => address));
    expect(found).toEqual([['rebe@winzer.test'], ['b@winzer.test']]);
  });
});

describe('no bounce', () => {
  it('is the answer of somebody who is away', () => {
    expect(read(awayAnswer(sent.to))).toMatchObject({
      kind: 'away',
      subject: 'Automatische Antwort: Einladung für Sie',
      to: [],
    });
  });

  it('is what a person writes', () => {
    const text = `From: ${sent.to}\nSubject: Re: Einladung\n\nWir kommen gern.\nNeue Adresse: neu@winzer.test`;
    expect(read(text)).toMatchObject({ kind: 'other', to: [] });
  });

  it('is a receipt', () => {
    const text = [
      `From: ${sent.to}`,
      'Content-Type: multipart/report; report-type=disposition-notification; boundary=X',
      'Subject: Gelesen: Einladung',
      '',
      '--X',
      '',
      'Die Nachricht wurde gelesen.',
      '--X--',
    ].join('\n');
    expect(read(text)).toMatchObject({ kind: 'other', to: [] });
  });
});

describe('what is built to harm', () => {
  const nested = (depth: number): string =>
    depth === 0 ? 'x' : `Content-Type: message/rfc822\n\n${nested(depth - 1)}`;

  it.each([
    ['mails in mails without end', `From: a@b.test\n${nested(200)}`],
    [
      'thousands of parts',
      `From: a@b.test\nContent-Type: multipart/mixed; boundary=X\n\n${'--X\n\n'.repeat(5000)}`,
    ],
    ['a head without end', `From: a@b.test\n${'X: y\n'.repeat(50_000)}`],
  ])('is refused: %s', (_, text) => {
    expect(() => readReturned(text)).toThrow(MailUnreadable);
  });

  const MEGABYTE = 1_000_000;
  it.each([
    ['blanks', ' '],
    ['opened tags', '<style>'],
    ['halves of addresses', 'a@'],
    ['addresses', 'a@b.test '],
    ['encoded words', '=?utf-8?q?'],
    ['dashes', '-'],
    ['lines of dashes', '-- \n'],
    ['digits', '5.1.1.'],
    ['lines', '\n'],
    ['quotes', 'Received: \n'],
  ])('is read in a moment: a megabyte of %s', (_, piece) => {
    const filling = piece.repeat(MEGABYTE / piece.length);
    for (const type of ['text/html', 'text/plain'])
      for (const way of ['7bit', 'quoted-printable', 'base64']) {
        const mail = `From: mailer-daemon@b.test\nContent-Type: ${type}\nContent-Transfer-Encoding: ${way}\n\n${filling}`;
        const started = performance.now();
        readReturned(mail);
        readReturned(`Subject: ${filling.replaceAll('\n', ' ')}\n${mail}`);
        expect(performance.now() - started).toBeLessThan(3000);
      }
  });

  it('is bounded in what is kept of it', () => {
    const many = Array.from({ length: 400 }, (_, n) => `<a${n}@b.test>: 550 ${'x'.repeat(900)}`).join('\n');
    const { to } = read(`From: mailer-daemon@b.test\n\n${many}`);
    expect(to.length).toBeLessThanOrEqual(50);
    expect(Math.max(...to.map(({ words }) => words.length))).toBeLessThanOrEqual(500);
  });
});
