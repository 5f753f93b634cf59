import { Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMobile } from '../../../../lib/use-media.ts';
import { Divider } from './divider.tsx';
import styles from './editor.module.css';

export type HalfName = 'edit' | 'preview';

type Props = {
  left: ReactNode;
  right: ReactNode;
  /** Which half shows where there is room for one only. */
  tab: HalfName;
  onTab: (tab: HalfName) => void;
  /** What the left tab is called. */
  leftLabel: string;
};

/** Editing and preview side by side with a divider between them, or as two tabs on small screens. */
export function Halves({ left, right, tab, onTab, leftLabel }: Props) {
  const { t } = useTranslation();
  const small = useMobile();
  const [percent, setPercent] = useState(55);
  if (small) {
    return (
      <Tabs value={tab} onChange={(value) => onTab(value === 'preview' ? 'preview' : 'edit')} keepMounted>
        <Tabs.List aria-label={t(($) => $.wineEditor.tabs.label)} mb="md">
          <Tabs.Tab value="edit">{leftLabel}</Tabs.Tab>
          <Tabs.Tab value="preview">{t(($) => $.wineEditor.tabs.preview)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="edit" className={styles.left}>
          {left}
        </Tabs.Panel>
        <Tabs.Panel value="preview">{right}</Tabs.Panel>
      </Tabs>
    );
  }
  return (
    <div className={styles.halves} style={{ gridTemplateColumns: `${percent}fr 16px ${100 - percent}fr` }}>
      <div className={styles.left}>{left}</div>
      <Divider percent={percent} onChange={setPercent} />
      <div className={styles.right}>{right}</div>
    </div>
  );
}
