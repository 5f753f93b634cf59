import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const out = '/tmp/work/shots'; 
for (const [lang, w, dark] of [['de',1440,false],['fr',420,false],['en',1024,true]] as const) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: dark ? 'dark':'light', baseURL: 'http://127.0.0.1:8461' });
  const p = await c.newPage();
  await p.addInitScript((l) => { localStorage.setItem('language', l); document.cookie='cookies=1'; }, lang);
  await p.goto('/login');
  await p.locator('input[type=email]').fill('admin@rebblatt.test'); await p.locator('input[type=password]').fill('degustation');
  await p.locator('button[type=submit]').click(); await p.waitForURL((u) => !u.pathname.includes('login'));
  for (const [n, path] of [['write','/exhibitor/write'],['past','/catalog/1/exhibitor/send-mail'],['run','/exhibitor/send-mail']] as const) {
    await p.goto(path); await p.waitForTimeout(1500);
    await p.locator('textarea[name=text]').fill(lang==='de' ? 'Guten Tag {Kontakt}\n\nIhr Stand: {Stand}, noch {Tage}.' : 'Bonjour {contact} {stand} {jours}').catch(()=>0);
    const also = p.locator('section[aria-label] button').first(); if (n!=='past') await also.click().catch(()=>0);
    await p.waitForTimeout(400);
    await p.screenshot({ path: `${out}/${n}-${lang}-${w}.png`, fullPage: true });
  }
  await c.close();
}
await b.close();
