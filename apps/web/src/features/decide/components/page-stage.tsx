import { SegmentedControl } from '@mantine/core';
import { hasWines, type WaitingPage } from '@rebblatt/contracts';
import { bleedBoxMm } from '@rebblatt/printed-page';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pullPicture } from '../../../history/pull.api.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Proof } from '../../book/proof.parts.tsx';
import { pageName } from '../../page/page-name.rules.ts';
import { adPicture } from '../../release/decide.api.ts';
import styles from './decide.module.css';
import { MarkLayer } from './mark-layer.tsx';
import { PastPins, PinLayer } from './pin-layer.tsx';
import { PrintedPage } from './printed-page.tsx';
import type { DraftRemark } from './remark-draft.rules.ts';
import type { Marks } from './use-marks.ts';
import { ZoomChoice, Zoomed } from './zoomed.tsx';

type View = 'page' | 'changes' | 'earlier' | 'plates';
const { width, height } = bleedBoxMm;

type Props = {
  page: WaitingPage;
  /** The remarks that are being written. */
  remarks: DraftRemark[];
  onRemarks: (next: DraftRemark[]) => void;
  /** The page is on the screen. */
  onReady: () => void;
  marks: Marks;
};

/** The page as it would be printed, what changed since the last release that was decided, or its plates. */
export function PageStage({ page, remarks, onRemarks, onReady, marks }: Props) {
  const { t } = useTranslation();
  const [chosen, setView] = useState<View>('page');
  // A place that is looked at is on the page.
  const view = marks.active !== null && chosen !== 'earlier' ? 'page' : chosen;
  const { against } = marks;
  const views: View[] = against === null ? ['page', 'plates'] : ['page', 'changes', 'earlier', 'plates'];
  const name = pageName(t, page);
  return (
    <div className={styles.stage}>
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={t(($) => $.decide.view.label)}
          data={views.map((value) => ({ value, label: t(($) => $.decide.view[value]) }))}
          value={view}
          onChange={(value) => {
            setView(value as View);
            if (value !== 'page' && value !== 'earlier') marks.leave();
          }}
        />
        {view !== 'plates' && <ZoomChoice />}
      </div>
      {view === 'plates' && <Proof page={page} />}
      {view !== 'plates' && (
        <Zoomed label={t(($) => $.decide.stage)} width={width} height={height}>
          {(scale) => {
            if (view === 'changes' && against !== null)
              return (
                <Picture
                  query={pullPicture(page.id, page.pull ?? 0, against)}
                  alt={t(($) => $.decide.changesPicture)}
                />
              );
            if (view === 'earlier' && against !== null)
              return (
                <>
                  <Picture
                    query={pullPicture(page.id, against, null)}
                    alt={t(($) => $.decide.earlierPicture)}
                  />
                  <MarkLayer {...marks} />
                  <PastPins page={page} />
                </>
              );
            return (
              <>
                {hasWines(page.page_type) ? (
                  <PrintedPage page={page} scale={scale} onReady={onReady} />
                ) : (
                  <Picture query={adPicture(page)} alt={name} onReady={onReady} />
                )}
                <MarkLayer {...marks} />
                <PastPins page={page} />
                <PinLayer remarks={remarks} onChange={onRemarks} />
              </>
            );
          }}
        </Zoomed>
      )}
    </div>
  );
}

type PictureQuery = ReturnType<typeof adPicture>;
type PictureProps = { query: PictureQuery; alt: string; onReady?: () => void };

/** A picture as large as the paper. */
export function Picture({ query, alt, onReady }: PictureProps) {
  const { data: url, error, refetch } = useQuery(query as UseQueryOptions<string>);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return url ? <img src={url} alt={alt} onLoad={onReady} /> : <Loading />;
}
