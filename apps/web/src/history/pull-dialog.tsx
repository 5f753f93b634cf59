import { Checkbox, Modal, NativeSelect } from '@mantine/core';
import type { PagePull } from '@rebblatt/contracts';
import { useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { PictureFigure } from './picture-figure.tsx';
import { pullPicture } from './pull.api.ts';
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
