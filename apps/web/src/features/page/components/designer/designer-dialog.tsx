import { Button, CopyButton, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import styles from './designer-dialog.module.css';
import { DesignerForm } from './designer-form.tsx';
import { DesignerLinks } from './designer-links.tsx';

type Props = { pageId: number; onClose: () => void };

/** A new link for a designer, and the ones that are open. */
export function DesignerDialog({ pageId, onClose }: Props) {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      // Escape closes the confirmation, not the dialog below it.
      closeOnEscape={!asking}
      title={t(($) => $.designerLink.title)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      <p className={styles.intro}>{t(($) => $.designerLink.intro)}</p>
      {url === null ? (
        <DesignerForm pageId={pageId} onMade={setUrl} />
      ) : (
        <div className={styles.made}>
          <TextInput
            className={styles.url}
            label={t(($) => $.designerLink.url)}
            description={t(($) => $.designerLink.once)}
            value={url}
            readOnly
          />
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t(($) => $.designerLink.copied) : t(($) => $.designerLink.copy)}
              </Button>
            )}
          </CopyButton>
        </div>
      )}
      <DesignerLinks pageId={pageId} onAsk={setAsking} />
    </Modal>
  );
}
