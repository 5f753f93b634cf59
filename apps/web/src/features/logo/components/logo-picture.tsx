import type { LogoItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { fileAt } from '../../../lib/file-address.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useDownload } from '../../../ui/use-download.ts';
import { logoPicture } from '../logo.api.ts';
import styles from './logo-picture.module.css';

/** A logo as a small image; clicking it downloads its PDF. */
export function LogoPicture({ logo }: { logo: LogoItem }) {
  const { t } = useTranslation();
  const download = useDownload();
  const { data: url } = useQuery({
    ...logoPicture(logo),
    enabled: logo.status !== 0,
  });
  if (!url) return <span className={styles.empty} />;
  return (
    <button
      type="button"
      className={styles.picture}
      title={t(($) => $.logo.download, { name: logo.name })}
      onClick={() => download(fileAt('GET /logo/download/:id', { id: logo.id }), logo.name)}
    >
      <img src={url} alt={t(($) => $.logo.download, { name: logo.name })} />
    </button>
  );
}
