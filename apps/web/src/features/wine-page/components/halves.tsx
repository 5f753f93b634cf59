import { type ReactNode, useState } from 'react';
import { useMobile } from '../../../lib/use-media.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Divider } from './divider.tsx';
import styles from './editor.module.css';

export type HalfName = 'edit' | 'preview';

const HalfTabs = laterView(() => import('./half-tabs.tsx').then((module) => module.HalfTabs), {
  waiting: <Loading />,
});

export type HalvesProps = {
  left: ReactNode;
  right: ReactNode;
  /** Which half is shown when there is only room for one. */
  tab: HalfName;
  onTab: (tab: HalfName) => void;
  /** The label of the left tab. */
  leftLabel: string;
};

/** Editing and preview side by side with a divider between them, or as two tabs on small screens. */
export function Halves(props: HalvesProps) {
  const small = useMobile();
  const [percent, setPercent] = useState(55);
  if (small) {
    return <HalfTabs {...props} />;
  }
  return (
    <div className={styles.halves} style={{ gridTemplateColumns: `${percent}fr 16px ${100 - percent}fr` }}>
      <div className={styles.left}>{props.left}</div>
      <Divider percent={percent} onChange={setPercent} />
      <div className={styles.right}>{props.right}</div>
    </div>
  );
}
