import { WINE_PAGE } from '@rebblatt/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../../form/back-button.tsx';
import { errorText } from '../../../../lib/error-text.ts';
import { later } from '../../../../lib/later.ts';
import { useStore } from '../../../../lib/store.ts';
import { useMobile } from '../../../../lib/use-media.ts';
import { laterView } from '../../../../ui/later-view.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { notify } from '../../../../ui/snackbar-store.ts';
import { pageName } from '../../page-name.rules.ts';
import { ReleaseActions } from '../release-actions.tsx';
import { ReleaseNotice } from '../release-notice.tsx';
import { useListTrail } from '../use-list-trail.ts';
import { createEditing, EditingContext, useContent, useEditing, useWineScreen } from './editing.ts';
import styles from './editor.module.css';
import { FooterField } from './footer-field.tsx';
import { type HalfName, Halves } from './halves.tsx';
import { HeadFields } from './head-fields.tsx';
import { ImportMenu } from './import-menu.tsx';
import { LivePreview } from './live-preview.tsx';
import { LogoStrip } from './logo-strip.tsx';
import { PdfMenu } from './pdf-menu.tsx';
import { focusRow, rowAround } from './rows.ts';
import { SaveChip } from './save-chip.tsx';
import { useStored } from './use-stored.ts';
import { useUnsaved } from './use-unsaved.ts';
import type { LoadedProps } from './wine-editor.tsx';
import { WineList } from './wine-list.tsx';

const StaleChoice = laterView(() => import('./stale-choice.tsx').then((module) => module.StaleChoice));

const closed = later(() => import('./closed-dialog.tsx'));

/**
 * The editor of a wine page: everything is saved automatically, and the preview is updated with every key.
 */
export function OpenEditor(props: LoadedProps) {
  const { t } = useTranslation();
  const [editing] = useState(() =>
    createEditing(props.content, {
      refused: (error) => notify('danger', errorText(t, error)),
      closed: (error, lost) =>
        void closed.fetch().then(({ tellClosed }) => tellClosed(t, error, lost, editing)),
    }),
  );
  useStored(editing, props.content);
  useUnsaved(editing);
  return (
    <EditingContext.Provider value={editing}>
      <Header {...props} />
      <ReleaseNotice page={props.page} />
      <Body {...props} />
      <Stale />
    </EditingContext.Provider>
  );
}

/** Conflicts are rare, so the dialog is fetched with the first one. */
function Stale() {
  const { step } = useStore(useEditing().queue.state);
  if (step !== 'stale') return null;
  return <StaleChoice />;
}

function Header({ page, organiser, list, printed }: LoadedProps) {
  const { t } = useTranslation();
  const { queue, settle } = useEditing();
  const { page: shown, categories } = useContent();
  const company = JSON.stringify({ 'user.company_name': page.exhibitor?.company_name ?? '' });
  const ofCompany = organiser ? `&columnFilters=${encodeURIComponent(company)}` : '';
  const wineList = `${useWineScreen()}?gv_count=0${ofCompany}`;

  /** Waits until everything is stored; shows a message if something could not be. */
  async function stored(): Promise<boolean> {
    const complete = await settle();
    if (!complete)
      notify(
        'danger',
        t(($) => $.wineEditor.save.notYet),
      );
    return complete;
  }

  /** The checks before a release are fetched with the first one. */
  async function asked(): Promise<boolean> {
    if (printed.page.page_type !== WINE_PAGE) return true;
    const { askBeforeRelease } = await import('./release-dialog.tsx');
    return askBeforeRelease(t, { content: queue.shown.get(), printed: printed.page.content, wineList });
  }

  return (
    <PageHeader
      title={pageName(t, page)}
      trail={useListTrail(list)}
      aside={<SaveChip />}
      actions={
        <>
          <BackButton to={list} />
          <ImportMenu stored={stored} />
          <PdfMenu page={page} stored={stored} />
          <ReleaseActions
            page={page}
            organiser={organiser}
            missing={[
              ...(shown.logo_id === null ? [t(($) => $.page.missing.logo)] : []),
              ...(categories.length === 0 ? [t(($) => $.page.missing.category)] : []),
            ]}
            beforeRelease={async () => (await stored()) && (await asked())}
          />
        </>
      }
    />
  );
}

function Body({ organiser, printed }: LoadedProps) {
  const { t } = useTranslation();
  const small = useMobile();
  const [tab, setTab] = useState<HalfName>('edit');
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <Halves
      tab={tab}
      onTab={setTab}
      leftLabel={t(($) => $.wineEditor.tabs.edit)}
      left={
        <div
          className={styles.entries}
          onFocusCapture={(event) => setMarked(rowAround(event.target))}
          onBlurCapture={() => setMarked(null)}
        >
          <HeadFields organiser={organiser} />
          <LogoStrip organiser={organiser} />
          <WineList />
          <FooterField />
        </div>
      }
      right={
        <LivePreview
          printed={printed}
          marked={marked}
          onLine={(line) => {
            if (small) setTab('edit');
            requestAnimationFrame(() => focusRow(line));
          }}
        />
      }
    />
  );
}
