import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { FileAddress } from '../../../lib/file-address.ts';
import { pictureUrl } from '../../../lib/picture.ts';
import styles from './page-picture.module.css';

/**
 * A page's image, fetched when it is scrolled into view; one that the server is too busy to draw is asked for again.
 */
export function PagePicture({ file, text }: { file: FileAddress; text: string }) {
  const { ref, inViewport } = useInViewport();
  const { data } = useQuery({ ...pictureUrl(file, 0), enabled: inViewport });
  return (
    <div ref={ref} className={styles.place}>
      {data && <img src={data} alt={text} />}
    </div>
  );
}
