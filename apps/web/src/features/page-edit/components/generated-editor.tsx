import { Button } from '@mantine/core';
import { isRegister, type PageItem } from '@rebblatt/contracts';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { fileAt } from '../../../lib/file-address.ts';
import { datedName } from '../../../lib/file-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { useDownload } from '../../../ui/use-download.ts';
import { LaidOutPages } from '../../book/laid-out-pages.parts.tsx';
import { EditorColumns } from '../../page/editor-columns.parts.tsx';
import type { EditorProps } from '../../page/editor-props.parts.ts';
import { useListTrail } from '../../page/list-trail.parts.ts';
import { updatePage } from '../../page/page.api.ts';
import { pageName, pageTitle } from '../../page/page-name.rules.ts';

const schema = contract('pageUpdate');

const tourValues = ({ active, version }: PageItem) => ({ active, version });

type Props = Pick<EditorProps, 'page' | 'list'>;

/** The editor of a generated page, wine tour or register: its active state, and how it looks now. */
export function GeneratedEditor({ page, list }: Props) {
  const { t } = useTranslation();
  const name = pageName(t, page);
  const download = useDownload();
  return (
    <>
      <PageHeader
        title={pageTitle(t, page)}
        trail={useListTrail(list)}
        actions={
          <Button
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
            onClick={() =>
              download(fileAt('GET /page-wine-download/:id', { id: page.id }), datedName(name, 'pdf'))
            }
          >
            {t(($) => $.ui.download)}
          </Button>
        }
      />
      <EditorColumns
        left={
          !isRegister(page.page_type) ? (
            <TourForm page={page} list={list} />
          ) : (
            <Notice tone="info">{t(($) => $.page.generated.register)}</Notice>
          )
        }
        right={<LaidOutPages page={page} />}
      />
    </>
  );
}

function TourForm({ page, list }: Props) {
  const { t } = useTranslation();
  const values = useMemo(() => tourValues(page), [page]);
  return (
    <Form
      className={formSheet}
      schema={schema}
      values={values}
      valuesOf={tourValues}
      onSubmit={(payload) => updatePage(page.id, payload)}
      onSaved={(stored) =>
        notify(
          'success',
          t(($) => $.reference.updated, { name: pageName(t, stored) }),
        )
      }
    >
      <Fields>
        <CheckboxField
          name="active"
          label={t(($) => $.page.activeLabel)}
          description={t(($) => (page.register_kind ? $.page.generated.chosen : $.page.generated.tour))}
        />
      </Fields>
      <FormButtons backTo={list} />
    </Form>
  );
}
