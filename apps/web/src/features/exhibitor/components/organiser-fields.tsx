import type { catalogOption } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { FieldPair } from '../../../form/form-layout.tsx';
import { MultiSelectField } from '../../../form/multi-select-field.tsx';
import { PasswordField } from '../../../form/password-field.tsx';
import type { Option } from '../../../form/select-options.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { usePlaces } from '../../region/places.parts.ts';
import { catalogOptions, regionChoice } from '../exhibitor.api.ts';
import { regionOptions } from '../exhibitor.form.ts';
import styles from './organiser-fields.module.css';

const ofCatalog = ({ id, name }: z.output<typeof catalogOption>): Option => ({ value: id, label: name });

const idOf = ({ value }: Option) => Number(value);

/**
 * The organiser's fields of an exhibitor: the account, its catalogues and the regions of its wines.
 * @param withoutPassword for an account that only its owner can open
 */
export function OrganiserFields({ withoutPassword = false }: { withoutPassword?: boolean }) {
  const { t } = useTranslation();
  const { data: catalogs } = useQuery(catalogOptions());
  const { data: regions } = useQuery(regionChoice());
  const ofRegions = useMemo(() => (regions ? regionOptions(regions) : []), [regions]);
  return (
    <>
      <MultiSelectField
        name="catalogs"
        label={t(($) => $.exhibitor.catalogs)}
        description={t(($) => $.exhibitor.catalogsHint)}
        loading={catalogs === undefined}
        options={useMemo(() => (catalogs ?? []).map(ofCatalog), [catalogs])}
      />
      <MultiSelectField
        name="regions"
        label={t(($) => $.exhibitor.regions)}
        description={t(($) => $.exhibitor.regionsHint)}
        loading={regions === undefined}
        {...usePlaces(ofRegions, idOf)}
      />
      {withoutPassword ? (
        <p className={styles.hint}>{t(($) => $.exhibitor.withoutPassword)}</p>
      ) : (
        <CheckboxField name="active" label={t(($) => $.exhibitor.activeLabel)} />
      )}
    </>
  );
}

/** A password for another user's account. */
export function NewPasswordFields({ required = false, hint }: { required?: boolean; hint?: string }) {
  const { t } = useTranslation();
  return (
    <div>
      {hint && <p className={styles.hint}>{hint}</p>}
      <FieldPair>
        <PasswordField
          name="password"
          label={required ? t(($) => $.exhibitor.password) : t(($) => $.exhibitor.newPassword)}
          autoComplete="new-password"
          required={required}
        />
        <PasswordField
          name="passwordRepeat"
          label={required ? t(($) => $.exhibitor.repeat) : t(($) => $.exhibitor.repeatPassword)}
          autoComplete="new-password"
          required={required}
        />
      </FieldPair>
    </div>
  );
}
