import { DatePicker, DatesProvider } from '@mantine/dates';
import { useTranslation } from '../lib/use-translation.ts';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import '@mantine/dates/styles.css';

const MONDAY = 1;

export type CalendarProps = {
  value: string | null;
  minDate: string;
  maxDate: string;
  onPick: (day: string | null) => void;
};

/** A month from which to pick a day, with weeks from Monday, in the user's language. */
export function Calendar({ value, minDate, maxDate, onPick }: CalendarProps) {
  const { t, i18n } = useTranslation();
  const labels = t(($) => $.form.calendarLabels, { returnObjects: true });
  return (
    <DatesProvider settings={{ locale: i18n.language, firstDayOfWeek: MONDAY, weekendDays: [] }}>
      <DatePicker
        value={value}
        defaultDate={value ?? undefined}
        onChange={onPick}
        minDate={minDate}
        maxDate={maxDate}
        hideOutsideDates
        ariaLabels={{
          previousMonth: labels.previousMonth,
          nextMonth: labels.nextMonth,
          previousYear: labels.previousYear,
          nextYear: labels.nextYear,
          previousDecade: labels.previousDecade,
          nextDecade: labels.nextDecade,
          monthLevelControl: labels.chooseYear,
          yearLevelControl: labels.chooseYear,
        }}
      />
    </DatesProvider>
  );
}
