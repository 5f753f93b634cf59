import { Group } from '@mantine/core';
import { isOpenForEdits, type PageItem, releaseStates } from '@rebblatt/contracts';
import { type RefObject, useMemo, useRef } from 'react';
import { BackButton } from '../../form/back-button.tsx';
import { contract } from '../../form/contract.ts';
import { FollowStored } from '../../form/follow-stored.tsx';
import { Form, type FormSaver } from '../../form/form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../form/form-layout.tsx';
import { useMay } from '../../lib/session.ts';
import { usePhone } from '../../lib/use-media.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { notify } from '../../ui/snackbar-store.ts';
import { Notice } from '../../ui/status-tag.tsx';
import { ProofButton } from '../book/proof-button.parts.tsx';
import { EditorColumns } from '../page/editor-columns.parts.tsx';
import type { EditorProps } from '../page/editor-props.parts.ts';
import { useListTrail } from '../page/list-trail.parts.ts';
import { updatePage } from '../page/page.api.ts';
import { sendAdFile } from '../page/page-file.api.ts';
import { pageName, pageTitle } from '../page/page-name.rules.ts';
import { isOver } from '../page/page-standing.rules.ts';
import { StandingCell } from '../page/standing-cell.parts.tsx';
import { Decision } from '../release/decision.parts.tsx';
import { ReleaseActions } from '../release/release-actions.parts.tsx';
import { ReleaseChecklist } from '../release/release-checklist.parts.tsx';
import { ReleaseNotice } from '../release/release-notice.parts.tsx';
import { AdBar } from './components/ad-bar.tsx';
import { adChecks } from './components/ad-checks.ts';
import { AdFields } from './components/ad-fields.tsx';
import { PdfUpload } from './components/pdf-upload.tsx';
import { ReplaceFile } from './components/replace-file.tsx';

const schema = contract('pageUpdate');

/** The editor of an advertisement: its PDF, its stand, its release. */
export function AdEditor({ page, organiser, list, onDecided }: EditorProps) {
  const { t } = useTranslation();
  const may = useMay('fill');
  const open = may && page.editable === 1;
  const phone = usePhone();
  const picture = useRef<HTMLDivElement>(null);
  const saver = useRef<FormSaver | null>(null);
  const checks = open && isOpenForEdits(page.state) ? adChecks(t, page) : [];
  const release = (
    <ReleaseActions
      page={page}
      organiser={organiser}
      checks={checks}
      listed={!phone}
      beforeRelease={async () => saver.current?.() ?? true}
    />
  );
  return (
    <>
      <PageHeader
        title={pageTitle(t, page)}
        trail={useListTrail(list)}
        aside={<StandingCell page={page} brief closed={isOver(page)} />}
        actions={
          <>
            {organiser && page.content_pdf && page.status.status !== 0 && <ProofButton page={page} />}
            {organiser && page.content_pdf && <ReplaceFile page={page} />}
            {!phone && release}
          </>
        }
      />
      {checks.length > 0 && <ReleaseChecklist checks={checks} />}
      <ReleaseNotice page={page} />
      <EditorColumns
        rightRef={picture}
        left={
          page.state === releaseStates.released && organiser ? (
            <Decision page={page} list={list} onDecided={onDecided} />
          ) : (
            <AdForm page={page} organiser={organiser} list={list} saver={saver} />
          )
        }
        right={
          <PdfUpload
            page={page}
            hint={t(($) => $.pageEdit.adHint)}
            disabled={!open}
            first={page.stand_id === null ? t(($) => $.pageEdit.standFirst) : undefined}
            send={(file, options) => sendAdFile(page, file, options)}
          />
        }
      />
      {phone && <AdBar release={release} onPreview={() => picture.current?.scrollIntoView()} />}
    </>
  );
}

const adValues = (page: PageItem) => ({
  stand_id: page.stand_id,
  page_title_id: page.page_title_id,
  active: page.active,
  comment: page.comment ?? '',
  version: page.version,
});

type AdFormProps = Omit<EditorProps, 'onDecided'> & { saver: RefObject<FormSaver | null> };

function AdForm({ page, organiser, list, saver }: AdFormProps) {
  const { t } = useTranslation();
  const values = useMemo(() => adValues(page), [page]);
  const checking = page.status.status === 0;
  const may = useMay('fill');
  const locked = !may || page.editable === 0 || checking;
  return (
    <Form
      className={formSheet}
      schema={schema}
      values={values}
      valuesOf={adValues}
      saver={saver}
      onSubmit={(payload) => updatePage(page.id, payload)}
      onSaved={(stored) =>
        notify(
          'success',
          t(($) => $.reference.updated, { name: pageName(t, stored) }),
        )
      }
    >
      <FollowStored values={values} />
      <Fields>
        <AdFields page={page} organiser={organiser} disabled={locked} />
        {checking && <Notice tone="info">{t(($) => $.pageEdit.lockedByCheck)}</Notice>}
      </Fields>
      {locked ? (
        <Group mt="lg">
          <BackButton to={list} />
        </Group>
      ) : (
        <FormButtons backTo={list} />
      )}
    </Form>
  );
}
