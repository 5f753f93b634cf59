/** What an upload says of a picture. */
export const picture = {
  scaled: 'Das Bild war {{from}} Pixel gross und wurde auf {{to}} verkleinert.',
};
