import { expect, test } from '@playwright/test';
import { callAs } from './calls.ts';
import { mailWith } from './outbox.ts';
import { acceptCookies, PASSWORD, SUPER, signIn, speak } from './session.ts';

/** What the screens say. */
const words = {
  de: {
    button: 'Zurückgekommene E-Mails …',
    title: 'Zurückgekommene E-Mails',
    files: 'Dateien wählen',
    outlook: /ist im Format von Outlook gespeichert/,
    paste: 'Text einer Rückmeldung',
    read: 'Lesen',
    found: /^Eine E-Mail kam nicht an\./,
    away: 'Automatische Antwort: Die E-Mail kam an.',
    takeOver: 'Übernehmen',
    marked: 'Eine E-Mail ist als gescheitert vermerkt.',
    nothing: 'Nichts davon ist zu vermerken.',
    known: 'schon vermerkt',
    sent: 'gesendet',
    failed: 'gescheitert',
    bounced: 'E-Mail kommt nicht an',
  },
  fr: {
    button: 'E-mails revenus …',
    title: 'E-mails revenus',
    files: 'Choisir des fichiers',
    outlook: /est enregistré au format d’Outlook/,
    paste: 'Texte d’un avis',
    read: 'Lire',
    found: /^Un e-mail n’est pas arrivé\./,
    away: 'Réponse automatique\u202f: l’e-mail est arrivé.',
    takeOver: 'Reprendre',
    marked: 'Un e-mail est noté en échec.',
    nothing: 'Il n’y a rien à noter.',
    known: 'déjà noté',
    sent: 'envoyé',
    failed: 'échec',
    bounced: 'e-mail non remis',
  },
} as const;

/** What a mail server writes hours after it took a mail. */
const report = (to: string, messageId: string, subject: string) =>
  [
    'From: Mail Delivery System <mailer-daemon@post.test>',
    'To: info@messe.test',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <report-${to}>`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="here"',
    '',
    '--here',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; post.test',
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
    '',
    '--here',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    '',
    '--here--',
  ].join('\r\n');

for (const language of ['de', 'fr'] as const)
  test(`a mail that came back to the organiser's mailbox is brought in, ${language}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const t = words[language];
    const email = `zurueck-${Date.now().toString(36)}-${language}@post.test`;
    const company = `Weingut ${email}`;
    const { call } = await callAs(page.request, SUPER);
    const { data } = await call('POST /exhibitor', {
      body: { email, password: PASSWORD, passwordRepeat: PASSWORD, company_name: company, active: 1 },
    });
    const sent = await mailWith(email, 'Message-ID');
    const messageId = /^Message-ID: (<mail-\d+@[^>]+>)/im.exec(sent)?.[1] ?? '';
    const { data: mails } = await call('GET /mail/:perPage/:page', { perPage: 100, page: 1 });
    const subject = mails.find(({ recipient }) => recipient === email)?.subject ?? '';

    await acceptCookies(page, baseURL);
    await speak(page, language);
    await signIn(page, SUPER, '/login?redirectUrl=/mail', { language });
    await page.getByRole('searchbox').fill(email);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText(t.sent);

    await page.getByRole('button', { name: t.button }).click();
    const dialog = page.getByRole('dialog', { name: t.title });
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'message/rfc822',
      buffer: Buffer.from(text),
    });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: t.files }).click();
    await (await chooser).setFiles([
      file('zurück.eml', report(email, messageId, subject)),
      file('abwesend.eml', `From: ${email}\r\nSubject: Abwesenheit\r\n\r\nIch bin in den Ferien.`),
      file('outlook.msg', 'x'),
    ]);
    await expect(dialog.getByRole('alert')).toContainText(t.outlook);
    await dialog.getByRole('button', { name: t.read }).click();
    await expect(dialog.getByText(t.found)).toBeVisible();
    const found = dialog.getByRole('listitem').filter({ hasText: email });
    await expect(found).toContainText(company);
    await expect(found).toContainText('550 5.1.1 No such user here');
    await expect(dialog.getByText(t.away)).toBeVisible();
    await dialog.getByRole('button', { name: t.takeOver }).click();
    await expect(dialog.getByText(t.marked)).toBeVisible();

    // Once more, as it is copied from the screen of a mail program.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(t.failed);
    await page.getByRole('button', { name: t.button }).click();
    await dialog.getByRole('textbox', { name: t.paste }).fill(`Undeliverable\n\n${email}\n550 5.1.1 unknown`);
    await dialog.getByRole('button', { name: t.read }).click();
    await expect(dialog.getByText(t.nothing)).toBeVisible();
    await expect(dialog.getByRole('listitem')).toContainText(t.known);
    await page.keyboard.press('Escape');

    await page.goto(`/exhibitor/edit/${data.id}`);
    await expect(page.getByText('550 5.1.1 No such user here')).toBeVisible();
    await page.goto(`/exhibitor?search=${encodeURIComponent(email)}`);
    await page.getByRole('searchbox').fill(email);
    await expect(page.getByRole('row').filter({ hasText: company })).toContainText(t.bounced);
    await call('DELETE /exhibitor/:id', { id: data.id });
  });
