import type { PageItem } from '@rebblatt/contracts';
import { DESCRIPTION_LENGTH } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { CheckboxField } from '../../form/checkbox-field.tsx';
import { contract } from '../../form/contract.ts';
import { FollowStored } from '../../form/follow-stored.tsx';
import { Form } from '../../form/form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../form/form-layout.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { notify } from '../../ui/snackbar-store.ts';
import { ProofButton } from '../book/proof-button.parts.tsx';
import { EditorColumns } from '../page/editor-columns.parts.tsx';
import type { EditorProps } from '../page/editor-props.parts.ts';
import { useListTrail } from '../page/list-trail.parts.ts';
import { updatePage } from '../page/page.api.ts';
import { sendContentFile } from '../page/page-file.api.ts';
import { pageName, pageTitle } from '../page/page-name.rules.ts';
import { PdfUpload } from './components/pdf-upload.tsx';
import { ReplaceFile } from './components/replace-file.tsx';

const schema = contract('pageUpdate');

const contentValues = (page: PageItem) => ({
  description: page.description ?? '',
  link: page.link ?? '',
  active: page.active,
  version: page.version,
});

/** The editor of a content page of the organiser: its PDF, a description, a link. */
export function ContentEditor({ page, list }: EditorProps) {
  const { t } = useTranslation();
  const values = useMemo(() => contentValues(page), [page]);
  return (
    <>
      <PageHeader
        title={pageTitle(t, page)}
        trail={useListTrail(list)}
        actions={
          <>
            {page.content_pdf && page.status.status !== 0 && <ProofButton page={page} />}
            {page.content_pdf && <ReplaceFile page={page} />}
          </>
        }
      />
      <EditorColumns
        left={
          <Form
            className={formSheet}
            schema={schema}
            values={values}
            valuesOf={contentValues}
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
              <ContentFields />
            </Fields>
            <FormButtons backTo={list} />
          </Form>
        }
        right={
          <PdfUpload
            page={page}
            hint={t(($) => $.page.contentHint)}
            disabled={false}
            send={(file, options) => sendContentFile(page, file, options)}
          />
        }
      />
    </>
  );
}

/** Description, link and active state of a content page. */
export function ContentFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="description" label={t(($) => $.page.description)} maxLength={DESCRIPTION_LENGTH.max} />
      <TextField name="link" label={t(($) => $.page.link)} description={t(($) => $.page.linkHint)} />
      <CheckboxField name="active" label={t(($) => $.page.activeLabel)} />
    </>
  );
}
