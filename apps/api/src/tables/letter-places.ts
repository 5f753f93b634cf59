/** Signs, what stands before and after them, and how likely they are there beside others. */
type Place = [signs: string, before: RegExp, after: RegExp, worth: number];

/**
 * Where letters stand in the languages whose lists come here: each with what may be before and after it, written small; a
 * blank is the edge of a word.
 */
export const letterPlaces: Place[] = [
  ['é', /[^ ]/, /./, 3],
  ['é', / /, /[^eiu]/, 3],
  ['ä', /[^aeiouy]/, /[^aeioy ]/, 3],
  ['ö', /[^aeouy]/, /[^aiouy ]/, 3],
  ['ü', /[^aeiouy]/, /[^aiouy ]/, 3],
  ['è', /[^aeouy ]/, /[^aeiouy]/, 3],
  ['è', / /, /[vz]/, 1],
  ['ê', /[^aeiy ]|o/, /[cglmnrtvq]/, 2.5],
  ['â', /[^aeiouy]/, /[bcdghlmnpqrst]/, 2.5],
  ['î', /[^eiy]/, /[cdlmnrstv]/, 2.5],
  ['ô', /[^eiouy]/, /[bcdlmnprtv]/, 2.5],
  ['û', /[^aiy]/, /[cdglmnrt]/, 2.5],
  ['ç', /[aeiouynrâáãéêóúû ]/, /[aouãáàâõ]/, 2.5],
  ['à', /./, / /, 2.5],
  ['òùì', /\p{L}/u, / /, 2],
  ['ëï', /[aeou]/, /[a-z ]/, 2.5],
  ['ß', /[aeiouyäöü]/, /[a-z ]/, 2.5],
  ['œ', /[bcfmnsv ]/, /[iunts]/, 3],
  ['ñ', /[aeiouíóáú ]/, /[aeiouóíáú]/, 2.5],
  ['ã', /[a-zç ]/, /[oen]/, 2],
  ['ã', /[hçlm]/, /[s ]/, 1.5],
  ['õ', /[a-zçi]/, /[e]/, 2],
  ['áíóú', /./, /./, 1.5],
  ['ščž', /./, /[^sz]/, 1.5],
  ['řěů', /./, /./, 1.5],
  ['ý', /[^aeou ]/, /./, 1.5],
  ['őű', /[^aeiouy ]|^ /, /./, 1.5],
  ['ńśźżćąęłđ', /./, /./, 1],
  ['ľ', /[aeiouáéíóú ]/, /./, 1],
  ['ășțşţďťň', /./, /./, 1],
  ['åæø', /./, /./, 0.5],
];

/** Where signs stand that are no letters. */
export const signPlaces: Place[] = [
  ['’', /\p{L}/u, /[\p{L} ]/u, 1.5],
  ['‘', / /, /[\p{L}\p{N}]/u, 1],
  ['“”"', /[ (]/, /[\p{L}\p{N}]/u, 1],
  ['“”', /[\p{L}\p{N}.!?)]/u, /[ ,.)]/, 1],
  ['„‚«‹', /[ (]/, /[\p{L}\p{N} ]/u, 1],
  ['»›', /[ (]/, /[\p{L}\p{N}]/u, 0.5],
  ['»›', /[\p{L}\p{N}.!? ]/u, /[ ,.)]/, 1],
  ['«‹', /[\p{L}\p{N}.!?]/u, /[ ,.)]/, 0.5],
  ['–—', /[ \d]/, /[ \d]/, 1.5],
  ['…', /[\p{L}\p{N} ]/u, /[ \p{L}]/u, 0.5],
  ['€', /[ \d(]/, /[ \d)/]/, 1.5],
  ['£', /[ (]/, /[ \d]/, 0.5],
  ['°º', /[\dnN]/, /[ \dCcOo.]/, 1],
  ['½¼¾', /[ \d/]/, /[ \d/]/, 1],
  ['™®©', /[\p{L}\p{N} ]/u, /[ \p{N}]/u, 0.5],
  ['•·', / /, / /, 0.5],
  ['·', /[lL]/, /[lL]/, 1],
  ['‰', /[\d ]/, / /, 0.5],
  ['±×', /[ \d]/, /[ \d]/, 0.5],
  ['\u00a0', /./, /./, 0.5],
];
