import { expect, type Page } from '@playwright/test';
import { CountingHand } from './clicks.ts';
import { type EmptyFair, test } from './empty-fair.ts';
import { sayings } from './fair-from-lists.words.ts';
import { listsOf } from './fair-lists.ts';
import { addWine, putOnPage, release } from './fill-a-page.ts';
import { mailWith } from './outbox.ts';
import { makeAd } from './pdf.ts';
import { speak } from './session.ts';
import { words } from './words.ts';

type Language = keyof typeof sayings;
type Lists = Awaited<ReturnType<typeof listsOf>>;

/** What the organiser may need from the first screen to the last invitation, with the orders on paper. */
const MOST_CLICKS = 60;
const FAIR = 'Weinmesse 2030';
const NEXT = 'Weinmesse 2031';
const OWN_PASSWORD = 'drei rote Boote';
const LOGO = { widthMm: 65, heightMm: 122.5 };

const DAY_MS = 86_400_000;
const swiss = (days: number) =>
  new Intl.DateTimeFormat('de-CH', { dateStyle: 'short', timeZone: 'Europe/Zurich' }).format(
    Date.now() + days * DAY_MS,
  );

for (const language of ['de', 'fr'] as const) {
  test(`a folder of spreadsheets becomes a fair, and the fair the next one (${language})`, async ({
    emptyFair,
    openBrowser,
  }) => {
    test.setTimeout(600_000);
    const newTab = async () => {
      const page = await openBrowser({ baseURL: emptyFair.origin });
      await speak(page, language);
      return page;
    };
    const lists = await listsOf(language);
    const organiser = await newTab();
    const hand = new CountingHand(organiser);
    await begin(organiser, hand, emptyFair, language);
    await bringLists(organiser, hand, language, lists);
    await inviteAll(organiser, hand, language);
    await bringOrders(organiser, hand, language, lists);
    test.info().annotations.push({ type: 'clicks', description: String(hand.clicks) });
    expect(hand.clicks).toBeLessThanOrEqual(MOST_CLICKS);

    const winery = await newTab();
    await acceptInvitation(winery, language, lists, emptyFair);
    await bringLogo(winery, organiser, language);
    await addWine(winery, language, lists.wine);
    await winery.goto('/request');
    await winery.getByRole('region', { name: sayings[language].yourPages }).getByRole('link').click();
    await expect(winery).toHaveURL(/\/exhibitor-page\/edit\/\d+$/);
    await putOnPage(winery, language, Number(winery.url().split('/').at(-1)), lists.wine);
    await release(winery, language);

    await bringJury(organiser, language, lists);
    await makeNext(organiser, language, lists);
    await confirmOrder(winery, organiser, language, lists);
  });
}

/** Signs in, names the fair, tries the mails and loads the base data. */
async function begin(page: Page, hand: CountingHand, fair: EmptyFair, language: Language): Promise<void> {
  const say = sayings[language];
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto('/');
  await hand.click(page.getByRole('button', { name: say.understood }));
  await hand.type(text(words[language].email), fair.email);
  await hand.type(text(words[language].password), fair.password);
  await hand.click(page.getByRole('button', { name: words[language].signIn }));

  await hand.click(link(say.fair));
  await hand.type(text(say.fairName), 'Weinmesse am See');
  await hand.type(text(say.contact), 'Erika Beispiel');
  await hand.type(text(say.phone), '044 555 00 00');
  await hand.type(text(say.fairEmail), 'messe@see.test');
  await hand.click(page.getByRole('button', { name: words[language].save }));
  await hand.click(page.getByRole('button', { name: say.trial }));
  // Without a mail server nothing is said to lie in an inbox.
  await expect(page.getByText(say.stored)).toBeVisible();

  await hand.click(link(say.baseData));
  await hand.click(page.getByRole('button', { name: say.load, exact: true }));
  await expect(page.getByText(say.added)).toBeVisible();
}

/** Four lists and the catalogue; each step leads back to the next one. */
async function bringLists(
  page: Page,
  hand: CountingHand,
  language: Language,
  { files }: Lists,
): Promise<void> {
  const say = sayings[language];
  const bring = async (list: string, rows: number, file: Buffer, meanwhile?: () => Promise<void>) => {
    const step = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: list, exact: true }) });
    await expect(step).toHaveAttribute('aria-current', 'step');
    await expect(step).toBeInViewport();
    await hand.click(step.getByRole('link', { name: list, exact: true }));
    await hand.file(page.getByRole('button', { name: say.file }), `${list}.xlsx`, file);
    await meanwhile?.();
    await expect(page.getByRole('status').filter({ hasText: say.would(rows) })).toBeInViewport();
    await hand.click(page.getByRole('button', { name: say.write, exact: true }));
    // Back at the steps, where this one is done.
    await expect(page).toHaveURL(/\/setup$/, { timeout: 120_000 });
    await expect(step).toContainText(say.there(rows));
  };
  // Two of the ships are no part of the base data.
  await bring(say.stands, 170, files.stands, () =>
    hand.click(page.getByRole('checkbox', { name: say.create })),
  );
  await bring(say.titles, 6, files.titles);
  await bring(say.services, 5, files.services);

  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  await hand.click(page.getByRole('main').getByRole('link', { name: say.newCatalog }));
  await hand.type(text(say.name), FAIR);
  // It began some days ago, so that it can be over before the next one begins.
  await hand.type(text(say.from), swiss(-5));
  await hand.type(text(say.to), swiss(20));
  // The fair is the one that the stands are for.
  await expect(page.getByRole('combobox', { name: say.type })).toHaveValue(say.main);
  await hand.click(page.getByRole('button', { name: words[language].save }));
  await bring(say.companies, 130, files.companies);
}

async function inviteAll(page: Page, hand: CountingHand, language: Language): Promise<void> {
  const say = sayings[language];
  await hand.click(page.getByRole('main').getByRole('link', { name: say.invite, exact: true }));
  await hand.click(page.getByRole('button', { name: say.inviteRest }));
  const dialog = page.getByRole('dialog', { name: say.inviteTitle });
  await expect(dialog.getByText(say.noServer)).toBeVisible();
  await hand.click(dialog.getByRole('button', { name: say.send }));
  await expect(page.getByText(say.invited)).toBeVisible({ timeout: 120_000 });
}

/** The orders that came on paper: from a list, and accepted as they are. */
async function bringOrders(
  page: Page,
  hand: CountingHand,
  language: Language,
  { files, company }: Lists,
): Promise<void> {
  const say = sayings[language];
  await hand.click(page.getByRole('navigation').getByRole('link', { name: say.requests, exact: true }));
  // The list of companies has a link of the same name.
  await expect(page).toHaveURL(/\/admin-request/);
  await hand.click(page.getByRole('link', { name: say.fromList }));
  await expect(page).toHaveURL(/\/import\/request$/);
  await hand.file(page.getByRole('button', { name: say.file }), 'orders.xlsx', files.orders);
  await expect(page.getByRole('status').filter({ hasText: say.would(40) })).toBeInViewport();
  await hand.click(page.getByRole('button', { name: say.write, exact: true }));
  await expect(page.getByRole('checkbox', { name: company.name })).toBeVisible({ timeout: 120_000 });
  await hand.click(page.getByRole('checkbox', { name: say.allVisible }));
  await hand.click(page.getByRole('button', { name: say.all40 }));
  await hand.click(page.getByRole('button', { name: say.accept }));
  const dialog = page.getByRole('dialog', { name: say.acceptTitle });
  await hand.click(dialog.getByRole('button', { name: say.accept40 }));
  await expect(page.getByText(say.accepted40)).toBeVisible({ timeout: 120_000 });
}

/** A company follows the link of its mail, and finds its order accepted. */
async function acceptInvitation(
  page: Page,
  language: Language,
  { company, stand }: Lists,
  { dataDir }: EmptyFair,
): Promise<void> {
  const say = sayings[language];
  // Its order is accepted meanwhile, of which it is mailed as well.
  const mail = await mailWith(company.email, '/invitation/', dataDir);
  await page.goto(/https?:\/\/\S*\/invitation\/[\w-]+/.exec(mail)?.[0] ?? '');
  await page.getByRole('button', { name: say.understood }).click();
  await expect(page.getByRole('heading', { name: say.welcome(company.name) })).toBeVisible();
  await page.getByRole('textbox', { name: words[language].password, exact: true }).click();
  await page.keyboard.type(OWN_PASSWORD);
  await page.getByRole('textbox', { name: say.repeat }).click();
  await page.keyboard.type(OWN_PASSWORD);
  await page.getByRole('button', { name: say.begin }).click();
  await page.getByRole('navigation').getByRole('link', { name: say.request }).click();
  await expect(page.getByText(say.orderAccepted)).toBeVisible();
  await expect(page.getByRole('region', { name: say.yourStands })).toContainText(stand);
}

async function bringLogo(winery: Page, organiser: Page, language: Language): Promise<void> {
  const say = sayings[language];
  await winery.goto('/logo/create');
  const file = { name: 'logo.pdf', mimeType: 'application/pdf', buffer: await makeAd(LOGO) };
  await winery.locator('input[type=file]').setInputFiles(file);
  await expect(winery.getByText(say.toBeApproved, { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(async () => {
    await organiser.goto('/admin-logo');
    await organiser.getByRole('button', { name: say.approve }).first().click({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  await organiser.getByRole('dialog').getByRole('button', { name: say.approve }).click();
  await expect(organiser.getByText(say.approved)).toBeVisible();
}

/** The jury's list, brought to the wrong place at first: what it writes otherwise is asked, and found. */
async function bringJury(
  page: Page,
  language: Language,
  { files, company, wine, gold }: Lists,
): Promise<void> {
  const say = sayings[language];
  await page.getByRole('navigation').getByRole('link', { name: say.awards, exact: true }).click();
  await page.getByRole('link', { name: say.fromList }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say.file }).click();
  await (await chooser).setFiles({
    name: 'jury.xlsx',
    mimeType: 'application/octet-stream',
    buffer: files.jury,
  });
  await page.getByRole('button', { name: say.rather }).click();
  await expect(page).toHaveURL(/award-result$/);
  await expect(page.getByRole('row').filter({ hasText: 'Azienda Ignota' })).toContainText(say.lost);
  await page.getByRole('button', { name: company.name, exact: true }).click();
  await page.getByRole('button', { name: wine, exact: true }).click();
  await page.getByRole('button', { name: say.write, exact: true }).click();
  await expect(page.getByText(say.awarded)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: wine })).toContainText(gold);
}

/** Ends the collection, and makes the next catalogue with the orders of this one as proposals. */
async function makeNext(page: Page, language: Language, { company, stand }: Lists): Promise<void> {
  const say = sayings[language];
  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto('/catalog');
  await page.getByRole('link', { name: words[language].edit(FAIR) }).click();
  await text(say.to).fill(swiss(-1));
  await page.getByRole('button', { name: words[language].save }).click();
  await page.getByRole('dialog').getByRole('button', { name: say.end }).click();
  await expect(page.getByText(say.savedAs(FAIR))).toBeVisible();
  await page.getByRole('link', { name: say.next }).click();
  // Its form has the same fields as the one that is left.
  await expect(page.getByRole('button', { name: say.nextCreate })).toBeVisible();
  await text(say.name).fill(NEXT);
  await text(say.from).fill(swiss(0));
  await text(say.to).fill(swiss(30));
  await page.getByRole('button', { name: say.nextCreate }).click();
  await expect(page.getByRole('heading', { name: say.proposals(NEXT) })).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: company.name });
  await expect(own.filter({ hasText: `${stand} ` })).toBeVisible();
}

/** The company orders the same again, with one click. */
async function confirmOrder(
  winery: Page,
  organiser: Page,
  language: Language,
  { company, stand }: Lists,
): Promise<void> {
  const say = sayings[language];
  await winery.goto('/request');
  const proposal = winery.getByRole('region', { name: say.lastTime });
  await expect(proposal).toContainText(stand);
  await proposal.getByRole('button', { name: say.again }).click();
  await expect(winery.getByText(say.undecided)).toBeVisible();
  await organiser.reload();
  await expect(
    organiser.getByRole('listitem').filter({ hasText: company.name }).filter({ hasText: stand }),
  ).toContainText(say.confirmed);
}
