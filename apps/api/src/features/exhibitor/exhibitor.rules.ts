import type { ExhibitorUpdate } from '@rebblatt/contracts';

type Profile = Pick<
  ExhibitorUpdate,
  'company_name' | 'street' | 'number' | 'website' | 'zip_code' | 'city' | 'phone' | 'description'
> & { contact_person?: string | null | undefined };

/** The columns that a form may write; those that it does not contain stay undefined and so unchanged. */
export const profileColumns = <Form extends Profile>(form: Form) => ({
  companyName: form.company_name as Form['company_name'],
  street: form.street,
  number: form.number,
  website: form.website,
  zipCode: form.zip_code,
  city: form.city,
  phone: form.phone,
  contactPerson: form.contact_person,
  description: form.description,
});
