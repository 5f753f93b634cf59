import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { FileAddress } from '../../../lib/file-address.ts';
import { pictureUrl } from '../../../lib/picture.ts';
import styles from './organiser-picture.module.css';

/** A page's image that needs the session's token; fetched when it is scrolled into view. */
export function OrganiserPicture({ file, text }: { file: FileAddress; text: string }) {
  const { ref, inViewport } = useInViewport();
  const { data } = useQuery({ ...pictureUrl(file, 0), enabled: inViewport });
  return (
    <div ref={ref} className={styles.place}>
      {data && <img src={data} alt={text} />}
    </div>
  );
}
