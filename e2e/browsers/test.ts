import { test as base } from '@playwright/test';
import { ENGINES, type Engine } from './engines.ts';
import { Tab } from './tab.ts';

/** The version that was printed. */
let output = '';

/** Journeys in the browser of the project; each begins in one that was just started, with nothing stored. */
export const test = base.extend<{ tab: Tab }, { engine: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  tab: async ({ engine, baseURL }, use, info) => {
    const { find, start } = ENGINES[engine];
    const driver = await start(find() ?? '');
    const { browserName, browserVersion } = driver.capabilities;
    info.annotations.push({ type: 'browser', description: `${browserName} ${browserVersion}` });
    if (output !== browserVersion) console.log(`${browserName} ${browserVersion}`);
    output = browserVersion;
    const tab = new Tab(driver, baseURL ?? '');
    try {
      await tab.resize(1440, 900);
      await use(tab);
      if (info.status !== info.expectedStatus) await tab.picture(info.outputPath('at-the-end.png'));
    } finally {
      await driver.quit();
    }
  },
});
