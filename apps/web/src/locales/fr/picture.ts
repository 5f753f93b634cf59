import type { picture as german } from '../de/picture.ts';

export const picture: typeof german = {
  scaled: 'L’image mesurait {{from}} pixels et a été réduite à {{to}}.',
};
