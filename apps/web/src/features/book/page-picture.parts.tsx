import { Button } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { fileAt } from '../../lib/file-address.ts';
import { pictureUrl } from '../../lib/picture.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Loading } from '../../ui/loading.tsx';
import { useDownload } from '../../ui/use-download.ts';
import { remarksOn } from '../release/later-remarks.parts.tsx';
import styles from './page-picture.module.css';

/** The uploaded PDF as an image; clicking it downloads the file. */
export function PagePicture({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  const download = useDownload();
  const picture = fileAt('GET /page-image/:id', { id: page.id });
  const { data: url, error } = useQuery(pictureUrl(picture, `${page.content_pdf}-${page.version}`));
  const save = () =>
    download(fileAt('GET /page-download/:id', { id: page.id }), page.content_pdf ?? `${page.id}.pdf`);
  return (
    <figure className={styles.sheet}>
      {url && (
        <div>
          <button type="button" onClick={save} aria-label={t(($) => $.pageEdit.downloadFile)}>
            <img src={url} alt={t(($) => $.pageEdit.pictureOf, { name: page.content_pdf ?? '' })} />
          </button>
          {remarksOn(page, true)}
        </div>
      )}
      {!url && <div className={styles.empty}>{error ? errorText(t, error) : <Loading />}</div>}
      <figcaption>
        <span>{page.content_pdf}</span>
        <Button
          variant="subtle"
          color="lake"
          size="compact-sm"
          leftSection={<Download size={15} aria-hidden />}
          onClick={save}
        >
          {t(($) => $.ui.download)}
        </Button>
      </figcaption>
    </figure>
  );
}
