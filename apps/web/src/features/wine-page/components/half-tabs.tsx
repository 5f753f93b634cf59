import { Tabs } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './editor.module.css';
import type { HalvesProps } from './halves.tsx';
import { HALVES } from './halves-id.ts';

/** The tabs of the two halves when there is only room for one. */
export function HalfTabs({ left, right, tab, onTab, leftLabel }: HalvesProps) {
  const { t } = useTranslation();
  return (
    <Tabs
      id={HALVES}
      value={tab}
      onChange={(value) => onTab(value === 'preview' ? 'preview' : 'edit')}
      keepMounted
      keepMountedMode="display-none"
    >
      <Tabs.List aria-label={t(($) => $.wineEditor.tabs.label)} mb="md">
        <Tabs.Tab value="edit">{leftLabel}</Tabs.Tab>
        <Tabs.Tab value="preview">{t(($) => $.wineEditor.tabs.preview)}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="edit" className={styles.left}>
        {left}
      </Tabs.Panel>
      <Tabs.Panel value="preview" className={styles.behind} mod={{ behind: tab !== 'preview' }}>
        {right}
      </Tabs.Panel>
    </Tabs>
  );
}
