import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

type Props = {
  /** The day of the filter as YYYY-MM-DD, or ''. */
  committed: string;
  onCommit: (day: string) => void;
  label?: string;
  'aria-label'?: string;
};

/** While a year is typed the browser gives 0002, 0020, 0202: no list has such days. */
const FIRST = '1900-01-01';

/** A day to filter by, with the calendar of the browser. */
export function DayField({ committed, onCommit, ...naming }: Props) {
  const [value, setValue] = useState(committed);
  useEffect(() => setValue(committed), [committed]);
  return (
    <TextInput
      {...naming}
      type="date"
      value={value}
      onChange={({ currentTarget: { value: day } }) => {
        setValue(day);
        if (day === '' || day >= FIRST) onCommit(day);
      }}
    />
  );
}
