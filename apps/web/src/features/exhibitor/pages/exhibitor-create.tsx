import type { ExhibitorCreate as Payload } from '@rebblatt/contracts';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { LockedPart } from '../../../form/locked.tsx';
import { useOpenNext } from '../../../form/use-open-next.ts';
import type { UploadState } from '../../../form/use-upload.ts';
import type { Intention } from '../../../lib/intention.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { InRunningCatalog } from '../components/in-running-catalog.tsx';
import { NewWebLogo } from '../components/new-web-logo.tsx';
import { NewPasswordFields, OrganiserFields } from '../components/organiser-fields.tsx';
import { ProfileFields } from '../components/profile-fields.tsx';
import { createExhibitor } from '../exhibitor.api.ts';
import { newValues } from '../exhibitor.form.ts';

const schema = contract('exhibitorCreate');
const IDLE: UploadState = { step: 'idle' };

/** A new exhibitor with an account; if created from a catalogue, which must be running, it belongs to that one. */
export function ExhibitorCreate() {
  const { t } = useTranslation();
  const { catalog } = useParams();
  return (
    <>
      <PageHeader title={t(($) => $.exhibitor.create)} />
      <InRunningCatalog id={catalog}>
        <NewExhibitor catalog={catalog} />
      </InRunningCatalog>
    </>
  );
}

function NewExhibitor({ catalog }: { catalog: string | undefined }) {
  const { t } = useTranslation();
  const openNext = useOpenNext();
  const list = catalog === undefined ? '/exhibitor' : `/catalog/${catalog}/exhibitor`;
  const values = useMemo(() => newValues(catalog === undefined ? [] : [Number(catalog)]), [catalog]);
  const [file, setFile] = useState<File | null>(null);
  const [sending, setSending] = useState<UploadState>(IDLE);
  const controller = useRef<AbortController>(null);

  async function send(payload: Payload, intention: Intention) {
    const own = new AbortController();
    controller.current = own;
    const onUploadProgress = ({ loaded, total }: { loaded: number; total?: number }) =>
      file && setSending({ step: 'uploading', percent: total ? Math.round((loaded / total) * 100) : 0 });
    try {
      return await createExhibitor(payload, file, { intention, signal: own.signal, onUploadProgress });
    } finally {
      setSending(IDLE);
    }
  }

  return (
    <Form
      className={formSheet}
      schema={schema}
      values={values}
      onSubmit={send}
      lockParts
      onSaved={({ company_name: name }) => {
        notify(
          'success',
          t(($) => $.reference.created, { name }),
        );
        openNext(list);
      }}
    >
      <Fields>
        <LockedPart>
          <ProfileFields />
          <OrganiserFields />
          <NewPasswordFields required />
        </LockedPart>
        <NewWebLogo
          file={file}
          state={sending}
          onFile={setFile}
          onCancel={() => controller.current?.abort()}
        />
      </Fields>
      <FormButtons backTo={list} />
    </Form>
  );
}
