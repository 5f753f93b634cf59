import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { setupOptions } from '../../setup/setup.api.ts';
import { inviteExhibitors } from '../exhibitor.api.ts';

const schema = contract('inviteExhibitorsForm');

type Props = {
  opened: boolean;
  /** The exhibitors to invite. */
  ids: readonly number[];
  /** Whether those who were invited within a day are invited as well, unless it is unticked. */
  again?: boolean;
  onDone: () => void;
  onClose: () => void;
};

/** Asks what an invitation says besides, and sends it. */
export function InviteDialog({ opened, ids, again = false, onDone, onClose }: Props) {
  const { t } = useTranslation();
  // A dialog restores the focus only if it was mounted closed.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Modal
      opened={mounted && opened}
      onClose={onClose}
      title={t(($) => $.exhibitor.inviteTitle, { count: ids.length })}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <InviteForm ids={ids} again={again} onDone={onDone} />
    </Modal>
  );
}

function InviteForm({ ids, again, onDone }: { ids: readonly number[]; again: boolean; onDone: () => void }) {
  const { t } = useTranslation();
  const [values] = useState({ text: '', text_fr: '', text_en: '', again: again ? 1 : 0 });
  const { data: setup } = useQuery(setupOptions());
  return (
    <Form
      schema={schema}
      values={values}
      // What was written to some does not come back for others.
      about={`invitation-${ids}`}
      guarded={false}
      onSubmit={(payload) => inviteExhibitors({ ...payload, ids: [...ids] })}
      onSaved={({ invited, skipped }) => {
        notify(
          invited > 0 ? 'success' : 'info',
          [
            ...(invited > 0 ? [t(($) => $.exhibitor.invited, { count: invited })] : []),
            ...(skipped > 0 ? [t(($) => $.exhibitor.inviteSkipped, { count: skipped })] : []),
          ].join(' '),
        );
        onDone();
      }}
    >
      <p>{t(($) => $.exhibitor.inviteHint)}</p>
      {setup?.mail.delivered === false && <Notice tone="wait">{t(($) => $.setup.mail.folder)}</Notice>}
      {setup?.mail.links_reach === false && <Notice tone="danger">{t(($) => $.setup.mail.noLinks)}</Notice>}
      <Fields>
        <TextareaField
          name="text"
          label={t(($) => $.exhibitor.inviteText)}
          description={t(($) => $.exhibitor.inviteTextHint)}
        />
        <TextareaField name="text_fr" label={t(($) => $.exhibitor.inviteTextFr)} rows={2} />
        <TextareaField name="text_en" label={t(($) => $.exhibitor.inviteTextEn)} rows={2} />
        <CheckboxField name="again" label={t(($) => $.exhibitor.inviteAgainLabel)} />
      </Fields>
      <FormButtons save={t(($) => $.exhibitor.inviteSend)} />
    </Form>
  );
}
