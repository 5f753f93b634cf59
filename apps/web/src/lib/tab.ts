import { newKey } from './intention.ts';

const TAB_KEY = 'tab';

/**
 * The name of this tab, which a reload keeps. It lies in the tab's storage only while no document of the tab runs: a
 * copy that the browser makes of a running tab ("duplicate") gets a name of its own.
 */
export const tabName = takeName();

function takeName(): string {
  try {
    const kept = sessionStorage.getItem(TAB_KEY);
    sessionStorage.removeItem(TAB_KEY);
    return kept ?? newKey();
  } catch {
    return newKey();
  }
}

addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(TAB_KEY, tabName);
  } catch {
    // Without storage nothing is kept that a name could lead to.
  }
});
// The document comes back from the browser's cache, and runs on.
addEventListener('pageshow', (event) => {
  if (event.persisted) sessionStorage.removeItem(TAB_KEY);
});
