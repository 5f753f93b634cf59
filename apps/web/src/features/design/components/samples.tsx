import { useElementSize } from '@mantine/hooks';
import { isPageOfWines, isRegister, type PrintedCode, type PrintedLook } from '@rebblatt/contracts';
import { pxPerMm, trimMm } from '@rebblatt/printed-page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { markPicture } from '../../book/mark.api.ts';
import { PrintedSide } from '../../book/printed-side.parts.tsx';
import { sampleOf } from '../design.api.ts';
import styles from '../design.module.css';

type SamplesProps = {
  catalogId: number;
  ids: readonly number[];
  /** The code of each, where it can have one. */
  codes: readonly (PrintedCode | null)[];
  look: PrintedLook;
  /** Why what is typed is not shown; beside the form, so that its buttons stay where they are. */
  fault: string | null;
};

/** The design on pages of the catalogue, as they would be printed. */
export function Samples({ catalogId, ids, codes, look, fault }: SamplesProps) {
  const { t } = useTranslation();
  const { ref, width } = useElementSize();
  const { data: markUrl } = useQuery(markPicture(catalogId, look.mark));
  const scale = Math.min(1, width / (trimMm.width * pxPerMm)) || 0.1;
  return (
    <section className={styles.samples} aria-label={t(($) => $.design.samples)} ref={ref}>
      {fault !== null && (
        <p className={styles.fault} role="status">
          {fault}
        </p>
      )}
      {ids.length === 0 && <p>{t(($) => $.design.noSamples)}</p>}
      {ids.map((id, at) => (
        <Sample
          key={id}
          id={id}
          code={codes[at] ?? null}
          label={t(($) => $.design.sample, { n: at + 1 })}
          look={look}
          scale={scale}
          markUrl={markUrl}
        />
      ))}
    </section>
  );
}

type SampleProps = {
  id: number;
  code: PrintedCode | null;
  label: string;
  look: PrintedLook;
  scale: number;
  markUrl: string | undefined;
};

/** A picture of a page: its headings are none of this screen. */
function Sample({ id, code, label, look, scale, markUrl }: SampleProps) {
  const { data } = useQuery(sampleOf(id));
  const page = data?.page;
  const content = page && code && isPageOfWines(page) ? { ...page, code } : page;
  const size = { width: trimMm.width * pxPerMm * scale, height: trimMm.height * pxPerMm * scale };
  return (
    <div className={styles.paper} style={size} role="img" aria-label={label}>
      <div aria-hidden>
        {data && content && (
          <PrintedSide
            book={{ catalog_name: data.catalog_name, language: data.language, look }}
            content={content}
            index={0}
            scale={scale}
            logoUrl={isRegister(content.page_type) ? markUrl : undefined}
          />
        )}
      </div>
    </div>
  );
}
