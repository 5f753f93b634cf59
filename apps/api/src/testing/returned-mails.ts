/** The mail that came back: what reports repeat of it. */
export interface Sent {
  to: string;
  subject: string;
  /** Without brackets. */
  messageId?: string;
}

interface Answer {
  /** Where it failed, if that is another address. */
  final?: string;
  action?: string;
  status?: string;
  words?: string;
  /** The report's own Message-ID, without brackets. */
  id?: string;
  date?: string;
}

const head = ({ to, subject, messageId }: Sent) =>
  [
    'Received: from app.fair.test by mail.fair.test; Mon, 30 Nov 2026 08:00:02 +0100',
    ...(messageId ? [`Message-ID: <${messageId}>`] : []),
    'From: Weinmesse <info@fair.test>',
    `To: ${to}`,
    `Subject: ${subject}`,
    'Content-Type: text/plain; charset=utf-8',
  ].join('\n');

let reports = 0;
const own = (id: string | undefined) => id ?? `report-${++reports}@mail.fair.test`;

/** A report as the standard wants it (RFC 3464), in the manner of Postfix. */
export function standardReport(sent: Sent, answer: Answer = {}): string {
  const { final = sent.to, action = 'failed', status = '5.1.1' } = answer;
  const words = answer.words ?? `550 5.1.1 <${final}>: Recipient address rejected: User unknown`;
  return [
    'Return-Path: <>',
    `Date: ${answer.date ?? 'Mon, 30 Nov 2099 08:00:05 +0100'}`,
    'From: MAILER-DAEMON@mail.fair.test (Mail Delivery System)',
    'To: info@fair.test',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    `Message-Id: <${own(answer.id)}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="A1B2.1/mail.fair.test"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--A1B2.1/mail.fair.test',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mail.fair.test.',
    '',
    `<${final}>: host mx.winzer.test said: ${words}`,
    '',
    '--A1B2.1/mail.fair.test',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.fair.test',
    '',
    `Final-Recipient: rfc822; ${final}`,
    `Original-Recipient: rfc822;${sent.to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${words.replace(' ', '\n    ')}`,
    '',
    '--A1B2.1/mail.fair.test',
    'Content-Type: message/rfc822',
    '',
    head(sent),
    '',
    'Guten Tag',
    '',
    '--A1B2.1/mail.fair.test--',
    '',
  ].join('\n');
}

const simple = (from: string, subject: string, id: string | undefined, ...text: string[]) =>
  [
    `From: ${from}`,
    'To: info@fair.test',
    `Subject: ${subject}`,
    'Date: Mon, 30 Nov 2099 08:00:05 +0100',
    `Message-ID: <${own(id)}>`,
    '',
    ...text,
    '',
  ].join('\n');

/** What qmail writes: no part for programs. */
export const qmailReport = (
  sent: Sent,
  { words = 'Remote host said: 550 5.1.1 No such user', id }: Answer = {},
) =>
  simple(
    'MAILER-DAEMON@post.test',
    'failure notice',
    id,
    'Hi. This is the qmail-send program at post.test.',
    "I wasn't able to deliver your message. This is a permanent error; I've given up.",
    '',
    `<${sent.to}>:`,
    '192.0.2.7 does not like recipient.',
    words,
    '',
    '--- Below this line is a copy of the message.',
    '',
    'Return-Path: <info@fair.test>',
    head(sent),
    '',
    'Guten Tag',
  );

/** What older versions of Exim write, and many who took after it. */
export const eximReport = (sent: Sent, words = 'Unrouteable address') =>
  simple(
    'Mail Delivery System <Mailer-Daemon@kunden.test>',
    'Mail delivery failed: returning message to sender',
    undefined,
    'This message was created automatically by mail delivery software.',
    '',
    'A message that you sent could not be delivered to one or more of its',
    'recipients. This is a permanent error. The following address(es) failed:',
    '',
    `  ${sent.to}`,
    `    ${words}`,
    '',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    head(sent),
  );

/** What Exchange shows in German, with HTML alone and in quoted-printable. */
export const exchangeReport = ({ to, subject }: Sent) =>
  [
    'From: =?utf-8?Q?Microsoft_Outlook?= <MicrosoftExchange329e@winzer.test>',
    'To: info@fair.test',
    `Subject: Unzustellbar: ${subject}`,
    'Date: Mon, 30 Nov 2099 08:00:05 +0100',
    `Message-ID: <${own(undefined)}>`,
    'Content-Type: text/html; charset="utf-8"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html><head><style>p { color: red }</style></head><body>',
    '<p><b>Fehler bei der Nachrichtenzustellung an folgende Empf=C3=A4nger oder Gr=',
    'uppen:</b></p>',
    `<p><a href=3D"mailto:${to}">${to}</a><br>`,
    'Die eingegebene E-Mail-Adresse konnte nicht gefunden werden.</p>',
    '<p>Diagnoseinformationen f=C3=BCr Administratoren:</p>',
    `<p>${to}<br>#550 5.1.10 RESOLVER.ADR.RecipientNotFound ##</p>`,
    '</body></html>',
  ].join('\n');

/** What somebody copies from the screen, in French: no head at all. */
export const copiedText = (to: string) =>
  [
    'Échec de la remise du message aux destinataires suivants :',
    '',
    to,
    'La boîte aux lettres du destinataire est pleine. 552 5.2.2',
  ].join('\r\n');

/** The answer of somebody who is away. */
export const awayAnswer = (from: string) =>
  [
    `From: ${from}`,
    'To: info@fair.test',
    'Subject: =?iso-8859-1?Q?Automatische_Antwort:_Einladung_f=FCr_Sie?=',
    'Auto-Submitted: auto-replied',
    '',
    `Ich bin bis am 4. Januar in den Ferien. In dringenden Fällen: buero@winzer.test`,
  ].join('\n');
