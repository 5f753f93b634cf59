import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './editor.module.css';
import type { HalvesProps } from './halves.tsx';

/** The tabs of the two halves when there is only room for one. */
export function HalfTabs({ left, right, tab, onTab, leftLabel }: HalvesProps) {
  const { t } = useTranslation();
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
