import { Button } from '@mantine/core';
import type { DesignerLink } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatDateTime } from '../../../../lib/date.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { confirm } from '../../../../ui/confirm-store.ts';
import { notify } from '../../../../ui/snackbar-store.ts';
import { designerLinksOf, revokeDesignerLink } from '../../designer-link.api.ts';
import styles from './designer-dialog.module.css';

type Props = {
  pageId: number;
  onRevoked: (id: number) => void;
};

/** The open links of a page: to whom they went, what was done with them, and how to end them. */
export function DesignerLinks({ pageId, onRevoked }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  const { data: links = [] } = useQuery(designerLinksOf(pageId));
  /** Asks first: a revoked link cannot be restored. */
  async function revoke(link: DesignerLink) {
    const sure = await confirm({
      title: t(($) => $.designerLink.revokeTitle),
      text: t(($) => $.designerLink.revokeText),
      confirm: t(($) => $.designerLink.revoke),
      danger: true,
    });
    if (!sure) return;
    await revokeDesignerLink(link.id).then(
      () => {
        onRevoked(link.id);
        notify(
          'success',
          t(($) => $.designerLink.revoked),
        );
      },
      (error: unknown) => notify('danger', errorText(t, error)),
    );
  }
  if (links.length === 0) return null;
  return (
    <section className={styles.links} aria-labelledby={heading}>
      <h3 id={heading}>{t(($) => $.designerLink.open)}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <div>
              {link.sent_to === null
                ? t(($) => $.designerLink.unsent)
                : t(($) => $.designerLink.sentTo, { recipient: link.sent_to })}
              <small>{t(($) => $.designerLink.made, { at: formatDateTime(link.created_at) })}</small>
              <small>
                {link.opened_at === null
                  ? t(($) => $.designerLink.neverOpened)
                  : t(($) => $.designerLink.opened, { at: formatDateTime(link.opened_at) })}
              </small>
              {link.uploaded_at !== null && (
                <small>{t(($) => $.designerLink.uploaded, { at: formatDateTime(link.uploaded_at) })}</small>
              )}
            </div>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              aria-label={t(($) => $.designerLink.named, {
                action: t(($) => $.designerLink.revoke),
                name: link.sent_to ?? formatDateTime(link.created_at),
              })}
              onClick={() => void revoke(link)}
            >
              {t(($) => $.designerLink.revoke)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
