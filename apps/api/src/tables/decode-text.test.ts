import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const listed = (words: string) => words.replace(/\n/g, '').split('|');

/** Names and words as they stand in lists of Western Europe. */
const west = listed(`
Œil de Perdrix|Cœur de Rosé|œil de perdrix|Grand Œuvre|Œnothèque|ŒIL DE PERDRIX|CŒUR|Sœur Marie|
Clos des Œillets|Weiß|Weißburgunder süß|Großes Gewächs|Château d'Yquem|Côtes du Rhône|Viña Ardanza|Señorío|Año|
L’Ermitage|«Réserve»|„Alte Reben“|“Old Vines”|Pinot Noir – Barrique|Pinot Noir — Barrique|Wein 12 €|€ 12|12€|
L’Haÿ|L’HAŸ-LES-ROSES|Noël|Moët & Chandon|Païen|Cuvée|Saint-Émilion|CHÂTEAU|RÄUSCHLING|BLAUFRÄNKISCH|
GRÜNER VELTLINER|Élevé en fût|Élysée|Öküzgözü|Über den Reben|Ätna Rosso|Étoile|São João|Dão|Quinta do Côtto|
Conceição|Rosé|ROSÉ|Grüner Veltliner|Südtirol|Crémant|Grand Cru Classé|Ürziger Würzgarten|Östricher|
Gewürztraminer|Bündner Herrschaft|Réserve N° 5|Brut Nº 3|½ Flasche|Müller-Thurgau|Müller|Räuschling|Zürichsee|
Genève|Neuchâtel|Châteauneuf-du-Pape|Île de Beauté|Hôtel-Dieu|Sierre – Salgesch|Garçon|François|Façade|Curaçao|
Merlot Però|Più|Perché|Città|Nerò|Caffè|Müllerrebe Spätlese|Trockenbeerenauslese Süß|Blütenlese|Löwe|Bär|Öl|
Ø 18|Šipon|Žlahtina|Škofija|Željko|Beneš|Maître|MAÎTRE|Niño|Ñandú|Jalón|Rías Baixas|Alvariño|Ródano|Xarel·lo|
Cabernet©|Marke™|100 % Pinot®|Weingut “Krone”|Chã|Lisboa vinho não|Águia|Évora|Ícaro|Ómega|Único|Ça|Où|Là-bas|
À la main|Ôde|Ré|Dôle|DÔLE|Humagne Blanche évolène|Königin|Kœnig|Hémisphère|Saint-Gall Â|Nº1|Weißer Riesling|
Straß|L‘Avenir|…und mehr|Wein…|Vin d’Œuvre|Ökologisch|ÖKOLOGISCH|Übersee|Äpfel|GRÖSSE|Größe|«L’Éveil»|
‹Reserve›|Gutsabfüllung|Rebgut “A”|Coteaux d’Aix|Pinot d’Alsace|Muscat à petits grains|Domaine à Vent|Ålesund|
Smørrebrød|Æble
`);

/** The same for Central Europe. */
const central = listed(`
Tramín červený|Veltlínské zelené|Žlahtina|Škofija|Žlahtina Škofija|Šipon|Egri Bikavér|Tokaji Aszú|Szőlő|
Hárslevelű|Kékfrankos|Plešivica|Graševina|Pošip|Dingač|Žametovka|Cviček|Rumeni muškat|Rizling žlahtni|
Modrý Portugal|Frankovka modrá|Rulandské šedé|Svatovavřinecké|Fetească Neagră|Băbească|Grasă de Cotnari|Wiśnia|
Śliwka|Żubrówka|Łódź|Dębowe|Gyöngyös|Tramín|Neuburské|Ryzlink rýnský|Müller Thurgau|Pálava|Děvín|André|
Hibernal bílé|Cuvée|Sauvignonasse Goriška|Vrhniško|Štajerska Slovenija|Črnina|Đurđevac|Šardonay|Ľubietová|
Ťažké|Ždár|Vinařství Šobes|Bílé víno|Růžové|Červené víno|Ötödik|Üröm|Őszi|Újhegyi|Áldás|Élő|Furmint Dűlő|
Ürmös Šipon|Țara|Żelazny|Źródło|Ćevapčići|Čokot|ŽLAHTINA|ŠIPON|GRAŠEVINA|ČRNI|TRAMÍN ČERVENÝ
`);

const pages: [page: string, words: string[], fewestSure: number][] = [
  ['win1252', west, 0.8],
  ['iso-8859-15', west, 0.8],
  ['macroman', west, 0.8],
  ['cp850', west, 0.8],
  ['cp437', west, 0.8],
  ['win1250', central, 0.8],
  ['cp852', central, 0.75],
  ['iso-8859-2', central, 0.75],
];

/** Words that a page can write, and that are not the same in every page. */
const writtenIn = (page: string, words: string[]) =>
  words.filter((word) => /[^\0-\x7f]/.test(word) && iconv.decode(iconv.encode(word, page), page) === word);

const listOf = (names: string[]) =>
  ['Wein;Jahrgang;Preis', ...names.map((name) => `${name};2022;18.50`), 'Fendant;2023;14.00', ''].join(
    '\r\n',
  );

describe.each(pages)('a text in %s', (page, words, fewestSure) => {
  const known = writtenIn(page, words);
  const read = known.map((word) => ({ word, ...decodeText(iconv.encode(listOf([word]), page)) }));

  it('is never read wrongly as if it were certain, however short it is', () => {
    expect(known.length).toBeGreaterThan(50);
    expect(
      read.filter(({ word, text, sure }) => sure && text !== listOf([word])).map(({ word }) => word),
    ).toEqual([]);
  });

  it('is offered as it is among the others where it is not certain', () => {
    const missing = read.filter(
      ({ word, sure, offered }) => !sure && !offered.some(({ lines }) => lines.join('\n').includes(word)),
    );
    expect(missing.map(({ word }) => word)).toEqual([]);
  });

  it('is recognised by one word of most wines, and by several together', () => {
    expect(read.filter(({ sure }) => sure).length).toBeGreaterThanOrEqual(known.length * fewestSure);
    const whole = decodeText(iconv.encode(listOf(known), page));
    expect([whole.text === listOf(known), whole.sure]).toEqual([true, true]);
  });
});

it.each([
  ['windows-1253', 'Ξινόμαυρο Νάουσα'],
  ['windows-1251', 'Саперави Мукузани'],
  ['iso-8859-7', 'Ασύρτικο Σαντορίνη'],
  ['koi8-r', 'Каберне Совиньон'],
  ['cp866', 'Мерло Крым'],
])('a text in %s, which is not among the answers, is not taken as if it were certain', (page, name) => {
  expect(decodeText(iconv.encode(listOf([name]), page)).sure).toBe(false);
  expect(decodeText(iconv.encode(listOf([name, 'Grüner Veltliner']), page)).sure).toBe(false);
});

it('reads the euro of a Mac', () => {
  const text = 'Räuschling;18.50 €\nRosé;20.– €\nŒil de Perdrix;Zürichsee';
  const bytes = iconv.encode(text.replaceAll('€', '¤'), 'macroman');
  expect(decodeText(bytes).text).toBe(text);
});
