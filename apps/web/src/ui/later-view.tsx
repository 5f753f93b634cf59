import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { later } from '../lib/later.ts';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './later-view.module.css';
import { useFocusBack } from './use-focus-back.ts';

type Options<Props> = {
  /** The placeholder until it is loaded. */
  waiting?: ReactNode;
  /** Whether it is needed now; a closed dialog that cannot be fetched shows no error. */
  wanted?: (props: Props) => boolean;
  /** For a part that opens above the screen, as does its error: closes both. The focus then returns. */
  close?: (props: Props) => void;
  /** Renders the error if it could not be fetched, instead of a text in its place. */
  missing?: (retry: () => void) => ReactNode;
  /** Called with every render from when it is there, or could not be fetched: what stands below it is moved no more. */
  settled?: (props: Props) => void;
};

/**
 * A part of the screen that is fetched when it is first rendered, or earlier in idle time. Without a
 * connection it shows an error in its place with a button to try again, and does not affect anything around
 * it.
 */
export function laterView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, wanted, close, missing, settled }: Options<Props> = {},
): ComponentType<Props> {
  const part = later(load);
  return function LaterView(props: Props) {
    const [Part, setPart] = useState(() => part.here());
    const [step, setStep] = useState<'fetching' | 'failed'>('fetching');
    const asked = wanted?.(props) ?? true;
    useFocusBack(asked && close !== undefined);
    useEffect(() => {
      if (asked) setStep('fetching');
    }, [asked]);
    useEffect(() => {
      if (step === 'failed') return;
      let shown = true;
      part.fetch().then(
        (fetched) => shown && setPart(() => fetched),
        () => shown && setStep('failed'),
      );
      return () => {
        shown = false;
      };
    }, [step]);
    const there = Part !== undefined || step === 'failed';
    useEffect(() => {
      if (there) settled?.(props);
    });
    if (Part) return <Part {...props} />;
    if (step === 'fetching') return waiting;
    if (!asked) return null;
    const retry = () => setStep('fetching');
    return missing?.(retry) ?? <Missing onRetry={retry} onClose={close && (() => close(props))} />;
  };
}

function Missing({ onRetry, onClose }: { onRetry: () => void; onClose?: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.missing} data-over={onClose ? true : undefined} role="alert">
      <p>{t(($) => $.ui.missingPart)}</p>
      <Button variant="default" onClick={onRetry}>
        {t(($) => $.ui.retry)}
      </Button>
      {onClose && (
        <Button variant="default" onClick={onClose}>
          {t(($) => $.ui.close)}
        </Button>
      )}
    </div>
  );
}
