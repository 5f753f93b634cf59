import { type ExhibitorItem, MAX_PICTURE_MB, MAX_WEB_LOGO_PX } from '@rebblatt/contracts';
import { formSheet } from '../../../form/form-layout.tsx';
import { PictureUpload } from '../../../form/picture-upload.tsx';
import { fileAt } from '../../../lib/file-address.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { sendWebLogo } from '../exhibitor.api.ts';
import styles from './web-logo.module.css';

/** The company's picture for the web; the printed page uses the logo PDFs instead. */
export function WebLogo({ item }: { item: ExhibitorItem }) {
  const { t } = useTranslation();
  return (
    <section className={`${formSheet} ${styles.below}`} aria-label={t(($) => $.exhibitor.webLogo)}>
      <PictureUpload
        label={t(($) => $.exhibitor.webLogo)}
        hint={t(($) => $.exhibitor.webLogoHint)}
        maxMb={MAX_PICTURE_MB}
        maxPx={MAX_WEB_LOGO_PX}
        name={item.web_logo?.name ?? null}
        stamp={item.version}
        thumbnail={fileAt('GET /exhibitor/thumbnail/:id', { id: item.id })}
        original={fileAt('GET /exhibitor/download/:id', { id: item.id })}
        send={(file, options) => sendWebLogo(item, file, options)}
      />
    </section>
  );
}
