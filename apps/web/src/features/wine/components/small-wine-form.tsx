import { Button, Group } from '@mantine/core';
import { MAX_PRICES_PER_WINE, type UsualOfWines, WINE_NAME_LENGTH, type WineItem } from '@rebblatt/contracts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { contract } from '../../../form/contract.ts';
import { EnterMovesOn } from '../../../form/enter-moves-on.tsx';
import { Form } from '../../../form/form.tsx';
import { FieldPair, Fields } from '../../../form/form-layout.tsx';
import { NumberField } from '../../../form/number-field.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { takeTyped } from '../../../lib/early-keys.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Loading } from '../../../ui/loading.tsx';
import { createWine } from '../wine.api.ts';
import { nextWineValues, ownWineValues, type WineValues } from '../wine.form.ts';
import { GrapeFields } from './grape-fields.tsx';
import { AlcoholField, TypeField } from './kind-fields.tsx';
import { PriceRows } from './price-rows.tsx';
import { RegionField } from './region-field.tsx';
import { useUsual } from './use-usual.ts';
import { VintageInName } from './vintage-in-name.tsx';

const schema = contract('wineCreate');

export type SmallWineProps = {
  /** The exhibitor who gets the wine; undefined for oneself. */
  owner: number | null | undefined;
  /** The bottle sizes that are asked for a price. */
  sizes: readonly number[];
  onCreated: (wine: WineItem) => void;
  onClose: () => void;
};

/** What a wine needs at least; the next one begins like the one before. */
export function SmallWineForm(props: SmallWineProps) {
  const usual = useUsual();
  return usual === undefined ? <Loading /> : <Begun {...props} usual={usual} />;
}

function Begun({ owner, sizes, onCreated, onClose, usual }: SmallWineProps & { usual: UsualOfWines }) {
  const { t } = useTranslation();
  const [before, setBefore] = useState<WineItem | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const asked = sizes.join();
  const values = useMemo((): WineValues => {
    const begun = before ? nextWineValues(before) : ownWineValues(usual);
    if (asked === '') return { ...begun, user_id: owner };
    const ids = asked.split(',').slice(0, MAX_PRICES_PER_WINE).map(Number);
    return { ...begun, user_id: owner, bottle_size: ids.map((id) => ({ bottle_size_id: id, price: null })) };
  }, [before, owner, asked, usual]);

  return (
    <Form
      key={before?.id ?? 0}
      schema={schema}
      values={values}
      onSubmit={createWine}
      onSaved={(stored) => {
        setBefore(stored);
        onCreated(stored);
      }}
    >
      <EnterMovesOn sheet={sheet}>
        <Fields>
          <FieldPair>
            <TextField
              name="wine"
              label={t(($) => $.wine.wine)}
              maxLength={WINE_NAME_LENGTH.max}
              required
              printed
            />
            <NumberField name="year" label={t(($) => $.wine.year)} />
          </FieldPair>
          <VintageInName />
          <FieldPair>
            <TypeField />
            <GrapeFields most={1} />
          </FieldPair>
          <FieldPair>
            <RegionField />
            <AlcoholField />
          </FieldPair>
          <PriceRows />
        </Fields>
        <Group mt="md" gap="xs">
          <SubmitButton>{t(($) => $.evening.list.create)}</SubmitButton>
          <Button variant="default" onClick={onClose}>
            {t(($) => $.ui.close)}
          </Button>
        </Group>
      </EnterMovesOn>
      <FirstField sheet={sheet} />
    </Form>
  );
}

/** The name is typed without a click, also when that begins before the form is there. */
function FirstField({ sheet }: { sheet: RefObject<HTMLDivElement | null> }) {
  const { getValues, setValue } = useFormContext<WineValues>();
  useEffect(() => {
    sheet.current?.querySelector('input')?.focus();
    const typed = takeTyped();
    if (typed) setValue('wine', `${getValues('wine') ?? ''}${typed}`, { shouldDirty: true });
  }, [sheet, getValues, setValue]);
  return null;
}
