import { Button, TextInput } from '@mantine/core';
import { CONDITION_LENGTH, MAX_PROFILE_MB, type PrintSetting } from '@rebblatt/contracts';
import { useState } from 'react';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { FieldPair, Fields, formSheet } from '../../../form/form-layout.tsx';
import { UploadField } from '../../../form/upload-field.tsx';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { useUpload } from '../../../form/use-upload.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { resetProfile, sendProfile } from '../print-setting.api.ts';
import styles from './print-setting.module.css';

const ICC = { extensions: ['.icc', '.icm'], maxMb: MAX_PROFILE_MB };

const NOTHING = { identifier: '', condition: '', registry: '' };

/** The output condition of the books: the current one, and the upload of a print office's profile. */
export function OutputConditionSheet({ setting }: { setting: PrintSetting }) {
  const { t } = useTranslation();
  const now = setting.output_condition;
  const [named, setNamed] = useState(NOTHING);
  const [asked, setAsked] = useState(false);
  const typed = Object.values(named).some(Boolean);
  const draft = useKeptWork<typeof named>('printing-condition', () => (typed ? named : undefined), setNamed, {
    clear: () => setNamed(NOTHING),
  });
  const upload = useUpload(async (file, options) => {
    const stored = await sendProfile(named, file, options);
    draft.forget();
    upload.reset();
    notify(
      'success',
      t(($) => $.printSetting.profileSaved, { identifier: stored.output_condition.identifier }),
    );
  });
  const missing = (text: string) =>
    asked && text.trim().length < 2 ? t(($) => $.printSetting.nameMissing) : undefined;

  function send(file: File) {
    setAsked(true);
    if (named.identifier.trim().length >= 2 && named.condition.trim().length >= 2) void upload.start(file);
  }

  async function reset() {
    const title = t(($) => $.printSetting.reset);
    if (!(await confirm({ title, text: t(($) => $.printSetting.resetText), confirm: title }))) return;
    await resetProfile().catch((error: unknown) => notify('danger', errorText(t, error)));
  }

  const field = (name: keyof typeof named, label: string, description?: string, required = true) => (
    <TextInput
      label={label}
      description={description}
      withAsterisk={required}
      error={required ? missing(named[name]) : undefined}
      value={named[name]}
      maxLength={CONDITION_LENGTH.max}
      onChange={(event) => setNamed({ ...named, [name]: event.currentTarget.value })}
    />
  );

  return (
    <section className={`${formSheet} ${styles.section}`}>
      <h2 className={styles.title}>{t(($) => $.printSetting.condition)}</h2>
      <p className={styles.text}>{t(($) => $.printSetting.conditionText)}</p>
      <dl className={styles.facts}>
        <dt>{t(($) => $.printSetting.identifier)}</dt>
        <dd>{now.identifier}</dd>
        <dt>{t(($) => $.printSetting.conditionName)}</dt>
        <dd>{now.condition}</dd>
        <dt>{t(($) => $.printSetting.profile)}</dt>
        <dd>{now.profile ?? t(($) => $.printSetting.ownProfile)}</dd>
      </dl>
      {now.own === 1 && (
        <Button variant="default" mb="lg" onClick={() => void reset()}>
          {t(($) => $.printSetting.reset)}
        </Button>
      )}
      <DraftNotice draft={draft} />
      <Fields>
        <FieldPair>
          {field(
            'identifier',
            t(($) => $.printSetting.identifier),
            t(($) => $.printSetting.identifierHint),
          )}
          {field(
            'condition',
            t(($) => $.printSetting.conditionName),
            t(($) => $.printSetting.conditionHint),
          )}
        </FieldPair>
        {field(
          'registry',
          t(($) => $.printSetting.registry),
          t(($) => $.printSetting.registryHint),
          false,
        )}
        <UploadField
          label={t(($) => $.printSetting.upload)}
          hint={t(($) => $.printSetting.uploadHint)}
          rule={ICC}
          state={upload.state}
          onFile={send}
          onCancel={upload.cancel}
        />
      </Fields>
    </section>
  );
}
