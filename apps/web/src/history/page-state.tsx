import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../lib/error-text.ts';
import { fileAt } from '../lib/file-address.ts';
import { pictureUrl } from '../lib/picture.ts';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/status-tag.tsx';

type Props = {
  /** The row of the history. */
  row: number;
  side: 'earlier' | 'later' | 'marks';
  /** A new one draws the picture anew. */
  stamp: number;
  title: string;
};

/** A page before or after a row of its history, as a picture. */
export function PageState({ row, side, stamp, title }: Props) {
  const { t } = useTranslation();
  const { data: url, error } = useQuery(
    pictureUrl(fileAt('GET /history/picture/:id/:side', { id: row, side }), stamp),
  );
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {error && <Notice tone="danger">{errorText(t, error)}</Notice>}
      {!url && !error && <Loading />}
      {url && <img src={url} alt={title} />}
    </figure>
  );
}
