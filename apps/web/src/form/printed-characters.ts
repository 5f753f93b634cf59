/** What the printed type has a glyph for; fetched when somebody types what it may not have. */
export { unprintableCharacters } from '@rebblatt/printed-page';
