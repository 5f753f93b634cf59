import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { assignCatalog, catalogOptions } from '../exhibitor.api.ts';

const schema = contract('assignCatalogForm');

type Props = {
  opened: boolean;
  /** The exhibitors to add. */
  ids: readonly number[];
  onDone: () => void;
  onClose: () => void;
};

/** Asks to which catalogue the marked exhibitors are added. */
export function AssignDialog({ opened, ids, onDone, onClose }: Props) {
  const { t } = useTranslation();
  // A dialog restores the focus only if it was mounted closed.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Modal
      opened={mounted && opened}
      onClose={onClose}
      title={t(($) => $.exhibitor.assignTitle, { count: ids.length })}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <AssignForm ids={ids} onDone={onDone} />
    </Modal>
  );
}

function AssignForm({ ids, onDone }: Pick<Props, 'ids' | 'onDone'>) {
  const { t } = useTranslation();
  const running = useCatalogState()?.active_catalog?.id ?? null;
  const { data } = useQuery(catalogOptions());
  const options = useMemo(() => (data ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
  return (
    <Form
      schema={schema}
      values={useMemo(() => ({ catalog_id: running }), [running])}
      guarded={false}
      draft={false}
      onSubmit={({ catalog_id }) => assignCatalog(catalog_id, [...ids])}
      onSaved={(added) => {
        const present = ids.length - added;
        notify(
          'success',
          [
            t(($) => $.exhibitor.assigned, { count: added }),
            ...(present > 0 ? [t(($) => $.exhibitor.assignedBefore, { count: present })] : []),
          ].join(' '),
        );
        onDone();
      }}
    >
      <Fields>
        <SelectField
          name="catalog_id"
          label={t(($) => $.form.fieldName.catalog)}
          description={t(($) => $.exhibitor.assignHint)}
          options={options}
          required
        />
      </Fields>
      <FormButtons save={t(($) => $.exhibitor.assign)} />
    </Form>
  );
}
