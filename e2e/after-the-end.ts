import { type APIRequestContext, expect, type Route } from '@playwright/test';
import { test } from './another-browser.ts';
import { callAs } from './calls.ts';
import { pick } from './choose.ts';
import { ADMIN, EXHIBITOR } from './session.ts';
import { stateOf } from './stage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich', dateStyle: 'short' }).format(
    Date.now() - days * DAY_MS,
  );

/** Sets the last day of the demo's active catalogue, in which all journeys work. */
async function organiser(request: APIRequestContext) {
  const { session, call } = await callAs(request, ADMIN);
  const id = session.active_catalog?.id ?? 0;
  const { data: catalog } = await call('GET /catalog/:id', { id });
  const endOn = (to: string) => call('PUT /catalog/:id', { id, body: { to } });
  const endFor = (exhibitor: number, until: string | null) =>
    call('PUT /catalog/:id/progress/:exhibitor/deadline', { id, exhibitor, body: { until } });
  return { catalog, endOn, endFor };
}

/** Runs after all other journeys, which need an active catalogue. */
test('after the end of the catalogue its pages can still be viewed and downloaded', async ({
  openBrowser,
  request,
}) => {
  const { catalog, endOn, endFor } = await organiser(request);
  const { session } = await callAs(request, EXHIBITOR);
  const late = session.user;
  const desk = await openBrowser({ storageState: stateOf('admin') });
  await desk.goto(`/catalog/edit/${catalog.id}`);
  await desk.getByRole('textbox', { name: 'Ende' }).fill(dayAgo(1).split('-').reverse().join('.'));
  await desk.getByRole('button', { name: 'Speichern' }).click();
  await expect(desk.getByRole('dialog')).toContainText(`«${catalog.name}»`);
  await desk.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
  await expect(desk.getByText('ist gespeichert')).toHaveCount(0);
  const winery = await openBrowser({ storageState: stateOf('exhibitor') });
  // A screen that is open all the time follows midnight, the end and the exhibitor's own later day.
  await winery.clock.install();
  await winery.goto('/exhibitor-page');
  const daysLeft = winery.getByRole('status').filter({ hasText: 'Tage' });
  await expect(daysLeft).toBeVisible();
  const days = async () => Number(/(\d+) Tage/.exec(await daysLeft.innerText())?.[1]);
  const tonight = await days();
  // The day is the server's: what the clock of the device says counts for nothing.
  await winery.clock.setSystemTime(Date.now() + 3 * DAY_MS);
  await winery.clock.fastForward('00:30');
  await expect.poll(days).toBe(tonight);
  const answersTomorrow = async (route: Route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + DAY_MS).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  };
  await winery.route('**/api/**', answersTomorrow);
  await expect
    .poll(async () => {
      await winery.clock.fastForward('00:30');
      return days();
    })
    .toBe(tonight - 1);
  // Waits for the answers that are on their way.
  await winery.unrouteAll({ behavior: 'wait' });
  await winery.clock.setSystemTime(new Date());
  await endOn(dayAgo(1));
  try {
    await winery.clock.fastForward('00:30');
    await expect(winery.getByText(`Der Katalog «${catalog.name}» ist nicht aktiv.`)).toBeVisible();
    await expect(winery.getByRole('link', { name: 'Weinseite hinzufügen' })).toHaveCount(0);
    // The banner leads here from everywhere else.
    const toPages = winery.getByRole('link', { name: 'Ihre Seiten ansehen' });
    await expect(toPages).toHaveCount(0);
    await pick(winery.getByLabel('Nach Seitentyp filtern'), 'Weinseite');
    await expect(winery.locator('tbody tr').filter({ hasText: 'Inserat' })).toHaveCount(0);
    const saved = winery.waitForEvent('download', { timeout: 120_000 });
    await winery
      .getByRole('button', { name: /^PDF von «.+» herunterladen$/ })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(
      new RegExp(`^${catalog.name}, Weinseite, .+, Position \\d+ \\d{4}-\\d\\d-\\d\\d\\.pdf$`),
    );

    await winery
      .getByRole('link', { name: /^«.+» ansehen$/ })
      .first()
      .click();
    await expect(winery.getByText(`Der Katalog «${catalog.name}» ist nicht aktiv.`)).toBeVisible();
    await expect(winery.getByRole('region', { name: 'Die Seite, wie sie gedruckt wird' })).toBeVisible();
    await expect(winery.getByRole('button', { name: 'Seite freigeben' })).toHaveCount(0);
    await winery.getByRole('link', { name: 'Zurück' }).click();
    await expect(winery).toHaveURL(/\/exhibitor-page/);
    await winery.goto('/active-catalog/page/wine/create/1');
    await expect(winery.getByText(`Der Katalog «${catalog.name}» ist nicht aktiv;`)).toBeVisible();
    await expect(winery).toHaveURL(/\/exhibitor-page$/);
    // The mails about an order lead here, also once nothing can be ordered.
    await winery.goto('/request');
    await expect(
      winery.getByRole('heading', { level: 1, name: `Anfrage für «${catalog.name}»` }),
    ).toBeVisible();
    // What was ordered, and what became of it.
    await expect(winery.getByRole('main').getByText('Die Datensammlung ist geschlossen;')).toBeVisible();
    await expect(winery.getByRole('main').getByText(/^\d+ Weinseiten?$/)).toBeVisible();
    await expect(winery.getByRole('link', { name: '044 000 00 00' })).toHaveCount(1);
    await toPages.click();
    await expect(winery).toHaveURL(/\/exhibitor-page$/);

    const organiser = await openBrowser({ storageState: stateOf('admin') });
    await organiser.goto('/active-catalog/page/wine/create/1');
    await expect(organiser.getByText(`Der Katalog «${catalog.name}» ist nicht aktiv;`)).toBeVisible();
    await expect(organiser.getByRole('heading', { name: `«${catalog.name}» ist nicht aktiv` })).toBeVisible();
    await organiser.getByRole('link', { name: `Seiten von «${catalog.name}»` }).click();
    await expect(organiser).toHaveURL(new RegExp(`/catalog/${catalog.id}/page$`));

    // Until the next catalogue begins the organiser keeps this one at hand.
    await organiser.goto('/catalog');
    const strip = organiser.getByRole('region', { name: 'Stand des Katalogs' });
    await expect(strip).toContainText(catalog.name);
    await organiser.getByRole('link', { name: 'Katalogseiten' }).click();
    await expect(organiser).toHaveURL(new RegExp(`/catalog/${catalog.id}/page$`));
    await expect(organiser.getByRole('button', { name: 'Seite hinzufügen' })).toHaveCount(0);

    // One exhibitor gets more time, works on, and loses it again.
    const ownEnd = dayAgo(-3).split('-').reverse().join('.');
    await organiser.goto(`/catalog/${catalog.id}/progress/${late.id}`);
    const deadline = organiser.getByRole('region', { name: 'Frist' });
    await deadline.getByRole('textbox', { name: 'Darf länger: bis' }).fill(ownEnd);
    await deadline.getByRole('button', { name: 'Speichern' }).click();
    await expect(deadline.getByText(`Darf länger: bis ${ownEnd}`)).toBeVisible();
    await expect(winery.getByRole('status').filter({ hasText: ownEnd })).toContainText('4 Tage');
    await expect(winery.getByText(`Der Katalog «${catalog.name}» ist nicht aktiv.`)).toHaveCount(0);
    const edit = winery.getByRole('link', { name: /^«.+» bearbeiten$/ });
    await winery
      .getByRole('row')
      .filter({ has: edit })
      .filter({ hasText: /Weinseite.*(in Arbeit|abgelehnt)/ })
      .getByRole('link', { name: /^«.+» bearbeiten$/ })
      .first()
      .click();
    await expect(winery.getByRole('button', { name: 'Seite freigeben' })).toBeVisible();
    const footer = winery.getByRole('textbox', { name: 'Fusszeile' });
    const inTime = `Noch zur Zeit, ${Date.now().toString(36)}.`;
    await footer.fill(inTime);
    await expect(winery.getByRole('status').getByText(/^Gespeichert \d/)).toBeVisible();

    await organiser.goto(`/catalog/${catalog.id}/print`);
    await organiser.getByRole('button', { name: 'Katalog generieren' }).click();
    await expect(organiser.getByRole('dialog')).toContainText(/Aussteller (darf|dürfen) .*bis \d/);
    await organiser.getByRole('dialog').getByRole('link', { name: 'Anzeigen' }).click();
    const company = late.company_name ?? '';
    // Until then they are reminded and written to by hand, and nobody else is.
    // In the first hours of a day the reminder of the demo's last morning is less than a day ago.
    await organiser.getByRole('link', { name: /^(Diesen Aussteller erinnern|Schon erinnert)$/ }).click();
    await expect(organiser).toHaveURL(/\/exhibitor\/remind\?catalog=/);
    await expect(organiser.getByText('nur noch an Aussteller, die länger dürfen')).toBeVisible();
    // The reminder of the morning may be less than a day ago; then nothing is ticked by itself.
    await organiser.getByRole('checkbox', { name: /^Seite abgelehnt/ }).check();
    await expect(organiser.getByRole('button', { name: 'Einen Aussteller erinnern' })).toBeEnabled();
    await organiser.goBack();
    await organiser.getByRole('link', { name: 'E-Mail senden' }).click();
    await expect(organiser).toHaveURL(/\/exhibitor\/send-mail\?exhibitors=/);
    await expect(organiser.getByRole('checkbox', { name: company })).toBeChecked();
    await expect(organiser.getByText('1 von 1', { exact: true })).toBeVisible();
    await organiser.goBack();
    await organiser.getByRole('rowheader').getByRole('link', { name: company }).click();
    await deadline.getByRole('button', { name: 'Wieder die Frist aller' }).click();
    await expect(deadline.getByRole('button', { name: 'Wieder die Frist aller' })).toHaveCount(0);
    // The open screen closes, and shows what was stored in it.
    await expect(footer).toHaveCount(0);
    const sheet = winery.getByRole('region', { name: 'Die Seite, wie sie gedruckt wird' });
    await expect(sheet.getByText(inTime)).toBeVisible();
    await winery.goto('/exhibitor-page');
    await expect(winery.getByText(`Der Katalog «${catalog.name}» ist nicht aktiv.`)).toBeVisible();
  } finally {
    await endOn(catalog.to);
    await endFor(late.id, null);
  }
  // Active again: the address in a mail leads to the request at once.
  await winery.goto('/request');
  await expect(winery.getByRole('heading', { name: `Anfrage für «${catalog.name}»` })).toBeVisible();
});
