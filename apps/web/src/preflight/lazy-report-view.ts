import { createElement } from 'react';
import { loadFindingTexts } from '../lib/i18n.ts';
import { laterView } from '../ui/later-view.tsx';
import { Loading } from '../ui/loading.tsx';

/** A report, fetched with its texts when the first one is shown. */
export const ReportView = laterView(
  async () => {
    const [module] = await Promise.all([import('./report-view.tsx'), loadFindingTexts()]);
    return module.ReportView;
  },
  { waiting: createElement(Loading) },
);
