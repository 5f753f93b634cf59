import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of WCAG 2.2 AA that the screen violates according to axe, and the elements that violate them. */
export async function violationsOn(page: Page): Promise<string[]> {
  // The size of targets is a part of WCAG 2.2 AA that axe omits by default.
  const axe = new AxeBuilder({ page })
    // Passes need not be described, which would take as long as finding the violations.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .withTags(WCAG_22_AA)
    // Suffices for pages without foreign frames; the other mode opens a second page for every analysis.
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
