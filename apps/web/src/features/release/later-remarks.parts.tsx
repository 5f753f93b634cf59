import type { PageItem } from '@rebblatt/contracts';
import { withDecideTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';

const Remarks = laterView(() =>
  withDecideTexts(import('./components/remarks.tsx')).then((module) => module.Remarks),
);

/** The organiser's remarks on a page as a list, or as pins over its picture; fetched only when there are any. */
export const remarksOn = (page: PageItem, pins = false) =>
  page.remark_count > 0 && <Remarks page={page} pins={pins} />;
