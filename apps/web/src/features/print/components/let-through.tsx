import { loadFindingTexts } from '../../../lib/i18n.ts';
import { laterView } from '../../../ui/later-view.tsx';

/** The files printed in spite of their errors; fetched with the texts of the errors if there are any. */
export const LetThroughList = laterView(async () => {
  const [module] = await Promise.all([import('./let-through-list.tsx'), loadFindingTexts()]);
  return module.LetThroughList;
});
