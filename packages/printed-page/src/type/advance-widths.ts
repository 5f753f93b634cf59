/**
 * Advance widths of the printed fonts in thousandths of the type size, without kerning, for the characters
 * below. Measured once from the font files named in fonts.ts, so that line breaks are the same in every
 * process.
 */
export const measuredCharacters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrs' +
  'tuvwxyz{|}~\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÆÐ×ØÞßæð÷øþąďĐđęĦħıĲĳĸĽľĿŀŁłŉŊŋŒœťŦŧſ\u2009\u202f–—' +
  '‘’‚“”„•…‹›€™ẞ';

/**
 * A pair of typefaces: their families as CSS, and of each face the widths in the order of
 * {@link measuredCharacters}, as two digits of base 36 each: a browser loads them with the first page that it shows.
 */
export interface Typefaces {
  /** The family of names and lists. */
  text: string;
  /** The family of addresses and small type. */
  small: string;
  text400: string;
  text500: string;
  small400: string;
  small600: string;
  /** By face, letters with an accent that are wider or narrower than the letter below it. */
  uneven?: { readonly [face in Face]?: Readonly<Record<string, number>> };
}
export type Face = 'text400' | 'text500' | 'small400' | 'small600';

/** Newsreader and Schibsted Grotesk. */
export const usualTypefaces: Typefaces = {
  text: 'Newsreader,serif',
  small: "'Schibsted Grotesk',sans-serif",
  text400:
    '6d7i9ufrfrlpjx5j7x7xc3e86n9u6eb5frfrfrfrfrfrfrfrfrfr717he8e8e8c9orjrhwjll7hsggkvm89fcekagrr7lfllgxll' +
    'hxffimlcj8qvjzj0hm95b596e8bedwcsf6c5fgcu9ldsfl7s6vf17hn4fxemfof5ayao9iexenkne3ekbz8y708ye86d6wfrfrct' +
    'fr70eldwmrche1e800f9dwape89q96dwfogr6vdw7hcneikvlwknc1rll8e8m0hbhbjrexe8f7f4csfhl8fgcum9fl7sgogofdgs' +
    '7ggs7phb8tgolffbt8n29iio9ngo5k37ehj26k6l6nbfbgbibhht8g8xfrm9um',
  text500:
    '697pacgcgcmgk95o8383c2e86u9y6mb7gcgcgcgcgcgcgcgcgcgc797le8e8e8ctotkcihjqlii6gul4mp9ucskuh7rslklrhhlr' +
    'infuj0ljjprokijihv95b795e8bfdwd6fhcgfrd3a1e3fy8379fj7snlgaeufyffbfb1a0fdeyl6efeycd8z6y8ze86975gcgccv' +
    'gc6yf9dwmqcmece800fbdwame89x9ddwg3h571dw7pcteulem9l9cps7lje8m5hvhwk3f4e8fcfed7fuljfrd4mqfy83gogofvh9' +
    '7rh88ihp94golkfptnn2a0j2a6go5k34ebiw6r6r6ubzc0c3bkin8j91gcmmvg',
  small400:
    '726o9ti6fonmj25j8l8lcbhn7ddk7sccgz9jfwg0g8g4gjerg3gi7s7ghnhnhnepoljghxjjjdg9fljyk09uewicf5o4k9leh3le' +
    'hlh1hwipiupzi4hbgj8mcc8mhndwdwfbgdfbgdfx9hfffr6q7kfc7ao9g5glgegeb5e99gg5femkfjf8e0936n93hn726odxgphn' +
    'hb63gudwn8crddhn00n8dwc2hnaaaddwgni77sdw6rcfddktm4nieppwjdhnleh3gooofyhnglg9fbhgjdgdfxk0fr6qoldufcf5' +
    '7ogaa6f57ak1k9g5vkpua4hw9ggo5k3jdwrs7d7d7dcvcvcvhnk68f8fidnqja',
  small600:
    '6b7damjagaooj75x9999bohn7ud587cyhcalgbgggzgqgvfegogw877xhnhnhnfbp7k4iijsk1gmfzk6kkb2fsjhfqpakwldi2ld' +
    'ijhninjgjgr8jkhxh79icy9ihndwdwg3h1fvh1gb9yftgd7g83ga7woxgrgth2h1c4esa5grg9nqgcg9eo9n789nhn6b7dehh5hn' +
    'hh6nhedwmzd9eahn00mzdwcjhnajandwhbjx87dw7gcoealvn1o4fbqjk1hnldi2h9p8g3hngtgxg3irk1h1gbkkgd7gqsf8gafq' +
    '8lgrblfq7wlikwgrv9q8b3ina5go5k36dwrs7u7u7ue2e2e2hnlu8p8picohji',
};
