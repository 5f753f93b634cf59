import { Checkbox, Modal, NativeSelect } from '@mantine/core';
import type { PagePull } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../lib/error-text.ts';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/status-tag.tsx';
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
            <PullPicture pageId={pageId} number={against} against={null} title={name(against)} />
          )}
          <PullPicture
            pageId={pageId}
            number={number}
            against={marked ? against : null}
            title={name(number)}
          />
        </div>
      </div>
    </Modal>
  );
}

type PictureProps = { pageId: number; number: number; against: number | null; title: string };

function PullPicture({ pageId, number, against, title }: PictureProps) {
  const { t } = useTranslation();
  const { data: url, error } = useQuery(pullPicture(pageId, number, against));
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {error && <Notice tone="danger">{errorText(t, error)}</Notice>}
      {!url && !error && <Loading />}
      {url && <img src={url} alt={title} />}
    </figure>
  );
}
