import type { picture as german } from '../de/picture.ts';

export const picture: typeof german = {
  scaled: 'The picture was {{from}} pixels and has been scaled down to {{to}}.',
};
