import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDate, parseDate } from '../lib/date.ts';
import { useTranslation } from '../lib/use-translation.ts';

type Props = {
  /** The day of the filter as YYYY-MM-DD, or ''. */
  committed: string;
  onCommit: (day: string) => void;
  label?: string;
  'aria-label'?: string;
};

const shown = (day: string) => (day === '' ? '' : formatDate(day));

/** A day to filter by, typed as in every form of the product: 1.2.26, 1.2.2026 or 2026-02-01. */
export function DayField({ committed, onCommit, ...naming }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(shown(committed));
  useEffect(() => setText(shown(committed)), [committed]);

  function commit() {
    const day = text.trim() === '' ? '' : parseDate(text);
    if (day !== undefined && day !== committed) onCommit(day);
    // What is no day goes back to the filter that holds.
    if (day === undefined) setText(shown(committed));
  }

  return (
    <TextInput
      {...naming}
      placeholder={t(($) => $.form.datePlaceholder)}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        if (value.trim() === '' && committed !== '') onCommit('');
      }}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      onBlur={commit}
    />
  );
}
