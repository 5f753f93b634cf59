import { Textarea, TextInput } from '@mantine/core';
import { noteUnder } from '../../../../form/note-under.tsx';
import { useTranslation } from '../../../../lib/use-translation.ts';
import type { CorrectedField, CorrectedPage, Typed } from '../../correction.rules.ts';
import { keyOf } from '../../correction.rules.ts';
import styles from './correction.module.css';

type Props = {
  texts: CorrectedPage;
  typed: Typed;
  errors: Typed;
  onType: (key: string, text: string) => void;
};

/** The texts of a released page as fields, in the order of the page. */
export function CorrectionFields({ texts, ...how }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t(($) => $.decide.correction.groups.company)}</legend>
        <div className={styles.company}>
          {texts.company.map((one, index) => (
            <Field key={keyOf(one)} one={one} first={index === 0} {...how} />
          ))}
        </div>
      </fieldset>
      {texts.categories.map(({ heading, wines }) => (
        <fieldset key={keyOf(heading)} className={styles.group}>
          <legend>{heading.text}</legend>
          <Field one={heading} {...how} />
          {wines.map((wine) => (
            <div key={wine[0] && keyOf(wine[0])} className={styles.wine}>
              {wine.map((one) => (
                <Field key={keyOf(one)} one={one} {...how} />
              ))}
            </div>
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>{t(($) => $.decide.correction.groups.footer)}</legend>
        <Field one={texts.footer} {...how} />
      </fieldset>
    </>
  );
}

/** @param first gets the focus when the dialog opens, not its cross */
function Field({
  one,
  first,
  typed,
  errors,
  onType,
}: { one: CorrectedField; first?: boolean } & Omit<Props, 'texts'>) {
  const { t } = useTranslation();
  const key = keyOf(one);
  const value = typed[key] ?? one.text;
  const name = one.size ?? t(($) => $.decide.correction.fields[one.field]);
  const props = {
    label: name,
    'data-autofocus': first || undefined,
    // The same words stand at many fields; aloud each says what it belongs to.
    'aria-label': one.of === null ? name : t(($) => $.decide.correction.fieldOf, { field: name, of: one.of }),
    className: value.trim() === one.text.trim() ? undefined : styles.changed,
    value,
    error: errors[key],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(key, currentTarget.value),
  };
  const isNumber = one.field === 'year' || one.size !== undefined;
  if (isNumber) return <TextInput {...props} inputMode="decimal" />;
  const printed = { ...props, ...noteUnder(value) };
  return one.field === 'footer' ? <Textarea {...printed} autosize minRows={2} /> : <TextInput {...printed} />;
}
