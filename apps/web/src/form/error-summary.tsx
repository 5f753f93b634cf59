import { CloseButton } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { errorText, fieldErrorText } from '../lib/error-text.ts';
import { fieldName } from '../lib/field-name.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { fieldErrorFrom } from './contract-resolver.ts';
import styles from './error-summary.module.css';
import { type Fault, faultsOf } from './faults.ts';
import type { FieldRegistry } from './field-registry.ts';

type Props = {
  registry: FieldRegistry;
  /** An error that does not belong to a field. */
  failure: unknown;
};

/** The errors after a failed submit, focused; each one links to its field if the form has it. */
export function ErrorSummary({ registry, failure }: Props) {
  const { t } = useTranslation();
  const { errors, submitCount, isSubmitting } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const faults = faultsOf(errors, registry.list());
  const [closed, setClosed] = useState(0);
  const shown = submitCount > closed && (faults.length > 0 || failure !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows a submit, not each corrected field
  useEffect(() => {
    if (shown && !isSubmitting) box.current?.focus();
  }, [submitCount, isSubmitting, failure]);

  if (!shown) return null;
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="alert">
      <TriangleAlert size={20} aria-hidden />
      <div className={styles.words}>
        {failure !== null && <p className={styles.failure}>{errorText(t, failure)}</p>}
        {faults.length > 0 && (
          <>
            <h2 className={styles.title}>{t(($) => $.form.summary, { count: faults.length })}</h2>
            <ul className={styles.list}>
              {faults.map((fault) => (
                <li key={fault.path}>
                  <FaultLine fault={fault} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <CloseButton
        c="inherit"
        aria-label={t(($) => $.ui.dismissMessage)}
        onClick={() => {
          setClosed(submitCount);
          const [first] = faults;
          if (first?.field) document.getElementById(first.field.id)?.focus();
        }}
      />
    </div>
  );
}

function FaultLine({ fault: { path, error, field, exact } }: { fault: Fault }) {
  const { t } = useTranslation();
  const label = field && exact ? field.label : fieldName(t, path);
  const text = fieldErrorText(t, fieldErrorFrom(error), label, field?.choice && exact);
  if (!field) return text;
  return (
    <a
      href={`#${field.id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(field.id)?.focus();
      }}
    >
      {text}
    </a>
  );
}
