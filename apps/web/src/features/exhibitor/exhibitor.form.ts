import type { ExhibitorItem, ReplyOf } from '@rebblatt/contracts';
import type { Option } from '../../form/select-options.ts';
import { byShownName, namedOption } from '../../reference/named-option.ts';
import { shownName } from '../../reference/shown-name.ts';

/** Field values of a profile; passwords start empty and mean no change. */
export function exhibitorValues(item: ExhibitorItem) {
  return {
    company_name: item.company_name,
    email: item.email,
    language: item.language ?? 'de',
    street: item.street ?? '',
    number: item.number ?? '',
    zip_code: item.zip_code ?? '',
    city: item.city ?? '',
    phone: item.phone ?? '',
    contact_person: item.contact_person ?? '',
    website: item.website ?? '',
    description: item.description ?? '',
    oldPassword: '',
    password: '',
    passwordRepeat: '',
    version: item.version,
  };
}

/** The same with the fields that only the organiser may change; no old password is needed. */
export function organiserValues(item: ExhibitorItem) {
  const { oldPassword: _, ...profile } = exhibitorValues(item);
  return { ...profile, active: item.active, catalogs: item.catalogs, regions: item.regions };
}

/** The empty form of a new exhibitor, whose account is active unless unticked. */
export const newValues = (catalogs: number[]) => ({
  company_name: '',
  email: '',
  language: 'de',
  street: '',
  number: '',
  zip_code: '',
  city: '',
  phone: '',
  contact_person: '',
  website: '',
  description: '',
  password: '',
  passwordRepeat: '',
  active: 1,
  catalogs,
  regions: [] as number[],
});

/** Regions as options, grouped by country. */
export function regionOptions({ countries, regions }: ReplyOf<'POST /exhibitor/get-regions'>): Option[] {
  const known = new Map(countries.map((country) => [country.id, country]));
  return byShownName(
    regions.map((region) => {
      const country = known.get(region.country_id);
      const option = namedOption(region.id, region, region.name);
      return { ...option, group: country ? shownName(country, country.name) : '' };
    }),
  );
}
