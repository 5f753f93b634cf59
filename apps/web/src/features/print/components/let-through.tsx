import { lazy } from 'react';
import { loadFindingTexts } from '../../../lib/i18n.ts';

/** What was let through in spite of its errors, fetched with the texts of the errors when there is any. */
export const LetThroughList = lazy(async () => {
  const [module] = await Promise.all([import('./let-through-list.tsx'), loadFindingTexts()]);
  return { default: module.LetThroughList };
});
