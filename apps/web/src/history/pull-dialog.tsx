import { Checkbox, Modal, NativeSelect } from '@mantine/core';
import type { PagePull } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { PictureFigure } from './picture-figure.tsx';
import { pullChanges, pullPicture } from './pull.api.ts';
import styles from './pulls.module.css';

type Props = {
  pageId: number;
  /** Those that can be shown, the newest first. */
  pulls: readonly PagePull[];
  /** What is shown at first. */
  first: { number: number; against: number | null };
  onClose: () => void;
};

/** A pull, alone or beside another one, with what differs marked on it. */
export function PullDialog({ pageId, pulls, first, onClose }: Props) {
  const { t } = useTranslation();
  const [number, setNumber] = useState(first.number);
  const [against, setAgainst] = useState(first.against);
  const [marked, setMarked] = useState(true);
  const name = (of: number) => t(($) => $.decide.pulls.name, { number: of });
  const choices = pulls.map((pull) => ({ value: String(pull.number), label: name(pull.number) }));
  return (
    <Modal
      opened
      onClose={onClose}
      title={name(number)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size={against === null ? 900 : 'min(1320px, 96vw)'}
      centered
    >
      <div className={styles.dialog}>
        <div className={styles.choices}>
          <NativeSelect
            label={t(($) => $.decide.pulls.shown)}
            data={choices}
            value={String(number)}
            onChange={({ currentTarget }) => setNumber(Number(currentTarget.value))}
          />
          {pulls.length > 1 && (
            <NativeSelect
              label={t(($) => $.decide.pulls.with)}
              data={[{ value: '', label: t(($) => $.decide.pulls.nothing) }, ...choices]}
              value={String(against ?? '')}
              onChange={({ currentTarget: { value } }) => setAgainst(value === '' ? null : Number(value))}
            />
          )}
          {against !== null && (
            <Checkbox
              label={t(($) => $.decide.pulls.mark)}
              checked={marked}
              onChange={({ currentTarget }) => setMarked(currentTarget.checked)}
            />
          )}
        </div>
        {against !== null && against !== number && <Differences of={{ pageId, number, against }} />}
        <div className={styles.pictures} data-both={against === null ? undefined : true}>
          {against !== null && (
            <PictureFigure picture={pullPicture(pageId, against, null)} title={name(against)} />
          )}
          <PictureFigure
            picture={pullPicture(pageId, number, marked ? against : null)}
            title={name(number)}
          />
        </div>
      </div>
    </Modal>
  );
}

type Both = { pageId: number; number: number; against: number };

/** In how many places two pulls differ; nothing as long as that is not known, since the pictures show it, too. */
function Differences({ of: { pageId, number, against } }: { of: Both }) {
  const { t } = useTranslation();
  const { data } = useQuery(pullChanges(pageId, number, against));
  if (!data) return null;
  return <p role="status">{t(($) => $.decide.changes.differ, { count: data.length, pull: against })}</p>;
}
