import { useQuery } from '@tanstack/react-query';
import { errorText } from '../lib/error-text.ts';
import type { pictureUrl } from '../lib/picture.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/status-tag.tsx';
import styles from './picture-figure.module.css';

type Props = {
  picture: ReturnType<typeof pictureUrl>;
  title: string;
  /** Called once it is seen. */
  onShown?: () => void;
};

/** A picture of a page with its title above it. */
export function PictureFigure({ picture, title, onShown }: Props) {
  const { t } = useTranslation();
  const { data: url, error } = useQuery(picture);
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      {error && <Notice tone="danger">{errorText(t, error)}</Notice>}
      {!url && !error && <Loading />}
      {url && <img src={url} alt={title} onLoad={onShown} />}
    </figure>
  );
}
