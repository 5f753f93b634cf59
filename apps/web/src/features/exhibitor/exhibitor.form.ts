import type { ExhibitorItem } from '@rebblatt/contracts';

/** Field values of a profile; passwords start empty and mean no change. */
export function exhibitorValues(item: ExhibitorItem) {
  return {
    company_name: item.company_name,
    email: item.email,
    street: item.street ?? '',
    number: item.number ?? '',
    zip_code: item.zip_code ?? '',
    city: item.city ?? '',
    phone: item.phone ?? '',
    website: item.website ?? '',
    description: item.description ?? '',
    oldPassword: '',
    password: '',
    passwordRepeat: '',
    version: item.version,
  };
}

/** The same with what only the office may change. */
export function officeValues(item: ExhibitorItem) {
  const { oldPassword: _, password: __, passwordRepeat: ___, ...profile } = exhibitorValues(item);
  return { ...profile, active: item.active };
}
