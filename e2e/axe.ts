import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA on the screen as it is now: rule and the elements that break it. */
export async function violationsOn(page: Page, { listbox = false } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(WCAG_22_AA);
  // In an opened list of choices the focus stays in its field; the arrow keys scroll the list.
  if (listbox) axe.disableRules('scrollable-region-focusable');
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
