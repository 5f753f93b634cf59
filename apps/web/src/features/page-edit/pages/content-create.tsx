import { type AddContent, MAX_PDF_MB, type PageItem, type SessionCatalog } from '@rebblatt/contracts';
import { useMemo, useState } from 'react';
import { contract } from '../../../form/contract.ts';
import { FileField } from '../../../form/file-field.tsx';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { LockedPart } from '../../../form/locked.tsx';
import { useOpenNext } from '../../../form/use-open-next.ts';
import { useUpload } from '../../../form/use-upload.ts';
import { Withdrawn } from '../../../form/withdrawn.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { addContentPage, type ContentPageFields } from '../../page/page-create.api.ts';
import { ContentFields } from '../../upload/content-editor.parts.tsx';
import { InActiveCatalog } from '../components/in-active-catalog.tsx';

const schema = contract('addContent');

const FILE = ['file'];
const PDF = { extensions: ['.pdf'], maxMb: MAX_PDF_MB };

/** A new content page: its PDF is sent with the form. */
export function ContentCreate() {
  return <InActiveCatalog>{(catalog, base) => <CreateForm catalog={catalog} base={base} />}</InActiveCatalog>;
}

function CreateForm({ catalog, base }: { catalog: SessionCatalog; base: string }) {
  const { t } = useTranslation();
  const openNext = useOpenNext();
  const [file, setFile] = useState<File | null>(null);
  const values = useMemo(
    () => ({ catalog_id: catalog.id, description: '', link: '', active: 1, file: null as File | null }),
    [catalog.id],
  );
  const upload = useUpload<PageItem>(async (chosen, options) =>
    addContentPage(fields.current, chosen, options),
  );
  const [fields] = useState(() => ({
    current: { catalog_id: catalog.id } as ContentPageFields,
  }));

  async function send(form: AddContent): Promise<PageItem> {
    // The form is not sent without one.
    if (!file) throw new Withdrawn();
    fields.current = {
      catalog_id: catalog.id,
      description: form.description ?? undefined,
      link: form.link ?? undefined,
      active: form.active,
    };
    const stored = await upload.start(file);
    // The file field shows why; the typed text is still unsaved.
    if (!stored) throw new Withdrawn();
    return stored;
  }

  function saved(page: PageItem) {
    notify(
      'success',
      t(($) => $.page.created, { position: page.position }),
    );
    openNext(`${base}/edit/${page.id}`, { replace: true });
  }

  return (
    <>
      <PageHeader title={t(($) => $.page.addType['3'])} />
      <Form
        className={formSheet}
        schema={schema}
        required={FILE}
        values={values}
        onSubmit={send}
        lockParts
        onSaved={saved}
      >
        <Fields>
          <LockedPart>
            <ContentFields />
          </LockedPart>
          <FileField
            name="file"
            label={t(($) => $.page.pdf)}
            hint={t(($) => $.page.contentHint)}
            rule={PDF}
            state={upload.state}
            fileName={file?.name ?? null}
            onFile={(chosen) => {
              upload.reset();
              setFile(chosen);
            }}
            onCancel={upload.cancel}
          />
        </Fields>
        <FormButtons backTo={base} />
      </Form>
    </>
  );
}
