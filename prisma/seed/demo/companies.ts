/** An invented company of the wine trade: its home and the countries or regions it sells. */
export interface Company {
  name: string;
  town: string;
  shows: string[];
}

const list = `
Weingut Tobelrain|Stäfa|Zürichsee
Weinbau Sternenhof|Meilen|Zürichsee
Rebgut Schipfhalde|Herrliberg|Zürichsee
Weingut Zum Lattenrain|Männedorf|Zürichsee
Kellerei Au-Wingert|Wädenswil|Zürichsee
Weinbau Gwanderhof|Richterswil|Zürichsee
Rebgut Höchrain|Küsnacht ZH|Zürichsee
Weinbau Turmguet|Erlenbach ZH|Zürichsee
Weingut Seeburghalde|Rapperswil SG|Zürichsee
Weinbau Leutschrain|Freienbach|Zürichsee
Rebgut Rhyhalde|Eglisau|Zürcher Weinland
Weinbau Familie Wingerter|Rafz|Zürcher Weinland
Staldenhof Weine|Andelfingen|Zürcher Weinland
Weingut Lägernsonne|Regensberg|Zürcher Weinland
Rebhof Limmatrain|Weiningen ZH|Zürcher Weinland
Piwi-Kollektiv Weinland|Winterthur|Zürcher Weinland
Bergtrotte Hallau|Hallau|Schaffhausen
Weingut Klettgauer Hof|Wilchingen|Schaffhausen
Munotkeller Weine AG|Schaffhausen|Schaffhausen
Rheinhalden Weinbau|Stein am Rhein|Schaffhausen,Thurgau
Weingut Torkelbündt|Maienfeld|Bündner Herrschaft
Weinbau Falknisblick|Fläsch|Bündner Herrschaft
Weingut Tschingelhof|Jenins|Bündner Herrschaft
Törggel Malanser Boden|Malans GR|Bündner Herrschaft
Weinkeller Steinbruck|Chur|Bündner Herrschaft
Weingut Habsrain|Brugg AG|Aargau
Rebgut Goldwand|Baden|Aargau
Weinbau Staufenrain|Lenzburg|Aargau
Weingut Ottenhalde|Weinfelden|Thurgau
Weinbau Seerücken|Frauenfeld|Thurgau
Domaine du Clos-Vignard|Rivaz|Waadt
Cave des Trois Tilleuls|Cully|Waadt
Domaine La Pervenche|Rolle|Waadt
Les Vignerons du Haut-Lac|Vevey|Waadt
Domaine Mont-Charmant|Morges|Waadt
Cave du Vieux Chamossaire|Yvorne|Waadt
Cave La Grappe d’Or|Aigle|Waadt
Cave Pierre-Avoi|Sion|Wallis
Domaine des Marmettes-Hautes|Sierre|Wallis
Kellerei Pfynwald|Salgesch|Wallis
Weine vom Leukerberg|Leuk Stadt|Wallis
Heidakellerei Vispertal|Visp|Wallis
Caves du Bisse Neuf|Sion|Wallis
Domaine des Charmilles-Rouges|Satigny|Genf
Cave du Mandement Vert|Genève|Genf
Domaine de la Perrière d’Auvernier|Auvernier|Drei-Seen-Land
Rebgut St. Petersrain|Twann|Drei-Seen-Land
Weinbau Kirchterrasse|Ligerz|Drei-Seen-Land
Cantina Val d’Ombra|Mendrisio|Tessin
Tenuta Ronco al Sole|Lugano|Tessin
Vini Cima Chiara|Bellinzona|Tessin
Cantina Tre Castagni|Biasca|Tessin
Azienda Monte Lucertola|Morcote|Tessin
Fattoria del Verbano|Locarno|Tessin
Vini Passo Alto|Zürich|Piemont,Toskana
Enoteca Due Ponti|Zürich|Toskana,Venetien
Casa del Nebbiolo|Winterthur|Piemont
Barolo & Brüder|Zürich|Piemont,Venetien
Toskana direkt GmbH|Zug|Toskana
Vinitalia Sud|Dietikon|Apulien,Sizilien,Kampanien
Sicilia nel Bicchiere|Uster|Sizilien,Sardinien
Weinhaus Brennerpass|Rapperswil SG|Südtirol,Friaul
Adria Weinimport AG|Basel|Abruzzen,Apulien
Alto Adige Weine Tschögglhof|Chur|Südtirol
Vinoteca Campanile|Luzern|Venetien,Friaul,Kampanien
Cantinetta Mare e Monti|Bern|Sardinien,Toskana
Il Tappo Rosso|Baden|Piemont,Apulien,Sizilien
Prosecco-Kontor Seefeld|Zürich|Venetien
Le Caveau du Limmatquai|Zürich|Bordeaux,Burgund
Maison Bel-Ormeau|Genève|Bordeaux
Champagne & Cie. Seestern|Küsnacht ZH|Champagne
Cave Rhodanienne|Lausanne|Rhone,Languedoc
Terroirs de France AG|Basel|Burgund,Loire,Elsass
Vins du Midi|Fribourg|Languedoc,Provence
Weinkontor Elsässertor|Basel|Elsass,Burgund
Grands Jours Weinhandel|Zug|Bordeaux,Burgund,Champagne
La Petite Barrique|Winterthur|Loire,Rhone,Provence
Bulles & Bouchons|Zürich|Champagne,Loire
Bodegas Camino Lento|Zürich|Rioja,Ribera del Duero
Casa Iberia Weinimport|Schlieren|Spanien,Portugal
Sol y Sombra Vinos|Winterthur|Jumilla,Rueda,Rioja
La Tinaja|Bern|Priorat,Penedès
Galicia Atlántica|Zürich|Galicien
Vinos Tres Encinas|Luzern|Ribera del Duero,Rueda
Sherrykontor Weisse Erde|Zürich|Andalusien
Cava & Tapas Handels AG|Dübendorf|Penedès,Rioja
Don Quijotes Keller|Aarau|Spanien
Lusitania Weine|Zürich|Portugal
Porto Douro Import|Basel|Douro
Quinta & Söhne|Thalwil|Alentejo,Dão,Douro
Vinho Verde Haus|Olten|Vinho Verde,Alentejo
Rieslinghaus Schwanen|Schaffhausen|Mosel,Pfalz,Baden
Deutsche Weinlese AG|Zürich|Deutschland
Badener Rebleut|Basel|Baden,Franken
Veltliner & Freunde|St. Gallen|Wachau,Kamptal,Steiermark
Donauwein Kontor|Zürich|Österreich
Pannonia Weine|Winterthur|Burgenland,Ungarn
Tokajer Keller Zürich|Zürich|Ungarn
Puszta & Paprika Weinimport|Wetzikon ZH|Ungarn,Rumänien
Adriatica Vina|Zürich|Kroatien,Slowenien
Karst und Meer|Luzern|Slowenien,Istrien
Dalmatien im Glas|St. Gallen|Kroatien
Ktima Helvetia|Zürich|Griechenland
Ägäis Weine|Basel|Griechenland
Karpatenwein GmbH|Bern|Rumänien,Moldau
Codru Weinimport|Aarau|Moldau
Qvevri & Co.|Zürich|Georgien
Kaukasus Weinhaus|Winterthur|Georgien
Zedernwein|Genève|Libanon
Levante Vins|Lausanne|Libanon,Israel
Galil Weine|Zürich|Israel
Kap der guten Weine|Horgen|Südafrika
Springbock Wines|Zürich|Südafrika
Swartland Selection|Zug|Swartland,Stellenbosch
Malbec & Mate|Zürich|Argentinien
Pampa Vinos|Bern|Argentinien,Uruguay
Tannat Haus|Solothurn|Uruguay
Andenkeller|Luzern|Chile,Argentinien
Valle Central Import|Kloten|Chile
Golden Gate Cellars|Zürich|Napa Valley,Sonoma
Pacific Coast Wines|Zug|USA
Outback Cellars|Winterthur|Australien
Down Under Weine|Zürich|Australien,Neuseeland
Kiwi Vineyards Kontor|Rapperswil SG|Neuseeland
Weinhandlung Zum Roten Anker|Zürich|Zürichsee,Toskana,Rioja
Drei Fässer Weine AG|Zürich|Italien,Spanien
Vinarium Nordwand|Thun|Wallis,Waadt,Burgund
Weinlager Alte Giesserei|Zürich|Frankreich,Deutschland,Zürcher Weinland
Korkzieher & Co.|Winterthur|Italien,Portugal,Südafrika
Weinkellerei Zur Linde|Wädenswil|Zürichsee,Bündner Herrschaft,Wallis
Vinothek Bellerive|Zürich|Champagne,Bordeaux,Piemont
Kellerei Bahnhof Nord|Dietikon|Apulien,Jumilla,Chile
Schwarzer Peter Weinhandel|Burgdorf|Österreich,Deutschland
Glarner Weinhalle|Glarus|Bündner Herrschaft,Venetien
Alpenwein Genossenschaft|Schwyz|Zürichsee,Tessin,Wallis
Biowein Lindenhof|Liestal|Provence,Sizilien,Aargau
Naturwein Stube Sechs|Zürich|Loire,Georgien,Steiermark
Weinschiff Handels AG|Lachen SZ|Italien,Frankreich,Spanien
`;

/** The fair's exhibitors besides the demo winery, in the order in which they registered. */
export const companies: Company[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', town = '', shows = ''] = line.split('|');
    return { name, town, shows: shows.split(',') };
  });
