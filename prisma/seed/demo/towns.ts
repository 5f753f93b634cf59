export interface Town {
  name: string;
  zipCode: string;
  /** Without the leading 0. */
  areaCode: string;
  language: 'de' | 'fr' | 'it';
}

const german = `
Zürich 8001 44,Zürich 8003 44,Zürich 8005 44,Zürich 8008 44,Zürich 8037 44,Zürich 8048 44,Winterthur 8400 52,Uster 8610 44,Stäfa 8712 44,Meilen 8706 44,
Männedorf 8708 44,Uetikon am See 8707 44,Küsnacht ZH 8700 44,Erlenbach ZH 8703 44,Herrliberg 8704 44,Wädenswil 8820 44,Richterswil 8805 44,Horgen 8810 44,
Thalwil 8800 44,Rapperswil SG 8640 55,Hombrechtikon 8634 55,Freienbach 8807 55,Lachen SZ 8853 55,Zug 6300 41,Luzern 6003 41,Bern 3011 31,Basel 4051 61,
Liestal 4410 61,Aarau 5000 62,Baden 5400 56,Lenzburg 5600 62,Brugg AG 5200 56,Schaffhausen 8200 52,Hallau 8215 52,Wilchingen 8217 52,Stein am Rhein 8260 52,
Frauenfeld 8500 52,Weinfelden 8570 71,St. Gallen 9000 71,Wil SG 9500 71,Chur 7000 81,Maienfeld 7304 81,Malans GR 7208 81,Jenins 7307 81,Fläsch 7306 81,
Leuk Stadt 3953 27,Salgesch 3970 27,Visp 3930 27,Twann 2513 32,Ligerz 2514 32,Rafz 8197 44,Eglisau 8193 44,Regensberg 8158 44,Weiningen ZH 8104 44,
Bülach 8180 44,Andelfingen 8450 52,Dietikon 8953 44,Schlieren 8952 44,Dübendorf 8600 44,Wetzikon ZH 8620 44,Kloten 8302 44,Wallisellen 8304 44,
Solothurn 4500 32,Olten 4600 62,Schwyz 6430 41,Glarus 8750 55,Thun 3600 33,Burgdorf 3400 34,Kreuzlingen 8280 71`;
const french = `
Lausanne 1003 21,Vevey 1800 21,Cully 1096 21,Rivaz 1071 21,Aigle 1860 24,Yvorne 1853 24,Rolle 1180 21,Morges 1110 21,Nyon 1260 22,Sion 1950 27,
Sierre 3960 27,Genève 1204 22,Satigny 1242 22,Neuchâtel 2000 32,Auvernier 2012 32,Fribourg 1700 26`;
const italian = `
Lugano 6900 91,Bellinzona 6500 91,Mendrisio 6850 91,Locarno 6600 91,Biasca 6710 91,Morcote 6922 91`;

const read = (list: string, language: Town['language']): Town[] =>
  list
    .trim()
    .split(/,\s*/)
    .map((entry) => {
      const [, name = '', zipCode = '', areaCode = ''] = /^(.+) (\d{4}) (\d\d)$/.exec(entry) ?? [];
      return { name, zipCode, areaCode, language };
    });

/** Real towns with their zip and area codes; several entries of one name are its quarters. */
export const towns: Town[] = [...read(german, 'de'), ...read(french, 'fr'), ...read(italian, 'it')];

export const streets: Record<Town['language'], string[]> = {
  de: 'Seestrasse,Dorfstrasse,Bahnhofstrasse,Rebbergstrasse,Kirchgasse,Trottenweg,Kellergasse,Hauptstrasse,Mühlegasse,Bergstrasse,Industriestrasse,Winzerweg,Lagerstrasse,Alte Landstrasse,Torkelgasse'.split(
    ',',
  ),
  fr: 'Rue du Bourg,Chemin des Vignes,Route de Lavaux,Rue de la Cave,Chemin du Pressoir,Route du Simplon,Grand-Rue,Rue des Moulins'.split(
    ',',
  ),
  it: 'Via Cantonale,Via alle Cantine,Via San Gottardo,Via ai Ronchi,Piazza Grande,Via delle Vigne'.split(
    ',',
  ),
};
