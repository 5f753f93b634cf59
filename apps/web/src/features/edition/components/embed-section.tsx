import { Button, CopyButton } from '@mantine/core';
import type { PublicationItem } from '@rebblatt/contracts';
import { Copy } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from '../edition.module.css';

/** What other sites put into their pages to show the search and the exhibitors. */
export function EmbedSection({ publication: { url } }: { publication: PublicationItem }) {
  const { t } = useTranslation();
  const snippet = `<script src="${url}einbetten.js"></script>`;
  return (
    <section className={styles.section} aria-labelledby="edition-embed">
      <h2 id="edition-embed">{t(($) => $.edition.embed)}</h2>
      <p>{t(($) => $.edition.embedText)}</p>
      <p className={styles.url}>
        <code>{snippet}</code>
      </p>
      <div className={styles.buttons}>
        <CopyButton value={snippet}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="compact-md"
              leftSection={<Copy size={14} aria-hidden />}
              onClick={copy}
            >
              {copied ? t(($) => $.edition.copied) : t(($) => $.edition.copyLine)}
            </Button>
          )}
        </CopyButton>
      </div>
    </section>
  );
}
