import { folded, nameKey, spellingsOf, wordsOf } from './folded.ts';

/** What the people of a fair call the same thing: its German name, the French and the English one, then other words. */
export interface KnownName {
  de: string;
  fr: string;
  en: string;
  others: string[];
}

/** An empty place is the German name. Cantons with their abbreviations, countries, regions, wine types, grapes, words of labels. */
const lines = `
Zürich|Zurich|Zurich|ZH,Zurigo
Zürichsee|Lac de Zurich|Lake Zurich
Zürcher Weinland|Vignoble zurichois|Zurich Weinland
Bern|Berne|Berne|BE,Berna
Luzern|Lucerne|Lucerne|LU,Lucerna
Uri|||UR
Schwyz|Schwytz||SZ,Svitto
Obwalden|Obwald||OW,Obvaldo
Nidwalden|Nidwald||NW,Nidvaldo
Glarus|Glaris||GL,Glarona
Zug|Zoug||ZG,Zugo
Freiburg|Fribourg|Fribourg|FR,Friburgo
Solothurn|Soleure||SO,Soletta
Basel-Stadt|Bâle-Ville|Basel-City|BS,Basilea Città
Basel-Landschaft|Bâle-Campagne|Basel-Country|BL,Baselland,Basilea Campagna
Schaffhausen|Schaffhouse||SH,Sciaffusa
Appenzell Ausserrhoden|Appenzell Rhodes-Extérieures|Appenzell Outer Rhodes|AR
Appenzell Innerrhoden|Appenzell Rhodes-Intérieures|Appenzell Inner Rhodes|AI
St. Gallen|Saint-Gall||SG,San Gallo,Sankt Gallen
Graubünden|Grisons|Grisons|GR,Grigioni,Grischun
Bündner Herrschaft|Seigneurie grisonne|
Aargau|Argovie||AG,Argovia
Thurgau|Thurgovie||TG,Turgovia
Tessin||Ticino|TI
Waadt|Vaud|Vaud|VD,Waadtland
Wallis|Valais|Valais|VS,Vallese
Neuenburg|Neuchâtel|Neuchâtel|NE
Genf|Genève|Geneva|GE,Ginevra
Jura|||JU,Giura
Drei-Seen-Land|Trois-Lacs|Three Lakes|Drei Seen,Region der drei Seen
Zürich & Zürichsee|Zurich et lac de Zurich|Zurich and Lake Zurich
Schaffhausen & Thurgau|Schaffhouse et Thurgovie|Schaffhausen and Thurgau
Genf & Drei-Seen-Land|Genève et Trois-Lacs|Geneva and Three Lakes
Schweiz|Suisse|Switzerland|CH,Svizzera,Svizra
Italien|Italie|Italy|IT,Italia
Frankreich|France|France|Francia
Spanien|Espagne|Spain|ES,España,Spagna
Portugal|||PT,Portogallo
Deutschland|Allemagne|Germany|DE,Germania
Österreich|Autriche|Austria|AT
Ungarn|Hongrie|Hungary|HU,Ungheria
Slowenien|Slovénie|Slovenia|SI
Kroatien|Croatie|Croatia|HR,Croazia,Hrvatska
Griechenland|Grèce|Greece|Grecia,Hellas
Rumänien|Roumanie|Romania|RO
Bulgarien|Bulgarie|Bulgaria|BG
Moldau|Moldavie|Moldova|MD,Moldawien
Georgien|Géorgie|Georgia
Armenien|Arménie|Armenia
Libanon|Liban|Lebanon|LB,Libano
Israel|Israël|
Südafrika|Afrique du Sud|South Africa|ZA,Sudafrica
Argentinien|Argentine|Argentina
Chile|Chili||Cile
Uruguay
USA|États-Unis|United States|US,Vereinigte Staaten,Stati Uniti,America,Amerika
Australien|Australie|Australia
Neuseeland|Nouvelle-Zélande|New Zealand|NZ,Nuova Zelanda
Liechtenstein|||FL
Luxemburg|Luxembourg|Luxembourg|Lussemburgo
England|Angleterre||Inghilterra
Tschechien|Tchéquie|Czechia|Tschechische Republik,Czech Republic
Slowakei|Slovaquie|Slovakia
Serbien|Serbie|Serbia
Nordmazedonien|Macédoine du Nord|North Macedonia|Mazedonien
Türkei|Turquie|Turkey|Türkiye
Piemont|Piémont|Piedmont|Piemonte
Toskana|Toscane|Tuscany|Toscana
Venetien|Vénétie|Veneto
Südtirol|Haut-Adige|South Tyrol|Alto Adige,Südtirol-Alto Adige
Trentino|Trentin|
Friaul|Frioul|Friuli|Friuli-Venezia Giulia
Lombardei|Lombardie|Lombardy|Lombardia
Ligurien|Ligurie|Liguria
Emilia-Romagna|Émilie-Romagne|
Marken|Marches|Marche|Le Marche
Umbrien|Ombrie|Umbria
Latium||Lazio
Apulien|Pouilles|Apulia|Puglia
Sizilien|Sicile|Sicily|Sicilia
Sardinien|Sardaigne|Sardinia|Sardegna
Abruzzen|Abruzzes|Abruzzo
Kampanien|Campanie|Campania
Kalabrien|Calabre|Calabria
Basilikata|Basilicate|Basilicata
Aostatal|Vallée d’Aoste|Aosta Valley|Valle d’Aosta
Bordeaux|||Bordelais
Burgund|Bourgogne|Burgundy|Borgogna
Champagne
Loire|||Val de Loire,Loiretal
Rhone|Rhône|Rhône|Rhonetal,Vallée du Rhône,Côtes du Rhône
Elsass|Alsace|Alsace|Alsazia
Korsika|Corse|Corsica
Savoyen|Savoie|Savoy
Provence|||Provenza
Südwestfrankreich|Sud-Ouest|South West France
Katalonien|Catalogne|Catalonia|Catalunya,Cataluña
Galicien|Galice|Galicia
Andalusien|Andalousie|Andalusia|Andalucía
Kastilien-La Mancha|Castille-La Manche|Castilla-La Mancha
Kastilien und León|Castille-et-León|Castile and León|Castilla y León
Alentejo
Mosel|Moselle|Moselle
Pfalz|Palatinat|Palatinate
Wien|Vienne|Vienna
Aragonien|Aragon|Aragon|Aragón
Navarra|Navarre|Navarre
Lissabon|Lisbonne|Lisbon|Lisboa
Genfersee|Lac Léman|Lake Geneva|Léman
Bielersee|Lac de Bienne|Lake Biel
Bodensee|Lac de Constance|Lake Constance
Baden|Bade|
Franken|Franconie|Franconia
Württemberg|Wurtemberg|
Rheinhessen|Hesse rhénane|Rhenish Hesse
Burgenland
Steiermark|Styrie|Styria
Niederösterreich|Basse-Autriche|Lower Austria
Tokaj|||Tokay,Tokajer
Istrien|Istrie|Istria|Istra
Dalmatien|Dalmatie|Dalmatia|Dalmacija
Makedonien|Macédoine|Macedonia
Peloponnes|Péloponnèse|Peloponnese
Santorini|Santorin|
Kachetien|Kakhétie|Kakheti
Bekaa-Ebene|Plaine de la Bekaa|Beqaa Valley|Bekaa
Galiläa|Galilée|Galilee
Kalifornien|Californie|California
Weisswein|Vin blanc|White wine|weiss,blanc,white,bianco,vino bianco,blanco,vino blanco,branco,vinho branco
Rotwein|Vin rouge|Red wine|rot,rouge,red,rosso,vino rosso,tinto,vino tinto,vinho tinto
Roséwein|Vin rosé|Rosé wine|Rosé,rosato,vino rosato,rosado,Rosewein
Schaumwein|Vin mousseux|Sparkling wine|mousseux,sparkling,spumante,vino spumante,Sekt,effervescent,bollicine,espumoso,vino espumoso,espumante
Süsswein|Vin doux|Sweet wine|süss,Dessertwein,doux,sweet,dolce,vino dolce,liquoreux,dessert wine,dulce,vino dulce
Likörwein|Vin de liqueur|Fortified wine|vino liquoroso,Portwein,vin fortifié
Perlwein|Vin perlé|Semi-sparkling wine|frizzante,pétillant
Alkoholfreier Wein|Vin sans alcool|Alcohol-free wine|alkoholfrei,sans alcool,alcohol-free,analcolico
Orangewein|Vin orange|Orange wine|Orange
Pinot Noir|Pinot noir||Blauburgunder,Spätburgunder,Pinot Nero,Blauer Burgunder,Clevner
Grauburgunder|Pinot gris|Pinot Gris|Ruländer,Pinot Grigio,Malvoisie,Grauer Burgunder
Weissburgunder|Pinot blanc|Pinot Blanc|Pinot Bianco,Weisser Burgunder
Müller-Thurgau|||Riesling-Sylvaner,Riesling x Sylvaner,Riesling-Silvaner,Riesling x Silvaner,Rivaner
Chasselas|||Gutedel,Fendant,Perlan
Savagnin Blanc|Savagnin blanc||Savagnin,Heida,Païen
Syrah|||Shiraz
Silvaner|Sylvaner||Johannisberg,Grüner Silvaner
Meunier|||Schwarzriesling,Müllerrebe,Pinot Meunier
Muskateller|Muscat|Muscat|Moscato,Muscat blanc
Gewürztraminer|Gewurztraminer||Traminer
Blaufränkisch|||Lemberger,Kékfrankos
Grenache|||Garnacha,Cannonau,Grenache noir,Garnacha tinta
Mourvèdre|||Monastrell
Carignan|||Cariñena,Carignano
Malbec|||Cot
Vernatsch||Schiava|Trollinger,Schiava
Welschriesling|Riesling italique||Graševina,Riesling italico
Primitivo|||Zinfandel
Marsanne|||Ermitage
Cornalin|||Rouge du Pays
Tempranillo|||Tinta Roriz,Aragonez,Tinto Fino
Vermentino|||Rolle,Pigato
Nebbiolo|||Spanna,Chiavennasca
Petite Arvine|||Arvine
Sauvignon Blanc|Sauvignon blanc||Sauvignon
Grüner Veltliner|||Veltliner
Zweigelt|||Blauer Zweigelt
Landwein|Vin de pays|Country wine
Bio||Organic|biologisch,biologique,Biowein
Biodynamisch|Biodynamique|Biodynamic|Demeter
Naturwein|Vin nature|Natural wine
Vegan|Végane|
Koscher|Casher|Kosher
Goldene Traube|Grappe d’or|Golden Grape
Wein des Jahres|Vin de l’année|Wine of the Year
Grosse Goldmedaille|Grande médaille d’or|Grand Gold Medal
Goldmedaille|Médaille d’or|Gold Medal
Silbermedaille|Médaille d’argent|Silver Medal
Publikumspreis|Prix du public|Audience Award
Empfehlung der Jury|Recommandation du jury|Jury Recommendation
Kategoriensieger|Vainqueur de catégorie|Category Winner
Preis der Zürichsee-Flotte|Prix de la flotte du lac de Zurich|Lake Zurich Fleet Award
Bioweinpreis|Prix du vin bio|Organic Wine Award
75 cl|||Flasche,bouteille,bottle
37.5 cl|||halbe,halbe Flasche,demi,demi-bouteille,half bottle
150 cl|||Magnum
300 cl|||Doppelmagnum,Jéroboam,Double Magnum
600 cl|||Impériale,Methusalem
`;

/** All of them; the list for `name_fr` and `name_en` of what is stored, and for all that looks for a name. */
export const knownNames: KnownName[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [de = '', fr, en, others] = line.split('|');
    return { de, fr: fr || de, en: en || de, others: others ? others.split(',') : [] };
  });

const wordsOfName = ({ de, fr, en, others }: KnownName) => [de, fr, en, ...others];

/** The names that one name gives together: «Pinot Noir (Blauburgunder)», «Syrah / Shiraz». */
export const namesWithin = (text: string): string[] => [
  text,
  ...text
    .split(/[(),;/]|\s[–-]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== text),
];

/** Names have up to so many words. */
const NAME_WORDS = [4, 3, 2];

/** Looks up what is called the same. */
export interface NameBook {
  /** The names in other languages of what has this German name, or null for what is not known. */
  translatedName(de: string): { fr: string; en: string } | null;
  /** Every other word for what a text names: "VD" gives Waadt, Vaud, Waadtland. Empty for what is not known. */
  otherWords(text: string): string[];
  /**
   * What was typed in its parts that are searched for: words, or several that together are the name of something known.
   * "pinot nero" is one name, and the wine that is called so need not have either word.
   */
  namedParts(typed: string): string[][];
  /** What a typed word or name is called otherwise, folded: found as whole words, since some are as short as "rot". */
  synonymsOf(text: string): string[];
  /** A typed word in all the ways by which it is found: spelled otherwise, or in another language. */
  waysToWrite(word: string): string[];
}

/** A book of these names. The browser has one of the common words; the server's knows the world of wine as well. */
export function nameBook(names: readonly KnownName[]): NameBook {
  const byKey = new Map<string, KnownName[]>();
  for (const known of names)
    for (const key of new Set(wordsOfName(known).map(nameKey)))
      byKey.set(key, [...(byKey.get(key) ?? []), known]);
  const called = (text: string) => byKey.get(nameKey(text)) ?? [];
  return {
    translatedName(de) {
      const known = called(de).find((one) => nameKey(one.de) === nameKey(de));
      return known ? { fr: known.fr, en: known.en } : null;
    },
    otherWords: (text) => [
      ...new Set(namesWithin(text).flatMap((name) => called(name).flatMap(wordsOfName))),
    ],
    namedParts(typed) {
      const words = wordsOf(typed);
      const parts: string[][] = [];
      for (let at = 0; at < words.length; ) {
        const length =
          NAME_WORDS.find(
            (count) =>
              count <= words.length - at && byKey.has(nameKey(words.slice(at, at + count).join(' '))),
          ) ?? 1;
        parts.push(words.slice(at, at + length));
        at += length;
      }
      return parts;
    },
    synonymsOf: (text) => [...new Set(called(text).flatMap(({ others }) => others.map(folded)))],
    waysToWrite: (word) => [
      ...new Set([
        ...spellingsOf(word),
        ...called(word).flatMap(({ de, fr, en }) => [de, fr, en].map(folded)),
      ]),
    ],
  };
}

export const { translatedName, otherWords, namedParts, synonymsOf, waysToWrite } = nameBook(knownNames);
