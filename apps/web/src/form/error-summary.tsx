import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorText, fieldErrorText } from '../lib/error-text.ts';
import { fieldErrorFrom } from './contract-resolver.ts';
import styles from './error-summary.module.css';
import type { FieldRegistry } from './field-registry.ts';

type Props = {
  registry: FieldRegistry;
  /** A refusal that belongs to no field. */
  failure: unknown;
};

/** After a failed submit: what is wrong, focused, each line leading to its field. */
export function ErrorSummary({ registry, failure }: Props) {
  const { t } = useTranslation();
  const { errors, submitCount, isSubmitting } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const faulty = registry.list().filter((field) => get(errors, field.name));
  const shown = submitCount > 0 && (faulty.length > 0 || failure !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows a submit, not each corrected field
  useEffect(() => {
    if (shown && !isSubmitting) box.current?.focus();
  }, [submitCount, isSubmitting, failure]);

  if (!shown) return null;
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="alert">
      <TriangleAlert size={20} aria-hidden />
      <div>
        {failure !== null && <p className={styles.failure}>{errorText(t, failure)}</p>}
        {faulty.length > 0 && (
          <>
            <h2 className={styles.title}>{t(($) => $.form.summary, { count: faulty.length })}</h2>
            <ul className={styles.list}>
              {faulty.map((field) => (
                <li key={field.name}>
                  <a
                    href={`#${field.id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(field.id)?.focus();
                    }}
                  >
                    {fieldErrorText(t, fieldErrorFrom(get(errors, field.name)), field.label)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
