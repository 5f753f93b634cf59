import { expect, test } from '@playwright/test';
import { callAs } from './calls.ts';
import { oneTimeCode } from './one-time-code.ts';
import { mailWith } from './outbox.ts';
import { acceptCookies, PASSWORD, SUPER, signIn, speak } from './session.ts';
import { words } from './words.ts';

const say = {
  de: {
    title: 'Zweiter Faktor',
    setUp: 'Einrichten',
    next: 'Weiter',
    picture: 'QR-Code für die App',
    code: 'Code aus der App',
    confirm: 'Zweiten Faktor einrichten',
    codes: 'Ihre Wiederherstellungscodes',
    kept: 'Ich habe sie aufbewahrt',
    left: '10 Wiederherstellungscodes sind noch übrig.',
    oneLess: '9 Wiederherstellungscodes sind noch übrig.',
    second: 'Zweiter Schritt',
    secondCode: 'Code',
    wrong: 'Der Code ist falsch oder schon benutzt.',
    remove: 'Zweiten Faktor entfernen',
    removed: 'Der zweite Faktor ist entfernt.',
    mail: 'einen Code aus Ihrer App',
    sessions: 'Wo Sie angemeldet sind',
    thisOne: /diese Sitzung/,
  },
  fr: {
    title: 'Deuxième facteur',
    setUp: 'Configurer',
    next: 'Continuer',
    picture: 'Code QR pour l’application',
    code: 'Code de l’application',
    confirm: 'Configurer le deuxième facteur',
    codes: 'Vos codes de récupération',
    kept: 'Je les ai conservés',
    left: 'Il reste 10 codes de récupération.',
    oneLess: 'Il reste 9 codes de récupération.',
    second: 'Deuxième étape',
    secondCode: 'Code',
    wrong: 'Le code est faux ou déjà utilisé.',
    remove: 'Supprimer le deuxième facteur',
    removed: 'Le deuxième facteur est supprimé.',
    mail: 'un code de votre application',
    sessions: 'Où vous êtes connecté',
    thisOne: /cette session/,
  },
} as const;

for (const language of ['de', 'fr'] as const)
  test(`a second factor is set up, asked for at the sign-in, and taken away (${language})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const t = say[language];
    const { signIn: signInButton, signOut, password, email: emailLabel } = words[language];
    const email = `faktor-${language}-${Date.now().toString(36)}@leute.test`;
    const { call } = await callAs(page.request, SUPER);
    const account = { email, password: PASSWORD, passwordRepeat: PASSWORD, active: 1 } as const;
    await call('POST /exhibitor', {
      body: { ...account, company_name: `Weingut ${email}`, zip_code: '0000' },
    });
    await acceptCookies(page, baseURL);
    await speak(page, language);
    await signIn(page, email, '/login', { language });

    await page.goto('/profile/edit');
    await expect(page.getByRole('region', { name: t.sessions })).toContainText(t.thisOne);
    await page.getByRole('region', { name: t.title }).getByRole('link', { name: t.setUp }).click();
    await page.getByRole('textbox', { name: password, exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.getByRole('img', { name: t.picture })).toBeVisible();
    const secret = (await page.locator('code').textContent()) ?? '';
    await page.getByRole('textbox', { name: t.code }).fill('000000');
    await page.getByRole('button', { name: t.confirm }).click();
    await expect(page.getByRole('alert')).toContainText(t.wrong);
    await page.getByRole('textbox', { name: t.code }).fill(oneTimeCode(secret, -1));
    await page.getByRole('button', { name: t.confirm }).click();
    const codes = page.getByRole('list', { name: t.codes }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? '';
    await page.getByRole('button', { name: t.kept }).click();
    await expect(page.getByRole('region', { name: t.title })).toContainText(t.left);
    await mailWith(email, t.mail);

    const passwordStep = async () => {
      await page.goto('/profile/edit');
      await page.getByRole('button', { name: signOut }).click();
      await expect(page).toHaveURL(/\/login/);
      await page.getByRole('textbox', { name: emailLabel, exact: true }).fill(email);
      await page.getByRole('textbox', { name: password, exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: signInButton }).click();
      await expect(page.getByRole('heading', { name: t.second })).toBeVisible();
    };
    await passwordStep();
    await page.getByRole('textbox', { name: t.secondCode, exact: true }).fill(oneTimeCode(secret, -1));
    await page.getByRole('button', { name: signInButton }).click();
    await expect(page.getByRole('alert')).toContainText(t.wrong);
    await page.getByRole('textbox', { name: t.secondCode, exact: true }).fill(oneTimeCode(secret));
    await page.getByRole('button', { name: signInButton }).click();
    await expect(page.getByRole('button', { name: signOut })).toBeVisible();

    await passwordStep();
    await page.getByRole('textbox', { name: t.secondCode, exact: true }).fill(recovery);
    await page.getByRole('button', { name: signInButton }).click();
    await expect(page.getByRole('button', { name: signOut })).toBeVisible();
    await page.goto('/profile/edit');
    const factor = page.getByRole('region', { name: t.title });
    await expect(factor).toContainText(t.oneLess);
    await factor.getByRole('button', { name: t.remove }).click();
    const dialog = page.getByRole('dialog', { name: t.remove });
    await dialog.getByRole('textbox', { name: password, exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: t.remove }).click();
    await expect(page.getByText(t.removed)).toBeVisible();
    await expect(factor.getByRole('link', { name: t.setUp })).toBeVisible();
  });
