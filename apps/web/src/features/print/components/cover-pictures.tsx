import type { CoverItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { coverPicture } from '../cover.api.ts';
import styles from './cover-pictures.module.css';

type Props = { catalogId: string; cover: CoverItem };

/** More of a file that is no cover would not help. */
const MOST = 4;

/** The pages of the PDF with the names of their places on the cover; only numbered when the file is neither form. */
export function CoverPictures({ catalogId, cover: { form, pages, sha256 } }: Props) {
  const { t } = useTranslation();
  const numbers = Array.from({ length: Math.min(pages, MOST) }, (_, index) => index + 1);
  const nameOf = (page: number) => {
    if (form === 'spreads') return t(($) => $.cover.pictures.spreads[page === 1 ? '1' : '2']);
    if (form === 'pages') return t(($) => $.cover.pictures.pages[page as 1 | 2 | 3 | 4]);
    return t(($) => $.print.changePage, { number: String(page) });
  };
  return (
    <ul className={styles.pictures} data-form={form}>
      {numbers.map((page) => (
        <li key={page}>
          <Picture catalogId={catalogId} sha256={sha256} page={page} name={nameOf(page)} />
        </li>
      ))}
    </ul>
  );
}

type PictureProps = { catalogId: string; sha256: string; page: number; name: string };

function Picture({ catalogId, sha256, page, name }: PictureProps) {
  const { data: url } = useQuery(coverPicture(catalogId, sha256, page));
  return (
    <figure>
      <div className={styles.paper}>{url && <img src={url} alt="" />}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
