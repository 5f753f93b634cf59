import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA on the screen as it is now: rule and the elements that break it. */
export async function violationsOn(page: Page): Promise<string[]> {
  // The size of targets is a part of WCAG 2.2 AA that axe leaves out unless it is asked for.
  const axe = new AxeBuilder({ page })
    // What passes need not be described, which takes as long as looking for what does not.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .withTags(WCAG_22_AA)
    // For pages without frames from elsewhere; the other way opens a second page at every look.
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
