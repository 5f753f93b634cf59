import { Button } from '@mantine/core';
import { vintageAtEnd } from '@rebblatt/contracts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';

/** Says that the name ends with its vintage, which would be printed twice, and takes it out with one click. */
export function VintageInName() {
  const { t } = useTranslation();
  const { setValue, setFocus } = useFormContext();
  const [name, year] = useWatch({ name: ['wine', 'year'] }) as [unknown, unknown];
  const found = typeof name === 'string' ? vintageAtEnd(name) : null;
  const isEmpty = year === null || year === undefined || year === '';
  if (!found || !(isEmpty || Number(year) === found.year)) return null;
  return (
    <Notice tone="info">
      {isEmpty
        ? t(($) => $.wine.vintageInName.missing, { year: found.year })
        : t(($) => $.wine.vintageInName.twice, { year: found.year })}{' '}
      <Button
        mt={6}
        variant="default"
        size="compact-md"
        onClick={() => {
          setValue('wine', found.rest, { shouldDirty: true, shouldValidate: true });
          setValue('year', found.year, { shouldDirty: true, shouldValidate: true });
          setFocus('wine');
        }}
      >
        {t(($) => $.wine.vintageInName.take, { name: found.rest })}
      </Button>
    </Notice>
  );
}
