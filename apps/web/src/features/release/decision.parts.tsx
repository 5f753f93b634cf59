import { type PageDecision, type PageItem, releaseStates } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { contract } from '../../form/contract.ts';
import { Form } from '../../form/form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../form/form-layout.tsx';
import { RadioField } from '../../form/radio-field.tsx';
import { TextareaField } from '../../form/textarea-field.tsx';
import { Withdrawn } from '../../form/withdrawn.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { notify } from '../../ui/snackbar-store.ts';
import type { EditorProps } from '../page/editor-props.parts.ts';
import { updatePage } from '../page/page.api.ts';
import { mayDropCorrection } from './may-drop-correction.parts.ts';

const schema = contract('pageDecision');

type Props = Pick<EditorProps, 'page' | 'list' | 'onDecided'>;

/** Accept or reject a released page; a rejection needs a remark. */
export function Decision({ page, list, onDecided }: Props) {
  const { t } = useTranslation();
  const values = useMemo(
    () => ({
      release_accepted: undefined as 0 | 1 | undefined,
      comment: page.comment ?? '',
      version: page.version,
    }),
    [page],
  );

  async function decide(form: PageDecision): Promise<PageItem> {
    if (form.release_accepted !== 1 || page.correction !== 'open') return updatePage(page.id, form);
    if (!(await mayDropCorrection(t))) throw new Withdrawn();
    return updatePage(page.id, { ...form, drop_correction: 1 });
  }

  function saved(stored: PageItem) {
    notify(
      'success',
      stored.state === releaseStates.accepted
        ? t(($) => $.pageEdit.acceptedDone)
        : t(($) => $.pageEdit.rejectedDone),
    );
    onDecided();
  }

  return (
    <Form
      className={formSheet}
      draft
      schema={schema}
      values={values}
      onSubmit={(form) => decide(form)}
      onSaved={saved}
    >
      <Fields>
        <RadioField
          name="release_accepted"
          label={t(($) => $.pageEdit.decisionLabel)}
          options={[
            { value: 1, label: t(($) => $.pageEdit.accept) },
            { value: 0, label: t(($) => $.pageEdit.reject) },
          ]}
          required
        />
        <TextareaField
          name="comment"
          label={t(($) => $.page.comment)}
          description={t(($) => $.pageEdit.commentHint)}
          rows={10}
        />
      </Fields>
      <FormButtons backTo={list} />
    </Form>
  );
}
