import { isUploadedPage, type KnownLeafPage, type LeafBook } from '@rebblatt/contracts';
import { bleedMm, pxPerMm, trimMm } from '@rebblatt/printed-page';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../../lib/error-text.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { pictureOn } from '../../leaf.api.ts';
import type { LeafSide as Side } from '../../leaf.rules.ts';
import { PrintedSide } from '../../printed-side.parts.tsx';
import styles from './leaf.module.css';

type Props = {
  book: Pick<LeafBook, 'catalog_id' | 'catalog_name' | 'language' | 'look'>;
  side: Side;
  scale: number;
};

/** One printed page, or only its paper when it is not for this reader. */
export function LeafSide({ book, side, scale }: Props) {
  const { t } = useTranslation();
  const { known } = side.page;
  const size = { width: trimMm.width * pxPerMm * scale, height: trimMm.height * pxPerMm * scale };
  return (
    <div className={styles.paper} style={size} data-covered={known === null || undefined}>
      {known ? (
        <Known book={book} known={known} index={side.index} scale={scale} />
      ) : (
        <span className={styles.covered}>{t(($) => $.leaf.other)}</span>
      )}
    </div>
  );
}

type KnownProps = Omit<Props, 'side'> & { known: KnownLeafPage; index: number };

function Known({ book, known, index, scale }: KnownProps) {
  const { t } = useTranslation();
  const { data: url, error } = useQuery(pictureOn(book, known, index));
  const { content } = known;
  if (!isUploadedPage(known.page_type) || known.file === null)
    return <PrintedSide book={book} content={content} index={index} scale={scale} logoUrl={url} />;
  if (error) return <span className={styles.covered}>{errorText(t, error)}</span>;
  if (!url) return <span className={styles.covered}>{t(($) => $.leaf.drawing)}</span>;
  const px = (mm: number) => mm * pxPerMm * scale;
  // The picture is that of the bleed box, cut at the trim as the printed page.
  const box = { width: px(trimMm.width + 2 * bleedMm), height: px(trimMm.height + 2 * bleedMm) };
  return (
    <img
      className={styles.picture}
      style={{ left: px(-bleedMm), top: px(-bleedMm), ...box }}
      src={url}
      alt=""
    />
  );
}
