import { Button, CopyButton, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { useQuestionOpen } from '../../../../ui/use-question-open.ts';
import type { MadeLink } from '../../designer-link.api.ts';
import styles from './designer-dialog.module.css';
import { DesignerForm } from './designer-form.tsx';
import { DesignerLinks } from './designer-links.tsx';

type Props = { pageId: number; onClose: () => void };

/** A new link for a designer, and the ones that are open. */
export function DesignerDialog({ pageId, onClose }: Props) {
  const { t } = useTranslation();
  const [made, setMade] = useState<MadeLink | null>(null);
  const asked = useQuestionOpen();
  return (
    <Modal
      opened
      onClose={onClose}
      // Escape closes the confirmation, not the dialog below it.
      closeOnEscape={!asked}
      title={t(($) => $.designerLink.title)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      <p className={styles.intro}>{t(($) => $.designerLink.intro)}</p>
      {made === null ? (
        <DesignerForm pageId={pageId} onMade={setMade} />
      ) : (
        <div className={styles.made}>
          <TextInput
            className={styles.url}
            label={t(($) => $.designerLink.url)}
            description={t(($) => $.designerLink.once)}
            value={made.url}
            readOnly
          />
          <CopyButton value={made.url}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t(($) => $.designerLink.copied) : t(($) => $.designerLink.copy)}
              </Button>
            )}
          </CopyButton>
          <Button variant="subtle" color="lake" onClick={() => setMade(null)}>
            {t(($) => $.designerLink.another)}
          </Button>
        </div>
      )}
      <DesignerLinks
        pageId={pageId}
        // Its address opens nothing any more.
        onRevoked={(id) => setMade((shown) => (shown?.id === id ? null : shown))}
      />
    </Modal>
  );
}
