import { DateField } from '../../../form/date-field.tsx';
import { FieldPair } from '../../../form/form-layout.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { catalogTypeOptions } from '../../../reference/catalog-types.ts';

/** The fields of a catalogue; in an active one the first day is locked. */
export function CatalogFields({ running }: { running: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="name" label={t(($) => $.catalog.name)} required printed />
      <FieldPair>
        <DateField
          name="from"
          label={t(($) => $.catalog.from)}
          description={running ? t(($) => $.catalog.startLocked) : t(($) => $.catalog.fromHint)}
          disabled={running}
          required
        />
        <DateField
          name="to"
          label={t(($) => $.catalog.to)}
          description={t(($) => $.catalog.toHint)}
          required
        />
      </FieldPair>
      <SelectField
        name="catalog_type"
        label={t(($) => $.catalog.type)}
        options={catalogTypeOptions(t)}
        required
      />
      <TextField
        name="reminder_days"
        label={t(($) => $.reminder.days)}
        description={t(($) => $.reminder.daysHint)}
      />
    </>
  );
}
