import { useElementSize } from '@mantine/hooks';
import type { PrintedLook } from '@rebblatt/contracts';
import { pxPerMm, trimMm } from '@rebblatt/printed-page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PrintedSide } from '../../book/printed-side.parts.tsx';
import { sampleOf } from '../design.api.ts';
import styles from '../design.module.css';

/** The design on pages of the catalogue, as they would be printed. */
export function Samples({ ids, look }: { ids: readonly number[]; look: PrintedLook }) {
  const { t } = useTranslation();
  const { ref, width } = useElementSize();
  const scale = Math.min(1, width / (trimMm.width * pxPerMm)) || 0.1;
  return (
    <section className={styles.samples} aria-label={t(($) => $.design.samples)} ref={ref}>
      {ids.length === 0 && <p>{t(($) => $.design.noSamples)}</p>}
      {ids.map((id) => (
        <Sample key={id} id={id} look={look} scale={scale} />
      ))}
    </section>
  );
}

function Sample({ id, look, scale }: { id: number; look: PrintedLook; scale: number }) {
  const { data } = useQuery(sampleOf(id));
  const size = { width: trimMm.width * pxPerMm * scale, height: trimMm.height * pxPerMm * scale };
  return (
    <div className={styles.paper} style={size}>
      {data && (
        <PrintedSide
          book={{ catalog_name: data.catalog_name, language: data.language, look }}
          content={data.page}
          index={0}
          scale={scale}
          logoUrl={undefined}
        />
      )}
    </div>
  );
}
