import { Button, Textarea } from '@mantine/core';
import { MAX_REMARK, MAX_REMARKS } from '@rebblatt/contracts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from '../../../ui/remarks.module.css';
import { placeAt } from '../../release/remark-place.rules.ts';
import desk from './decide.module.css';
import { type DraftRemark, fieldId, newRemark, pinId } from './remark-draft.rules.ts';

type Props = { remarks: DraftRemark[]; onChange: (next: DraftRemark[]) => void };

/** The remarks that are being written, each with a place on the page or without one. */
export function RemarkFields({ remarks, onChange }: Props) {
  const { t } = useTranslation();
  const change = (key: string, to: Partial<DraftRemark>) =>
    onChange(remarks.map((one) => (one.key === key ? { ...one, ...to } : one)));
  return (
    <section aria-label={t(($) => $.decide.pins.legend)}>
      <p>{t(($) => $.decide.pins.how)}</p>
      <ol className={`${styles.fields} ${desk.fields}`}>
        {remarks.map((remark, index) => (
          <Field
            key={remark.key}
            remark={remark}
            number={index + 1}
            onChange={(to) => change(remark.key, to)}
            onRemove={() => onChange(remarks.filter(({ key }) => key !== remark.key))}
          />
        ))}
      </ol>
      <Button
        variant="subtle"
        color="lake"
        size="compact-sm"
        disabled={remarks.length >= MAX_REMARKS}
        onClick={() => onChange(newRemark(remarks, { x_mm: null, y_mm: null }) ?? remarks)}
      >
        {t(($) => $.decide.pins.add)}
      </Button>
    </section>
  );
}

type FieldProps = {
  remark: DraftRemark;
  number: number;
  onChange: (to: Partial<DraftRemark>) => void;
  onRemove: () => void;
};

function Field({ remark: { key, text, x_mm }, number, onChange, onRemove }: FieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const item = useRef<HTMLLIElement>(null);
  // What has just been set is written next. A browser would put the field in the middle of the screen, and the page would
  // go away under the pointer.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    item.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  function toPage() {
    onChange(placeAt(0.5, 0.5));
    // The pin is there after the next render; the arrow keys move it then.
    requestAnimationFrame(() => document.getElementById(pinId(key))?.focus());
  }

  function leave({ key: pressed }: KeyboardEvent) {
    if (pressed === 'Escape' && text.trim() === '') onRemove();
  }

  return (
    <li ref={item}>
      <Textarea
        id={fieldId(key)}
        ref={field}
        label={t(($) => $.decide.pins.field, { number })}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={MAX_REMARK}
        value={text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        onKeyDown={leave}
      />
      <div className={styles.buttons}>
        {x_mm === null ? (
          <Button variant="default" size="compact-xs" onClick={toPage}>
            {t(($) => $.decide.pins.toPage)}
          </Button>
        ) : (
          <Button variant="default" size="compact-xs" onClick={() => onChange({ x_mm: null, y_mm: null })}>
            {t(($) => $.decide.pins.offPage)}
          </Button>
        )}
        <Button
          variant="default"
          size="compact-xs"
          aria-label={t(($) => $.decide.pins.remove, { number })}
          onClick={onRemove}
        >
          ×
        </Button>
      </div>
    </li>
  );
}
