import type { pageNews as german } from '../de/page-news.ts';

export const pageNews: typeof german = {
  accepted: 'La direction du salon a accepté votre page en position {{position}}.',
  rejected: 'La direction du salon a refusé votre page en position {{position}} : « {{comment}} »',
  draft: 'Votre page en position {{position}} peut de nouveau être modifiée.',
  released: 'Votre page en position {{position}} attend la décision et ne peut plus être modifiée.',
  off: 'La direction du salon n’imprime pas votre page en position {{position}}.',
  on: 'Votre page en position {{position}} est de nouveau imprimée.',
};
