import { folded, nameKey, spellingsOf } from './folded.ts';

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
Bündner Herrschaft|Seigneurie grisonne|Bündner Herrschaft
Aargau|Argovie||AG,Argovia
Thurgau|Thurgovie||TG,Turgovia
Tessin|Tessin|Ticino|TI
Waadt|Vaud|Vaud|VD,Waadtland
Wallis|Valais|Valais|VS,Vallese
Neuenburg|Neuchâtel|Neuchâtel|NE
Genf|Genève|Geneva|GE,Ginevra
Jura|Jura|Jura|JU,Giura
Drei-Seen-Land|Trois-Lacs|Three Lakes|Drei Seen,Region der drei Seen
Zürich & Zürichsee|Zurich et lac de Zurich|Zurich and Lake Zurich
Schaffhausen & Thurgau|Schaffhouse et Thurgovie|Schaffhausen and Thurgau
Genf & Drei-Seen-Land|Genève et Trois-Lacs|Geneva and Three Lakes
Schweiz|Suisse|Switzerland|CH,Svizzera,Svizra
Italien|Italie|Italy|IT,Italia
Frankreich|France|France|Francia
Spanien|Espagne|Spain|ES,España,Spagna
Portugal|Portugal|Portugal|PT,Portogallo
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
Israel|Israël|Israel
Südafrika|Afrique du Sud|South Africa|ZA,Sudafrica
Argentinien|Argentine|Argentina|
Chile|Chili|Chile|Cile
Uruguay|Uruguay|Uruguay
USA|États-Unis|United States|US,Vereinigte Staaten,Stati Uniti,America,Amerika
Australien|Australie|Australia
Neuseeland|Nouvelle-Zélande|New Zealand|NZ,Nuova Zelanda
Liechtenstein|Liechtenstein|Liechtenstein|FL
Luxemburg|Luxembourg|Luxembourg|Lussemburgo
England|Angleterre|England|Inghilterra
Tschechien|Tchéquie|Czechia|Tschechische Republik,Czech Republic
Slowakei|Slovaquie|Slovakia
Serbien|Serbie|Serbia
Nordmazedonien|Macédoine du Nord|North Macedonia|Mazedonien
Türkei|Turquie|Turkey|Türkiye
Piemont|Piémont|Piedmont|Piemonte
Toskana|Toscane|Tuscany|Toscana
Venetien|Vénétie|Veneto
Südtirol|Haut-Adige|South Tyrol|Alto Adige,Südtirol-Alto Adige
Trentino|Trentin|Trentino
Friaul|Frioul|Friuli|Friuli-Venezia Giulia
Lombardei|Lombardie|Lombardy|Lombardia
Ligurien|Ligurie|Liguria
Emilia-Romagna|Émilie-Romagne|Emilia-Romagna
Marken|Marches|Marche|Le Marche
Umbrien|Ombrie|Umbria
Latium|Latium|Lazio
Apulien|Pouilles|Apulia|Puglia
Sizilien|Sicile|Sicily|Sicilia
Sardinien|Sardaigne|Sardinia|Sardegna
Abruzzen|Abruzzes|Abruzzo
Kampanien|Campanie|Campania
Kalabrien|Calabre|Calabria
Basilikata|Basilicate|Basilicata
Aostatal|Vallée d’Aoste|Aosta Valley|Valle d’Aosta
Bordeaux|Bordeaux|Bordeaux|Bordelais
Burgund|Bourgogne|Burgundy|Borgogna
Champagne|Champagne|Champagne
Loire|Loire|Loire|Val de Loire,Loiretal
Rhone|Rhône|Rhône|Rhonetal,Vallée du Rhône,Côtes du Rhône
Elsass|Alsace|Alsace|Alsazia
Korsika|Corse|Corsica
Savoyen|Savoie|Savoy
Provence|Provence|Provence|Provenza
Katalonien|Catalogne|Catalonia|Catalunya,Cataluña
Galicien|Galice|Galicia
Andalusien|Andalousie|Andalusia|Andalucía
Kastilien-La Mancha|Castille-La Manche|Castilla-La Mancha
Kastilien und León|Castille-et-León|Castile and León|Castilla y León
Alentejo|Alentejo|Alentejo
Mosel|Moselle|Moselle
Pfalz|Palatinat|Palatinate
Baden|Bade|Baden
Franken|Franconie|Franconia
Württemberg|Wurtemberg|Württemberg
Rheinhessen|Hesse rhénane|Rhenish Hesse
Burgenland|Burgenland|Burgenland
Steiermark|Styrie|Styria
Niederösterreich|Basse-Autriche|Lower Austria
Tokaj|Tokaj|Tokaj|Tokay,Tokajer
Istrien|Istrie|Istria|Istra
Dalmatien|Dalmatie|Dalmatia|Dalmacija
Makedonien|Macédoine|Macedonia
Peloponnes|Péloponnèse|Peloponnese
Santorini|Santorin|Santorini
Kachetien|Kakhétie|Kakheti
Bekaa-Ebene|Plaine de la Bekaa|Beqaa Valley|Bekaa
Galiläa|Galilée|Galilee
Kalifornien|Californie|California
Weisswein|Vin blanc|White wine|weiss,blanc,white,bianco,vino bianco
Rotwein|Vin rouge|Red wine|rot,rouge,red,rosso,vino rosso
Roséwein|Vin rosé|Rosé wine|Rosé,rosato,vino rosato
Schaumwein|Vin mousseux|Sparkling wine|mousseux,sparkling,spumante
Süsswein|Vin doux|Sweet wine|süss,Dessertwein,doux,sweet,dolce,vino dolce
Likörwein|Vin de liqueur|Fortified wine|vino liquoroso
Alkoholfreier Wein|Vin sans alcool|Alcohol-free wine|alkoholfrei,sans alcool,alcohol-free,analcolico
Orangewein|Vin orange|Orange wine|Orange
Pinot Noir|Pinot noir|Pinot Noir|Blauburgunder,Spätburgunder,Pinot Nero
Grauburgunder|Pinot gris|Pinot Gris|Ruländer,Pinot Grigio,Malvoisie
Weissburgunder|Pinot blanc|Pinot Blanc|Pinot Bianco
Müller-Thurgau|Müller-Thurgau|Müller-Thurgau|Riesling-Sylvaner,Riesling x Sylvaner,Riesling Silvaner
Chasselas|Chasselas|Chasselas|Gutedel,Fendant
Savagnin Blanc|Savagnin blanc|Savagnin Blanc|Savagnin,Heida,Païen
Syrah|Syrah|Syrah|Shiraz
Silvaner|Sylvaner|Silvaner|Johannisberg,Grüner Silvaner
Meunier|Meunier|Meunier|Schwarzriesling,Müllerrebe,Pinot Meunier
Muskateller|Muscat|Muscat|Moscato,Muscat blanc
Gewürztraminer|Gewurztraminer|Gewürztraminer|Traminer
Blaufränkisch|Blaufränkisch|Blaufränkisch|Lemberger,Kékfrankos
Grenache|Grenache|Grenache|Garnacha,Cannonau
Mourvèdre|Mourvèdre|Mourvèdre|Monastrell
Carignan|Carignan|Carignan|Cariñena,Carignano
Malbec|Malbec|Malbec|Cot
Vernatsch|Vernatsch|Schiava|Trollinger,Schiava
Welschriesling|Riesling italique|Welschriesling|Graševina,Riesling italico
Primitivo|Primitivo|Primitivo|Zinfandel
Landwein|Vin de pays|Country wine
Bio|Bio|Organic|biologisch,biologique,Biowein
Biodynamisch|Biodynamique|Biodynamic|Demeter
Naturwein|Vin nature|Natural wine
Vegan|Végane|Vegan
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
Stromanschluss 230 V|Raccordement électrique 230 V|Power connection 230 V
Kühlschrank 140 l|Réfrigérateur 140 l|Refrigerator 140 l
Degustationsgläser, Kiste zu 36|Verres à dégustation, caisse de 36|Tasting glasses, box of 36
Gläserspüldienst, pro Messetag|Lavage des verres, par jour de foire|Glass washing, per fair day
Stehtisch mit Husse|Table haute avec housse|Bar table with cover
Zusätzliche Standbeleuchtung|Éclairage supplémentaire du stand|Additional stand lighting
Parkkarte für Lieferwagen|Carte de stationnement pour camionnette|Parking permit for a van
Werbetafel am Steg|Panneau publicitaire sur la passerelle|Advertising board on the jetty
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

const byKey = new Map<string, KnownName[]>();
for (const known of knownNames)
  for (const key of new Set(wordsOfName(known).map(nameKey)))
    byKey.set(key, [...(byKey.get(key) ?? []), known]);

/** The names in other languages of what has this German name, or null for what is not known. */
export const translatedName = (de: string): { fr: string; en: string } | null => {
  const known = byKey.get(nameKey(de))?.find((one) => nameKey(one.de) === nameKey(de));
  return known ? { fr: known.fr, en: known.en } : null;
};

/** Every other word for what a text names: "VD" gives Waadt, Vaud, Waadtland. Empty for what is not known. */
export const otherWords = (text: string): string[] => [
  ...new Set((byKey.get(nameKey(text)) ?? []).flatMap(wordsOfName)),
];

/** A typed word in all the ways by which it is found: spelled otherwise, or in another language. */
export const waysToWrite = (word: string): string[] => [
  ...new Set([
    ...spellingsOf(word),
    ...(byKey.get(nameKey(word)) ?? []).flatMap(({ de, fr, en }) => [de, fr, en].map(folded)),
  ]),
];
