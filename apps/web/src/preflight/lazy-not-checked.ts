import { loadFindingTexts } from '../lib/i18n.ts';
import { laterView } from '../ui/later-view.tsx';

/** The offer to check a file again, fetched with its texts when it is needed for the first time. */
export const NotChecked = laterView(async () => {
  const [module] = await Promise.all([import('./not-checked.tsx'), loadFindingTexts()]);
  return module.NotChecked;
});
