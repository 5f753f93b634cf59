import type { PrintedContent, WinePageInput } from '@rebblatt/contracts';
import {
  bleedBoxMm,
  invisibleOnWinePage,
  MAX_ROWS_PER_WINE_PAGE,
  pxPerMm,
  rowsOfWinePage,
  unprintableOnWinePage,
} from '@rebblatt/printed-page';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { fileAt } from '../../../lib/file-address.ts';
import { withEditorPartTexts } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture.ts';
import { usePhone } from '../../../lib/use-media.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import { PageShadow } from '../../book/page-shadow.parts.tsx';
import { changedFactText } from '../../page/changed-fact.words.ts';
import { LineGauge } from './line-gauge.tsx';
import styles from './preview.module.css';

const LargePreview = laterView(() =>
  withEditorPartTexts(import('./large-preview.tsx')).then((module) => module.LargePreview),
);

/** Space around the bleed for the crop marks, in mm of the laid-out page. */
const MARGIN_MM = 7;

type Props = {
  printed: PrintedContent;
  input: WinePageInput;
  position: number;
  marked?: string | null;
  onLine?: (line: string) => void;
  onFit?: (fits: boolean) => void;
  /** What stands over the page with its bleed. */
  over?: ReactNode;
};

/** The printed page at scale with its trim line and crop marks, and how full it is. */
export function Preview({ printed, input, position, marked = null, onLine, onFit, over }: Props) {
  const { t } = useTranslation();
  const { ref, width } = useWidth<HTMLDivElement>();
  const [fits, setFits] = useState(true);
  useEffect(() => onFit?.(fits), [fits, onFit]);
  const phone = usePhone();
  const title = t(($) => $.standing.titled, { name: t(($) => $.wineEditor.preview.title), position });
  const logoId = input.logo?.logo_id ?? null;
  const { data: logoUrl } = useQuery({
    ...pictureUrl(fileAt('GET /logo/thumbnail/:id', { id: logoId ?? 0 }), input.logo?.sha256 ?? ''),
    enabled: logoId !== null,
  });
  const rows = rowsOfWinePage(input);
  const unprintable = unprintableOnWinePage(input);
  const unseen = invisibleOnWinePage(input);
  const scale = width / ((bleedBoxMm.width + 2 * MARGIN_MM) * pxPerMm);
  const style = {
    '--scale': scale,
    '--mm': `${scale * pxPerMm}px`,
  } as CSSProperties;
  return (
    <section className={styles.preview} aria-label={t(($) => $.wineEditor.preview.page)}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <span>
          {printed.from_snapshot === 1
            ? t(($) => $.wineEditor.preview.snapshot)
            : t(($) => $.wineEditor.preview.size)}
        </span>
        <span className={styles.rows}>
          {t(($) => $.wineEditor.preview.rows, { count: rows, max: MAX_ROWS_PER_WINE_PAGE })}
        </span>
      </header>
      <div className={styles.desk}>
        <LineGauge rows={rows} fits={fits} />
        <div ref={ref} className={styles.stage} style={style}>
          {phone && (
            <LargePreview title={title} printed={printed} input={input} logoUrl={logoUrl} over={over} />
          )}
          <div className={styles.paper}>
            <div className={styles.scaled}>
              <PageShadow
                printed={printed}
                input={input}
                logoUrl={logoUrl}
                marked={marked}
                onLine={onLine}
                onFit={setFits}
              />
            </div>
            {over}
          </div>
          <span className={styles.trim} aria-hidden />
          <span className={styles.marks} aria-hidden>
            {corners.map((corner) => (
              <i key={corner} data-corner={corner} />
            ))}
          </span>
        </div>
      </div>
      {printed.from_snapshot === 1 && printed.changed && printed.changed.length > 0 && (
        <Notice tone="wait">{printed.changed.map((fact) => changedFactText(t, fact)).join(' ')}</Notice>
      )}
      {unprintable.length > 0 && (
        <Notice tone="danger">
          {t(($) => $.wineEditor.preview.unprintable, { characters: unprintable.join(' ') })}
        </Notice>
      )}
      {unseen && <Notice tone="danger">{t(($) => $.errors['page.invisible-character'], unseen)}</Notice>}
      {!fits && <Notice tone="danger">{t(($) => $.wineEditor.preview.overflow)}</Notice>}
      {fits && rows >= MAX_ROWS_PER_WINE_PAGE && (
        <Notice tone="wait">
          {t(($) => $.wineEditor.preview.full, { count: rows, max: MAX_ROWS_PER_WINE_PAGE })}
        </Notice>
      )}
    </section>
  );
}

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
