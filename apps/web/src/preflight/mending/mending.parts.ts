import { loadFindingTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';

/** What can be mended in a file, fetched with its texts when there is something. */
export const Mending = laterView(async () => {
  const [module] = await Promise.all([import('./mending.tsx'), loadFindingTexts()]);
  return module.Mending;
});
