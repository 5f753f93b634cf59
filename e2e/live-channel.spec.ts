import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

/** Takes every connection that the live channel has left, in a page of its own. @returns gives them back */
async function takeAll(context: BrowserContext): Promise<() => Promise<void>> {
  const crowd = await context.newPage();
  await crowd.goto('/maintenance-mode');
  const sockets = await crowd.evaluateHandle(async () => {
    const opened: WebSocket[] = [];
    for (let full = false; !full; ) {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/app/rebblatt-key?protocol=7`);
      opened.push(socket);
      full = await new Promise((resolve) => {
        socket.onmessage = ({ data }) => resolve(String(data).includes('4100'));
      });
    }
    return opened;
  });
  return async () => {
    await sockets.evaluate((opened) =>
      Promise.all(
        opened
          .filter((socket) => socket.readyState !== WebSocket.CLOSED)
          .map(
            (socket) =>
              new Promise((resolve) => {
                socket.onclose = resolve;
                socket.close();
              }),
          ),
      ),
    );
    await crowd.close();
  };
}

const log = (page: Page) => page.getByRole('region', { name: 'Protokoll' }).getByRole('row');
const state = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

async function send(page: Page, data: string) {
  await page.getByRole('textbox', { name: 'Daten' }).fill(data);
  await page.getByRole('button', { name: 'Senden' }).click();
}

test('an administrator watches the live channel, sends an event, and is told when it is full', async ({
  page,
}) => {
  await page.goto('/country');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Suchen und springen' })).toBeFocused();
  await page.keyboard.type('live-kanal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/websockets$/);
  await expect(page.getByRole('navigation').getByText('Live-Kanal')).toHaveCount(0);

  await page.getByRole('button', { name: 'Verbinden' }).click();
  await expect(state(page, 'verbunden')).toBeVisible();

  await page.getByRole('textbox', { name: 'Kanal' }).fill('schiff-linth');
  await page.getByRole('textbox', { name: 'Ereignis' }).fill('deck-offen');
  await send(page, '{"deck":');
  await expect(page.getByText('Die Angabe bei «Daten» ist kein gültiges JSON.').first()).toBeVisible();
  await send(page, '{"deck":"Süd"}');
  await expect(page.getByText('Das Ereignis ist gesendet.')).toBeVisible();
  const sent = log(page).filter({ hasText: 'deck-offen' });
  await expect(sent.filter({ hasText: '{"deck":"Süd"}' })).toContainText('API-Nachricht');

  // Paused, the log stands still; then it shows what came meanwhile.
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await send(page, '{"deck":"Nord"}');
  await expect(page.getByText(/^\d+ neuer? Eintr/)).toBeVisible();
  await expect(sent).toHaveCount(1);
  await page.getByRole('button', { name: 'Weiterlaufen' }).click();
  await expect(sent).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Enthält' }).fill('nord');
  await expect(log(page)).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Enthält' }).fill('');

  // Three charts for the eye, and what they say as a table. Both events are counted within seconds.
  await expect(page.locator('figure canvas')).toHaveCount(3);
  const counted = page.getByRole('table', { name: /^Statistik/ }).getByRole('row');
  await expect
    .poll(async () => {
      const cells = await counted.getByRole('cell').allInnerTexts();
      return cells.filter((_, index) => index % 3 === 2).reduce((sum, text) => sum + Number(text), 0);
    })
    .toBeGreaterThanOrEqual(2);

  await page.getByRole('button', { name: 'Trennen' }).click();
  await expect(state(page, 'nicht verbunden')).toBeVisible();
  await expect(sent).toHaveCount(2);
  let tries = 0;
  page.on('websocket', (socket) => {
    if (socket.url().includes('/app/')) tries += 1;
  });
  const taken: (() => Promise<void>)[] = [];
  const connected = state(page, 'verbunden');
  await expect(async () => {
    taken.push(await takeAll(page.context()));
    tries = 0;
    await page.getByRole('button', { name: 'Verbinden' }).click();
    await expect(page.getByRole('alert').or(connected)).toBeVisible();
    // Another journey may have ended meanwhile and left room.
    if (await connected.isVisible()) await page.getByRole('button', { name: 'Trennen' }).click();
    await expect(page.getByRole('alert')).toContainText('Die Höchstzahl der Verbindungen ist erreicht!', {
      timeout: 1_000,
    });
  }).toPass();
  await expect(state(page, 'nicht verbunden')).toBeVisible();
  await expect(log(page)).toHaveCount(1);
  for (const giveBack of taken) await giveBack();
  await page.getByRole('button', { name: 'Verbinden' }).click();
  await expect(state(page, 'verbunden')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // It did not try again by itself.
  expect(tries).toBe(2);
});
