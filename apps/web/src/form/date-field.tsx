import { ActionIcon, Popover, rem, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { CalendarDays } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDate, parseDate, today } from '../lib/date.ts';
import { calendarFullScreenQuery } from '../lib/layout-sizes.ts';
import { useMedia } from '../lib/use-media.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { laterPart } from '../ui/later-part.ts';
import { laterView } from '../ui/later-view.tsx';
import { type FieldProps, useField } from './use-field.ts';

// Most days are typed, so the calendar is fetched when it is first opened, or earlier in idle time.
const useCalendar = laterPart(() => import('./calendar.tsx').then((module) => module.Calendar));
const CalendarSheet = laterView(() => import('./calendar-sheet.tsx').then((module) => module.CalendarSheet), {
  wanted: ({ opened }) => opened,
  close: ({ onClose }) => onClose(),
});

/** The range of the calendar before and after today. */
const RANGE_YEARS = 40;

type Props = FieldProps & { minDate?: string; maxDate?: string };

/** A day: typed as 1.2.26, 1.2.2026 or 2026-02-01, or picked from the calendar. The value is YYYY-MM-DD or null. */
export function DateField({ minDate, maxDate, ...props }: Props) {
  const { t } = useTranslation();
  const { field, frame } = useField(props, formatWords);
  const [text, setText] = useState(() => asText(field.value));
  const [opened, calendar] = useDisclosure();
  const [Calendar, showCalendar] = useCalendar();
  const fullScreen = useMedia(calendarFullScreenQuery);
  useEffect(
    () => setText((typed) => (parseDate(typed) === field.value ? typed : asText(field.value))),
    [field.value],
  );

  async function toggleCalendar() {
    // It opens only once it is loaded, so that it can get the focus. Pressed again meanwhile it is still wanted open.
    const wanted = opened ? calendar.close : calendar.open;
    if (await showCalendar()) wanted();
  }

  const picker = Calendar && (
    <Calendar
      value={parseDate(String(field.value ?? '')) ?? null}
      minDate={minDate ?? yearsFromToday(-RANGE_YEARS)}
      maxDate={maxDate ?? yearsFromToday(RANGE_YEARS)}
      onPick={(day) => {
        field.onChange(day);
        calendar.close();
      }}
    />
  );
  const open = t(($) => $.form.openCalendar, { label: props.label });
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      disabled={props.disabled}
      aria-label={open}
      title={open}
      aria-expanded={opened}
      onClick={() => void toggleCalendar()}
    >
      <CalendarDays size={17} aria-hidden />
    </ActionIcon>
  );
  const input = (
    <TextInput
      {...frame}
      {...field}
      styles={{ wrapper: { maxWidth: rem(180) } }}
      placeholder={t(($) => $.form.datePlaceholder)}
      rightSection={button}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        field.onChange(typed.trim() === '' ? null : (parseDate(typed) ?? typed));
      }}
      onBlur={() => {
        setText(asText(field.value));
        field.onBlur();
      }}
    />
  );
  if (fullScreen) {
    return (
      <>
        {input}
        {picker && (
          <CalendarSheet opened={opened} onClose={calendar.close} title={props.label}>
            {picker}
          </CalendarSheet>
        )}
      </>
    );
  }
  return (
    <Popover
      opened={opened}
      onChange={calendar.close}
      position="bottom-start"
      trapFocus
      returnFocus
      // The button itself has the ARIA attributes; the element around field and button is not a control.
      withRoles={false}
    >
      <Popover.Target>
        <div>{input}</div>
      </Popover.Target>
      <Popover.Dropdown>{picker}</Popover.Dropdown>
    </Popover>
  );
}

/** A day in its usual form; text that is not a day is unchanged. */
function asText(value: unknown): string {
  const text = String(value ?? '');
  return parseDate(text) ? formatDate(parseDate(text)) : text;
}

function formatWords(value: unknown): string {
  return asText(value);
}

function yearsFromToday(years: number): string {
  const date = new Date(today());
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}
