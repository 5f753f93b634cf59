import { Button } from '@mantine/core';
import type { Participation } from '@rebblatt/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../../../lib/error-text.ts';
import { createIntention } from '../../../../lib/intention.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { notify } from '../../../../ui/snackbar-store.ts';
import { pagesOf } from '../../../exhibitor/exhibitor.filter.ts';
import { addLastPages } from '../../participation.api.ts';
import styles from './participation.module.css';
import { Section } from './section.tsx';

type Props = {
  catalogId: string;
  participation: Participation;
  /** Whether the catalogue takes new pages. */
  open: boolean;
};

/** What the exhibitor had in the catalogue before, and the button that orders the same pages again. */
export function LastTime({ catalogId, participation, open }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [intention] = useState(createIntention);
  const { last, member, exhibitor } = participation;

  async function takeOver() {
    setBusy(true);
    try {
      const count = await addLastPages(catalogId, exhibitor.id, intention);
      notify(
        'success',
        t(($) => $.standing.participation.takenOver, { count }),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    }
    setBusy(false);
  }

  return (
    <Section title={t(($) => $.standing.participation.last)}>
      {last ? (
        <p>
          <Link to={{ pathname: `/catalog/${last.id}/page`, search: pagesOf(exhibitor.id) }}>
            {last.name}
          </Link>
          <br />
          {t(($) => $.standing.participation.lastHad, { wine: last.wine_pages, ads: last.ad_pages })}
        </p>
      ) : (
        <p>{t(($) => $.standing.participation.noLast)}</p>
      )}
      {last && last.missing === 0 && <p>{t(($) => $.standing.participation.nothingToTakeOver)}</p>}
      {open && last && last.missing > 0 && (
        <>
          <Button
            className={styles.button}
            variant="default"
            loading={busy}
            disabled={!member}
            onClick={() => void takeOver()}
          >
            {t(($) => $.standing.participation.takeOver, { count: last.missing })}
          </Button>
          <p>
            {member
              ? t(($) => $.standing.participation.takeOverText)
              : t(($) => $.standing.participation.notMember)}
          </p>
        </>
      )}
    </Section>
  );
}
