import { AD_PAGE, CONTENT_PAGE, hasWines, isExhibitorPage, isGeneratedPage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useOpenNext } from '../../../form/use-open-next.ts';
import { lastAddressOf, readHistory } from '../../../lib/back-history.ts';
import { statusOf } from '../../../lib/error-text.ts';
import { withEditorPartTexts, withOrganiserTexts } from '../../../lib/i18n.ts';
import { useStart } from '../../../lib/use-start.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { laterView } from '../../../ui/later-view.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { usePageList } from '../../page/list-path.parts.ts';
import { pageOne } from '../../page/page.api.ts';

const WineEditor = laterView(
  () => import('../../wine-page/wine-editor.parts.tsx').then((module) => module.WineEditor),
  { waiting: <Loading /> },
);
const AdEditor = laterView(
  () => withEditorPartTexts(import('../../upload/ad-editor.parts.tsx')).then((module) => module.AdEditor),
  { waiting: <Loading /> },
);
const GeneratedEditor = laterView(
  () =>
    withOrganiserTexts(import('../components/generated-editor.tsx')).then((module) => module.GeneratedEditor),
  { waiting: <Loading /> },
);
const ContentEditor = laterView(
  () =>
    withOrganiserTexts(import('../../upload/content-editor.parts.tsx')).then(
      (module) => module.ContentEditor,
    ),
  { waiting: <Loading /> },
);

const HistoryBeside = laterView(
  () => import('../../../history/beside.tsx').then((module) => module.HistoryBeside),
  { waiting: null },
);

/** The editor of a page, by its type. */
export function PageEdit() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { organiser, list: all } = usePageList();
  const start = useStart();
  const { data: page, error, isPending, refetch } = useQuery(pageOne(id));
  const openNext = useOpenNext();
  if (isPending) return <Loading />;
  // A page that only cannot be read again keeps its editor, with all that is typed there.
  if (!page || statusOf(error) === 404)
    return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  const list = start?.to ?? all;
  const onDecided = () => openNext(lastAddressOf(readHistory(), list));
  const props = { page, organiser, list, onDecided };
  return (
    <>
      {hasWines(page.page_type) && <WineEditor key={page.id} {...props} />}
      {page.page_type === AD_PAGE && <AdEditor key={page.id} {...props} />}
      {page.page_type === CONTENT_PAGE && <ContentEditor key={page.id} {...props} />}
      {isGeneratedPage(page.page_type) && organiser && <GeneratedEditor key={page.id} {...props} />}
      {isGeneratedPage(page.page_type) && !organiser && (
        <EmptyState
          alone
          title={t(($) => $.page.type[`${page.page_type}`])}
          text={t(($) => $.pageEdit.unknownType)}
        />
      )}
      <HistoryBeside
        key={`history-${page.id}`}
        thing="page"
        id={page.id}
        pulls={isExhibitorPage(page.page_type)}
      />
    </>
  );
}
