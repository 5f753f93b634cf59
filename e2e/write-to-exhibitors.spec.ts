import { expect, type Page, test } from '@playwright/test';
import { callAs } from './calls.ts';
import { mailWith } from './outbox.ts';
import { ADMIN } from './session.ts';
import { seatOf, stateOf } from './stage.ts';

const SUPER = 'super@rebblatt.test';
const OWN_PASSWORD = 'drei rote Boote';

test.use({ storageState: stateOf('admin') });

/** The newest mail to a recipient, opened by a click on its row in the list of all sent mails. */
async function openMailTo(page: Page, email: string, subject: string): Promise<void> {
  await page.getByRole('link', { name: 'Gesendete E-Mails' }).click();
  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('row').filter({ hasText: subject }).filter({ hasText: email });
  await row.first().getByText(subject).click();
}

test('the organiser writes to one exhibitor of the catalogue and reads what went out', async ({ page }) => {
  const { company, email } = seatOf('shownDraft');
  await page.goto('/exhibitor');
  await page.getByRole('link', { name: 'E-Mail senden' }).click();
  await expect(page.getByRole('heading', { name: 'E-Mail an Aussteller' })).toBeVisible();
  await page.getByRole('button', { name: 'Niemand' }).click();
  await expect(page.getByRole('button', { name: 'An 0 Aussteller senden' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Empfänger suchen' }).fill(company);
  await page.getByRole('checkbox', { name: company }).click();

  const send = page.getByRole('button', { name: 'An einen Aussteller senden' });
  await page.getByLabel('Betreff').fill('Ja');
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Zu kurz');
  await send.click();
  await expect(page.getByRole('alert')).toContainText('mindestens 3 Zeichen');
  await expect(page.getByRole('alert')).toContainText('mindestens 10 Zeichen');

  const subject = `Aufbau ${Date.now().toString(36)}`;
  await page.getByLabel('Betreff').fill(subject);
  await page
    .getByRole('textbox', { name: 'Nachricht' })
    .fill('Guten Tag\n\nDer Aufbau beginnt um sieben Uhr.');
  const preview = page.getByRole('region', { name: `Was ${company} liest` });
  await expect(preview).toContainText(email);
  await expect(preview).toContainText('Der Aufbau beginnt um sieben Uhr.');
  await expect(preview).toContainText('geht an die Aussteller im Katalog');
  await send.click();
  const dialog = page.getByRole('dialog', { name: `«${subject}» an einen Aussteller senden` });
  await dialog.getByRole('button', { name: 'An einen Aussteller senden' }).click();
  await expect(page.getByText('Die Nachricht geht an einen Aussteller.')).toBeVisible();
  await expect(page.getByLabel('Betreff')).toHaveValue('');

  await openMailTo(page, email, subject);
  const read = page.getByRole('dialog', { name: 'Nachricht der Messeleitung' });
  await expect(read).toContainText('Der Aufbau beginnt um sieben Uhr.');
  // Answers go to the fair, whoever wrote.
  await expect(read).toContainText('messe@rebblatt.test');
  await read.getByRole('button', { name: 'Schliessen' }).click();
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('gesendet');
});

test('the organiser reminds one exhibitor of one page, and no one twice within a day', async ({
  page,
  request,
}) => {
  const { company, email, pageId } = seatOf('shownAd');
  await page.goto('/exhibitor');
  await page.getByRole('link', { name: 'Erinnern' }).click();
  // All open items are proposed; this time only one page is chosen.
  const topics = page.getByRole('group', { name: 'Woran erinnern' }).getByRole('checkbox');
  await expect(topics.first()).toBeVisible();
  for (const topic of await topics.all()) {
    if (!(await topic.isChecked())) await topic.click();
    await topic.click();
  }
  await expect(page.getByText('Niemand ist angekreuzt.')).toBeVisible();
  const send = page.getByRole('button', { name: /Aussteller erinnern$/ });
  await expect(send).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Aussteller suchen' }).fill(company);
  // Now: other journeys add pages before it.
  const { call } = await callAs(request, ADMIN);
  const { position } = (await call('GET /page/:id', { id: pageId })).data;
  const line = page.getByRole('checkbox', { name: new RegExp(`^Inserat auf Position ${position}\\b`) });
  await line.click();
  // What it says is looked at first, with words of one's own.
  await page.getByLabel('Eigener Satz').fill('Am Montag ist unser Büro zu.');
  await page.getByRole('button', { name: 'Eine E-Mail ansehen' }).click();
  const letter = page.getByRole('region', { name: `So liest es ${company}` });
  await expect(letter).toContainText('Am Montag ist unser Büro zu.');
  await expect(letter).toContainText(`Ihr Inserat auf Position ${position}`);
  // Who double-clicks out of habit gets the question too.
  await page.getByRole('button', { name: 'Einen Aussteller erinnern' }).dblclick();
  await page
    .getByRole('dialog', { name: 'Einen Aussteller erinnern' })
    .getByRole('button', { name: 'Einen Aussteller erinnern' })
    .click();
  await expect(page.getByText('Ein Aussteller wird erinnert.')).toBeVisible();
  await expect(line).not.toBeChecked();
  // Nor is anybody ticked who was left out.
  await page.getByRole('textbox', { name: 'Aussteller suchen' }).fill('');
  await expect(page.getByRole('list').getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(send).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Aussteller suchen' }).fill(company);
  await expect(page.getByText(/erinnert am /).first()).toBeVisible();
  await line.click();
  await expect(page.getByText('innert eines Tages noch einmal')).toBeVisible();

  await page.getByRole('link', { name: 'Gesendete E-Mails' }).click();
  await page.getByRole('searchbox').fill(email);
  await page
    .getByRole('button', { name: /^«Erinnerung: .* lesen$/ })
    .first()
    .click();
  const read = page.getByRole('dialog', { name: 'Erinnerung' });
  await expect(read).toContainText(`Ihr Inserat auf Position ${position}`);
  await expect(read).toContainText('/exhibitor-page/edit/');
  await expect(read).toContainText('Am Montag ist unser Büro zu.');
});

test('a mail the mail server refused says why, and is sent again', async ({ page }) => {
  await page.goto('/mail');
  await page.getByRole('link', { name: /^Gescheitert \d/ }).click();
  // An invitation of the demo came back as well.
  const failed = page
    .getByRole('row')
    .filter({ hasText: 'Recipient address rejected: User unknown' })
    .filter({ hasText: 'Aufbau und Anlieferung' });
  await expect(failed).toBeVisible();
  const again = failed.getByRole('button', { name: /^«.*» vom .* erneut an .* senden$/ });
  const [, recipient = ''] =
    /erneut an (.*) senden$/.exec((await again.getAttribute('aria-label')) ?? '') ?? [];
  await again.dblclick();
  const dialog = page.getByRole('dialog', { name: 'Erneut senden' });
  await expect(dialog).toContainText('550 5.1.1');
  await dialog.getByRole('button', { name: 'Erneut senden' }).click();
  await expect(page.getByText(`Die E-Mail an ${recipient} ist wieder unterwegs.`)).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.getByRole('link', { name: /^Alle \d/ }).click();
  await page.getByRole('searchbox').fill(recipient);
  const sent = page.getByRole('row').filter({ hasText: 'Aufbau und Anlieferung' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(sent).toContainText('gesendet', { timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
});

test('a message to companies of the list is theirs by name, and French where they read French', async ({
  page,
  request,
}) => {
  const { call } = await callAs(request, SUPER);
  const stamp = Date.now().toString(36);
  const made = await Promise.all(
    (['de', 'fr'] as const).map(async (language) => {
      const company_name = `Rebgut ${stamp} ${language}`;
      const email = `${company_name.replaceAll(' ', '-').toLowerCase()}@reben.test`;
      const account = { email, language, password: OWN_PASSWORD, passwordRepeat: OWN_PASSWORD, active: 1 };
      const form = { ...account, company_name, contact_person: `Person ${language}`, zip_code: '8000' };
      return (await call('POST /exhibitor', { body: form })).data;
    }),
  );
  const [german, french] = made;
  if (!german || !french) throw new Error('There are no companies.');
  await page.goto('/exhibitor');
  await page.getByRole('searchbox').fill(stamp);
  await expect(page.getByText('1–2 von 2')).toBeVisible();
  for (const { company_name } of made) await page.getByRole('checkbox', { name: company_name }).click();
  await page.getByRole('link', { name: 'E-Mail schreiben' }).click();
  await expect(page.getByRole('button', { name: 'An 2 Aussteller senden' })).toBeVisible();

  await page.getByLabel('Betreff').click();
  await page.keyboard.type('Merken Sie sich den Tag');
  await page.getByRole('textbox', { name: 'Nachricht' }).click();
  await page.keyboard.type('Guten Tag ');
  await page.getByRole('button', { name: 'Kontaktperson' }).click();
  await page.keyboard.type('\n\nDie nächste Messe beginnt im Herbst.');
  await expect(page.getByText('Ein Empfänger liest Französisch')).toBeVisible();
  await page.getByRole('button', { name: 'Auch auf Französisch schreiben' }).click();
  await page.getByRole('textbox', { name: 'Betreff auf Französisch' }).click();
  await page.keyboard.type('Réservez la date');
  await page.getByRole('button', { name: 'An 2 Aussteller senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Nachricht auf Französisch');
  await page.getByRole('textbox', { name: 'Nachricht auf Französisch' }).click();
  await page.keyboard.type('Bonjour {contact}, le prochain salon commence en automne.');
  // Kept for the next year, it is there again once it has been sent.
  const keptName = `Datum ${stamp}`;
  await page.getByRole('button', { name: 'Aufbewahrte Texte' }).click();
  await page.getByRole('textbox', { name: 'Diesen Text aufbewahren als' }).fill(keptName);
  await page.getByRole('button', { name: 'Aufbewahren', exact: true }).click();
  await expect(page.getByText(`«${keptName}» ist aufbewahrt.`)).toBeVisible();
  await page.getByRole('button', { name: 'An 2 Aussteller senden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'An 2 Aussteller senden' }).click();
  await expect(page.getByText('Die Nachricht geht an 2 Aussteller.')).toBeVisible();
  await expect(page.getByLabel('Betreff', { exact: false }).first()).toHaveValue('');
  await page.getByRole('button', { name: 'Aufbewahrte Texte' }).click();
  await page.getByRole('button', { name: `«${keptName}» einsetzen` }).click();
  await expect(page.getByRole('textbox', { name: 'Betreff auf Französisch' })).toHaveValue(
    'Réservez la date',
  );

  const mail = await mailWith(german.email, 'Die nächste Messe');
  expect(mail).toContain('Guten Tag Person de');
  expect(await mailWith(french.email, 'prochain salon')).toContain('Bonjour Person fr');
});
