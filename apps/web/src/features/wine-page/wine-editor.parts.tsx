import { isOpenForEdits } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useMay } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { laterView } from '../../ui/later-view.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { EditorProps } from '../page/editor-props.parts.ts';
import { printedContentOf } from '../page/wine-page.api.ts';
import { categoriesOf } from '../page-category/page-category.api.ts';

const loadOpen = () => import('./components/open-editor.tsx');
const loadClosed = () => import('./components/closed-editor.tsx');
const OpenEditor = laterView(() => loadOpen().then((module) => module.OpenEditor), { waiting: <Loading /> });
const ClosedEditor = laterView(() => loadClosed().then((module) => module.ClosedEditor), {
  waiting: <Loading />,
});

/** A wine page: title, stand, logo, categories with their wines, footer, next to the print preview. */
export function WineEditor(props: EditorProps) {
  const { page } = props;
  const may = useMay('fill');
  const open = may && page.editable === 1 && isOpenForEdits(page.state);
  // Code and content are fetched in parallel.
  useEffect(() => void (open ? loadOpen() : loadClosed()).catch(() => undefined), [open]);
  const categories = useQuery(categoriesOf(page.id));
  // Also asked for anew when the page closes: what the editor began with is no longer what is stored.
  const printed = useQuery(printedContentOf(page.id, `${page.state}-${page.released_at}-${page.editable}`));
  const content = useMemo(
    () => categories.data && { page, categories: categories.data },
    [page, categories.data],
  );
  const error = categories.error ?? printed.error;
  if (content && printed.data) {
    const loaded = { ...props, content, printed: printed.data };
    return open ? <OpenEditor {...loaded} /> : <ClosedEditor {...loaded} />;
  }
  if (!error) return <Loading />;
  return (
    <ErrorState
      error={error}
      onRetry={() => {
        void categories.refetch();
        void printed.refetch();
      }}
    />
  );
}
