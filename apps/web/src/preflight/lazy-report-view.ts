import { lazy } from 'react';
import { loadFindingTexts } from '../lib/i18n.ts';

/** A report, fetched with its texts when there is one to show. */
export const ReportView = lazy(async () => {
  const [module] = await Promise.all([import('./report-view.tsx'), loadFindingTexts()]);
  return { default: module.ReportView };
});
