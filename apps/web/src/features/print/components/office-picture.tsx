import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { pictureUrl } from '../../../lib/picture.ts';
import styles from './office-picture.module.css';

/** A page's picture that needs the session's rights; fetched when it is scrolled to. */
export function OfficePicture({ path, text }: { path: string; text: string }) {
  const { ref, inViewport } = useInViewport();
  const { data } = useQuery({ ...pictureUrl(path, 0), enabled: inViewport });
  return (
    <div ref={ref} className={styles.place}>
      {data && <img src={data} alt={text} />}
    </div>
  );
}
