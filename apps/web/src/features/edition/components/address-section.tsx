import { Button, CopyButton } from '@mantine/core';
import type { PublicationItem } from '@rebblatt/contracts';
import { Copy, Download, ExternalLink } from 'lucide-react';
import { saveBlob } from '../../../lib/download.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { codePng, codeSvg, QUIET_ZONE } from '../code-file.rules.ts';
import styles from '../edition.module.css';

/** The address for visitors, with its QR code to take along. */
export function AddressSection({ publication }: { publication: PublicationItem }) {
  const { t } = useTranslation();
  const { url, code, slug, state } = publication;
  const size = code.modules + 2 * QUIET_ZONE;
  return (
    <section className={styles.section} aria-labelledby="edition-address">
      <h2 id="edition-address">{t(($) => $.edition.address)}</h2>
      <p className={styles.url}>
        {state === 'public' ? (
          <a href={url} target="_blank" rel="noreferrer">
            {url} <ExternalLink size={14} aria-label={t(($) => $.edition.opensTab)} />
          </a>
        ) : (
          url
        )}
      </p>
      <svg
        className={styles.code}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
        role="img"
        aria-label={t(($) => $.edition.code)}
      >
        <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <div className={styles.buttons}>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="compact-md"
              leftSection={<Copy size={14} aria-hidden />}
              onClick={copy}
            >
              {copied ? t(($) => $.edition.copied) : t(($) => $.edition.copy)}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<Download size={14} aria-hidden />}
          onClick={() => saveBlob(codeSvg(code), `${slug}.svg`)}
        >
          {t(($) => $.edition.codeAs, { kind: 'SVG' })}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<Download size={14} aria-hidden />}
          onClick={() => void codePng(code).then((png) => png && saveBlob(png, `${slug}.png`))}
        >
          {t(($) => $.edition.codeAs, { kind: 'PNG' })}
        </Button>
      </div>
    </section>
  );
}
