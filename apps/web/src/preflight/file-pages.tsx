import type { SeenBox } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './file-pages.module.css';
import type { PagePictureQuery } from './report-picture.tsx';

/** Whoever looks for one page among more of them opens the file. */
const SHOWN_PAGES = 6;

type Props = {
  /** The area that the picture of each page shows. */
  shown: SeenBox[];
  pictureOf: PagePictureQuery;
};

/** The pages of a file of which one is wanted, side by side. */
export function FilePages({ shown, pictureOf }: Props) {
  return (
    <div className={styles.pages}>
      {shown.slice(0, SHOWN_PAGES).map((area, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file are known by their number
        <FilePage key={index} number={index + 1} area={area} pictureOf={pictureOf} />
      ))}
    </div>
  );
}

type PageProps = { number: number; area: SeenBox; pictureOf: PagePictureQuery };

function FilePage({ number, area, pictureOf }: PageProps) {
  const { t } = useTranslation();
  const { data: url } = useQuery(pictureOf(number));
  const name = t(($) => $.report.pageOfFile, { page: String(number) });
  return (
    <figure className={styles.page}>
      <div style={{ aspectRatio: `${area.width} / ${area.height}` }}>
        {url && <img src={url} alt={name} />}
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
