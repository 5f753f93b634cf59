import type { changedFact as de } from '../de/changed-fact.ts';

export const changedFact: typeof de = {
  none: 'rien',
  company_name: 'L’entreprise est imprimée sous le nom « {{printed}} » ; depuis, elle s’appelle « {{now}} ».',
  address: 'L’adresse imprimée est « {{printed}} » ; depuis, elle a été remplacée par « {{now}} ».',
  phone: 'Le numéro de téléphone imprimé est « {{printed}} » ; depuis, il a été remplacé par « {{now}} ».',
  website: 'Le site web imprimé est « {{printed}} » ; depuis, il a été remplacé par « {{now}} ».',
  stand: 'Le stand imprimé est « {{printed}} » ; depuis, il s’appelle « {{now}} ».',
};
