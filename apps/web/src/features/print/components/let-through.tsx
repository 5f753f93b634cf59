import { loadFindingTexts } from '../../../lib/i18n.ts';
import { laterView } from '../../../ui/later-view.tsx';

/** What was let through in spite of its errors, fetched with the texts of the errors when there is any. */
export const LetThroughList = laterView(async () => {
  const [module] = await Promise.all([import('./let-through-list.tsx'), loadFindingTexts()]);
  return module.LetThroughList;
});
