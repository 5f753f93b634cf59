/** Pairs of names that are the same to a person: asked of `folded` here and of the database's function of that name. */
export const sameNames: [string, string][] = [
  ['Trial Chasselas', 'TRIAL chasselas'],
  ['Trial Chasselas', 'Trial\u200B Chasselas'],
  ['Trial Chasselas', 'Trial Chasselas\u200B'],
  ['Trial Chasselas', 'Trial Chas\u00ADselas'],
  ['Trial Chasselas', '\uFEFFTrial Chasselas\u200E'],
  ['Trial Chasselas', 'Trial\u2060 Chasselas\uFE0F'],
  ['Trial Chasselas', 'Trial \u{E0041}Chasselas'],
  ['Trial Räuschling', 'Trial Ra\u0308uschling'],
  ['Trial Räuschling', 'Trial\u00A0Räuschling'],
  ['Trial Räuschling', 'Trial\u2009 \u3000Räuschling\u2028'],
  ['Räuschling', 'Rauschling'],
  ['Plavac ﬁn', 'plavac fin'],
  ['Cuvée “No 1”', 'cuvee "no 1"'],
  ['L’Étoile', "l'etoile"],
  ['12–14', '12-14'],
  ['Süß', 'suss'],
  ['Œil de Perdrix', 'oeil de perdrix'],
  ['Æbleø', 'aebleo'],
  ['Łódź', 'lodz'],
  ['Đuro Þór Ħal Iıİ', 'duro thor hal iii'],
  ['Rượu vang', 'ruou vang'],
  ['ΟΔΟΣ', 'οδός'],
  ['Мавруд', 'МАВРУД'],
  ['ＡＢＣ', 'abc'],
  ['甲州', '甲州\u200D'],
  ['ქართ', 'ქარ\u200Cთ'],
];

/** Pairs of names that are not. */
export const otherNames: [string, string][] = [
  ['Räuschling', 'Raeuschling'],
  ['1-1', '11'],
  ['Cuvée 1+', 'Cuvée 1'],
  ['Blanc de Blancs', 'Blancdeblancs'],
  ['甲州', '甲'],
];

/** What is typed, and the name that it finds. */
export const findings: [string, string][] = [
  ['raeuschling', 'Räuschling'],
  ['Räuschling', 'Raeuschling'],
  ['rauschling', 'Räuschling'],
  ['Müller Thurgau', 'Thurgau, Müller'],
  ['noir pin', 'Pinot Noir'],
  ['pi\u200Bnot', 'Pinot\u00ADNoir'],
  ['100%', 'Räuschling 100%'],
  ['l’et', "L'Étoile"],
  ['coeur', 'Cœur'],
  ['STRASSE', 'Straße'],
];

/** What is typed, and a name that it does not find. */
export const strangers: [string, string][] = [
  ['raeschling', 'Räuschling'],
  ['pinot blanc', 'Pinot Noir'],
  ['10_', 'Räuschling 100%'],
];
