import { releaseStates, winesOf } from '@rebblatt/contracts';
import { useState } from 'react';
import { BackButton } from '../../../form/back-button.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProofButton } from '../../book/proof-button.parts.tsx';
import { useListTrail } from '../../page/list-trail.parts.ts';
import { pageTitle } from '../../page/page-name.rules.ts';
import { isOver } from '../../page/page-standing.rules.ts';
import { StandingCell } from '../../page/standing-cell.parts.tsx';
import { Decision } from '../../release/decision.parts.tsx';
import { correctionOn } from '../../release/later-correction.parts.tsx';
import { remarksOn } from '../../release/later-remarks.parts.tsx';
import { ReleaseActions } from '../../release/release-actions.parts.tsx';
import { ReleaseNotice } from '../../release/release-notice.parts.tsx';
import styles from './editor.module.css';
import { type HalfName, Halves } from './halves.tsx';
import type { LoadedProps } from './loaded-props.ts';
import { PdfMenu } from './pdf-menu.tsx';
import { Preview } from './preview.tsx';

/** A wine page that cannot be changed: only the page, and for the organiser the decision. */
export function ClosedEditor({ page, organiser, list, onDecided, printed }: LoadedProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<HalfName>('edit');
  // The decision has its own back button.
  const deciding = organiser && page.state === releaseStates.released;
  const wines = winesOf(printed.page);
  const preview = wines && (
    <Preview printed={printed} input={wines} position={page.position} over={remarksOn(page, true)} />
  );
  return (
    <>
      <PageHeader
        title={pageTitle(t, page)}
        trail={useListTrail(list)}
        aside={<StandingCell page={page} brief closed={isOver(page)} />}
        actions={
          <>
            {!deciding && <BackButton to={list} />}
            {organiser && <ProofButton page={page} />}
            <PdfMenu page={page} stored={alreadyStored} />
            <ReleaseActions page={page} organiser={organiser} />
          </>
        }
      />
      <ReleaseNotice page={page} />
      {correctionOn(page, organiser)}
      {deciding ? (
        <Halves
          tab={tab}
          onTab={setTab}
          leftLabel={t(($) => $.page.decision)}
          left={<Decision page={page} list={list} onDecided={onDecided} />}
          right={preview}
        />
      ) : (
        <div className={styles.alone}>{preview}</div>
      )}
    </>
  );
}

const alreadyStored = () => Promise.resolve(true);
