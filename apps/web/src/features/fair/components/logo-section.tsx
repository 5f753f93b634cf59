import { Button } from '@mantine/core';
import { FAIR_LOGO_PX, type Fair, MAX_PICTURE_MB } from '@rebblatt/contracts';
import { formSheet } from '../../../form/form-layout.tsx';
import { PictureUpload } from '../../../form/picture-upload.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { fileAt } from '../../../lib/file-address.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { removeFairLogo, sendFairLogo } from '../fair.api.ts';
import styles from './logo-section.module.css';

/** The fair's logo: stored as soon as it is chosen. */
export function LogoSection({ logo }: Pick<Fair, 'logo'>) {
  const { t } = useTranslation();
  const remove = () =>
    removeFairLogo().then(
      () =>
        notify(
          'success',
          t(($) => $.fair.logoRemoved),
        ),
      (error) => notify('danger', errorText(t, error)),
    );
  return (
    <section className={`${formSheet} ${styles.below}`} aria-label={t(($) => $.fair.logo)}>
      <PictureUpload
        label={t(($) => $.fair.logo)}
        hint={t(($) => $.fair.logoHint)}
        maxMb={MAX_PICTURE_MB}
        maxPx={FAIR_LOGO_PX}
        name={logo?.name ?? null}
        stamp={logo?.stamp ?? ''}
        thumbnail={fileAt('GET /fair/logo', {})}
        original={fileAt('GET /fair/logo', {})}
        send={sendFairLogo}
      />
      {logo && (
        <div>
          <Button variant="default" size="compact-md" onClick={() => void remove()}>
            {t(($) => $.fair.removeLogo)}
          </Button>
        </div>
      )}
    </section>
  );
}
