import {
  isOpenForEdits,
  type PageItem,
  releaseStates,
  type WinePageInput,
  winesOf,
} from '@rebblatt/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { BackButton } from '../../../form/back-button.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { withEditorPartTexts } from '../../../lib/i18n.ts';
import { later } from '../../../lib/later.ts';
import { useStore } from '../../../lib/store.ts';
import { useMobile, usePhone } from '../../../lib/use-media.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { useListTrail } from '../../page/list-trail.parts.ts';
import { pageOne } from '../../page/page.api.ts';
import { pageTitle } from '../../page/page-name.rules.ts';
import { StandingCell } from '../../page/standing-cell.parts.tsx';
import { ReleaseActions } from '../../release/release-actions.parts.tsx';
import type { ReleaseCheck } from '../../release/release-check.rules.ts';
import { ReleaseChecklist } from '../../release/release-checklist.parts.tsx';
import {
  createEditing,
  type Editing,
  EditingContext,
  useContent,
  useEditing,
  useWineScreen,
} from './editing.ts';
import styles from './editor.module.css';
import { FooterField } from './footer-field.tsx';
import { type HalfName, Halves } from './halves.tsx';
import { HeadFields } from './head-fields.tsx';
import { ImportMenu } from './import-menu.tsx';
import { LivePreview } from './live-preview.tsx';
import type { LoadedProps } from './loaded-props.ts';
import { LogoStrip } from './logo-strip.tsx';
import { PdfMenu } from './pdf-menu.tsx';
import { releaseChecks } from './release-checks.ts';
import { closestRow, focusRow } from './rows.ts';
import { SaveChip } from './save-chip.tsx';
import { useMending } from './use-mending.ts';
import { useStored } from './use-stored.ts';
import { useUnsaved } from './use-unsaved.ts';
import { WineList } from './wine-list.tsx';

const PhoneBar = laterView(() =>
  withEditorPartTexts(import('./phone-bar.tsx')).then((module) => module.PhoneBar),
);

const ReleaseNotice = laterView(() =>
  import('../../release/release-notice.parts.tsx').then((module) => module.ReleaseNotice),
);
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
        void closed.fetch().then(({ tellClosed }) => tellClosed(t, errorText(t, error), lost, editing)),
    }),
  );
  useStored(editing, props.content);
  useUnsaved(editing);
  useReleasedMeanwhile(editing, props.page);
  return (
    <EditingContext.Provider value={editing}>
      <Editor {...props} />
      <Stale />
    </EditingContext.Provider>
  );
}

/**
 * When somebody else has released the page, its editor gives way to the page as it is released; what was typed and not
 * stored is listed, so that it is not lost.
 */
function useReleasedMeanwhile(editing: Editing, { id, position }: PageItem) {
  const { t } = useTranslation();
  const client = useQueryClient();
  useEffect(
    () => () => {
      const now = client.getQueryData(pageOne(String(id)).queryKey);
      if (!now || isOpenForEdits(now.state)) return;
      const { typed, queue, edits } = editing;
      if (typed.open().length === 0 && queue.waiting() === 0) return;
      const reason = t(($) => $.pageNews.released, { position });
      void closed.fetch().then(({ tellClosed }) => tellClosed(t, reason, edits(), editing));
    },
    [editing, client, id, position, t],
  );
}

/** Conflicts are rare, so the dialog is fetched with the first one. */
function Stale() {
  const { step } = useStore(useEditing().queue.state);
  if (step !== 'stale') return null;
  return <StaleChoice />;
}

type Work = LoadedProps & {
  /** Waits until everything is stored; shows a message if something could not be. */
  stored: () => Promise<boolean>;
};

function useStoredOrWarned(): () => Promise<boolean> {
  const { t } = useTranslation();
  const { settle } = useEditing();
  return async () => {
    const complete = await settle();
    if (!complete)
      notify(
        'danger',
        t(($) => $.wineEditor.save.notYet),
      );
    return complete;
  };
}

function Header({ page, list, stored, release }: Work & { release: ReactNode }) {
  const { t } = useTranslation();
  const phone = usePhone();
  return (
    <PageHeader
      title={pageTitle(t, page)}
      trail={useListTrail(list)}
      aside={
        <>
          {!phone && <SaveChip />}
          <StandingCell page={page} brief />
        </>
      }
      actions={
        <>
          <BackButton to={list} />
          <ImportMenu stored={stored} />
          <PdfMenu page={page} stored={stored} />
          {!phone && release}
        </>
      }
    />
  );
}

type ReleaseProps = Work & { checks: readonly ReleaseCheck[] };

function Release({ page, organiser, printed, stored, checks }: ReleaseProps) {
  const { t } = useTranslation();
  const { queue } = useEditing();
  const company = JSON.stringify({ 'user.company_name': page.exhibitor?.company_name ?? '' });
  const ofCompany = organiser ? `&columnFilters=${encodeURIComponent(company)}` : '';
  const wines = useWineScreen();
  const wineList = `${wines}?gv_count=0${ofCompany}`;

  /** The checks before a release are fetched with the first one. */
  async function asked(): Promise<boolean> {
    const printedWines = winesOf(printed.page);
    if (!printedWines) return true;
    const { askBeforeRelease } = await withEditorPartTexts(import('./release-dialog.tsx'));
    return askBeforeRelease(t, {
      content: queue.shown.get(),
      printed: printedWines,
      wines,
      wineList,
    });
  }

  return (
    <ReleaseActions
      page={page}
      organiser={organiser}
      checks={checks}
      listed={!usePhone()}
      beforeRelease={async () => (await stored()) && (await asked())}
    />
  );
}

function useReleaseChecks({ printed }: LoadedProps, fits: boolean): readonly ReleaseCheck[] {
  const { t } = useTranslation();
  const content = useContent();
  return useMemo(() => {
    const wines = winesOf(printed.page);
    return wines ? releaseChecks(t, wines, content, fits) : [];
  }, [t, printed, content, fits]);
}

/** On a phone saving, preview and release are at the bottom, where they stay while the page is scrolled. */
function Editor(props: LoadedProps) {
  const stored = useStoredOrWarned();
  const phone = usePhone();
  const [tab, setTab] = useState<HalfName>('edit');
  const [fits, setFits] = useState(true);
  const checks = useReleaseChecks(props, fits);
  const mend = useMending(props.printed.page.content as WinePageInput);
  const release = <Release {...props} stored={stored} checks={checks} />;
  return (
    <>
      <Header {...props} stored={stored} release={release} />
      <ReleaseChecklist
        checks={checks}
        onGo={(place) => {
          setTab('edit');
          requestAnimationFrame(() => mend(place));
        }}
      />
      {(props.page.state !== releaseStates.draft ||
        props.page.catalog.currently_active === 0 ||
        props.page.remark_count > 0) && <ReleaseNotice page={props.page} />}
      <Body {...props} tab={tab} setTab={setTab} onFit={setFits} />
      {phone && <PhoneBar tab={tab} onTab={setTab} release={release} />}
    </>
  );
}

function Body({
  organiser,
  printed,
  tab,
  setTab,
  onFit,
}: LoadedProps & { tab: HalfName; setTab: (tab: HalfName) => void; onFit: (fits: boolean) => void }) {
  const { t } = useTranslation();
  const small = useMobile();
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <Halves
      tab={tab}
      onTab={setTab}
      leftLabel={t(($) => $.wineEditor.tabs.edit)}
      left={
        <div
          className={styles.entries}
          onFocusCapture={(event) => setMarked(closestRow(event.target))}
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
          onFit={onFit}
          onLine={(line) => {
            if (small) setTab('edit');
            requestAnimationFrame(() => focusRow(line));
          }}
        />
      }
    />
  );
}
