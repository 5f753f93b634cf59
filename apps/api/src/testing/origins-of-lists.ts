/**
 * How foreign lists write origins, word for word: "@" starts a list (what it is | its language); every other line names the
 * region to which the cells after the colon must lead, in German with its country (or the country alone, or a part of one),
 * the cells set apart by " | ". Where several regions bear the name, " / " sets them apart and the reader has to ask. The
 * cells after "?" lead nowhere: they are misspelt, no places at all, or name a grape.
 */
export const originsOfLists = `
@ Wine list of an inn | German
Abruzzen, Italien: Abruzzen
Bordeaux, Frankreich: Bordeaux | Bordeaux - Saint-Émilion | Bordeaux - Pauillac | Bordeaux - Margaux
Burgenland, Österreich: Burgenland
Burgund, Frankreich: Burgund | Bourgogne
Champagne, Frankreich: Champagne
Franken, Deutschland: Franken
Friaul, Italien: Friaul-Julisch Venetien
Kamptal, Österreich: Kamptal
Kastilien-La Mancha, Spanien: Castilla-La Mancha
Languedoc, Frankreich: Pays d'Oc
Leithaberg, Österreich: Leithaberg
Loire, Frankreich: Loire
Lombardei, Italien: Lombardei
Mosel, Deutschland: Mosel | Saar
Nahe, Deutschland: Nahe
Neusiedlersee, Österreich: Neusiedlersee
Pfalz, Deutschland: Pfalz
Piemont, Italien: Piemont
Provence, Frankreich: Provence | Côtes de Provence
Rheingau, Deutschland: Rheingau
Rheinhessen, Deutschland: Rheinhessen
Rhone, Frankreich: Rhône
Ribera del Duero, Spanien: Ribera del Duero
Rioja, Spanien: Rioja
Sizilien, Italien: Sizilien
Südsteiermark, Österreich: Südsteiermark
Südtirol, Italien: Südtirol
Toro, Spanien: Toro
Toskana, Italien: Toscana | Toskana
Umbrien, Italien: Umbrien
Wachau, Österreich: Wachau
Kamptal, Österreich / Wagram, Österreich: Wagram, Kamptal
Wagram, Österreich: Wagram
@ Cellar of a collector | French
?: Grand Poujeaux Mouli | Montbazillac
Bordeaux, Frankreich: Grand cru classé Pauillac | St Croix Du Mont | St Julien | St Estephe | Margaux | Pauillac | Haut-Médoc | St Emilion | Sauternes | Graves de Vayres | Médoc | Lalande de Pomerol | Barsac Sauternes | 1ère Cotes de Blaye | Listrac
Südwestfrankreich, Frankreich: Bergerac | Jurançon
@ Inventory of a cellar, with levels | French
Abruzzen, Italien: Abruzzes
Andalusien, Spanien: Andalousie
Apulien, Italien: Les Pouilles
Baden, Deutschland: Bade
Beaujolais, Frankreich: Beaujolais
Bordeaux, Frankreich: Bordeaux > Rive gauche | Bordeaux | Bordeaux > Rive droite
Burgund, Frankreich: Bourgogne > Côte d'or > Côte de Beaune | Bourgogne > Côte d'or > Côte de Beaune > Grèves | Bourgogne | Bourgogne > Côte d'or > Côte de Beaune > Clos de la Perrière | Bourgogne > Côte d'or > Côte de Nuits | Bourgogne > Yonne > Vaudésir | Bourgogne > Yonne > Les Fourneaux | Bourgogne > Côte d'or > Côte de Nuits > La Combe d'Orveau
Burgund, Frankreich: Bourgogne > Côte d'or > Côte de Beaune > Les Gréchons et Foutrières | Bourgogne > Côte d'or > Côte de Beaune > Les Tessons | Bourgogne > Côte d'or > Côte de Beaune > Les Tillets | Bourgogne > Côte d'or > Côte de Nuits > Les Pruliers | Bourgogne > Côte d'or > Côte de Beaune > Pommard | Bourgogne > Côte d'or > Côte de Beaune > En Mareau
Burgund, Frankreich: Bourgogne > Côte d'or > Côte de Beaune > Les Gravières
Champagne, Frankreich: Champagne
Douro, Portugal: Douro
Elsass, Frankreich: Alsace
Friaul, Italien: Frioul Vénétie Julienne
Jura, Frankreich / Jura, Schweiz: Jura
Kastilien und León, Spanien: Castille Léon
Katalonien, Spanien: Catalogne
Korsika, Frankreich: Corse
Languedoc, Frankreich / Roussillon, Frankreich: Pays d'Oc > Pyrénées-Orientales > Côtes catalanes
Languedoc, Frankreich: Languedoc-Roussillon
Ligurien, Italien: Ligurie
Loire, Frankreich: Vallée de la Loire > Anjou et Saumur | Loire | Vallée de la Loire | Vallée de la Loire > Centre Loire
Lombardei, Italien: Lombardie
Marken, Italien: Les Marches
Mosel, Deutschland: Mosel
Niederösterreich, Österreich: Basse-Autriche (Niederösterreich)
Piemont, Italien: Piémont | Piémont > Monferrato
Rhone, Frankreich: Rhône > Rhône et sud-est | Rhône > Rhône méridional | Rhône > Rhône septentrional
Rioja, Spanien: La Rioja | La Rioja > Alavesa
Savoyen, Frankreich: Savoie
Sizilien, Italien: Sicile
Südwestfrankreich, Frankreich: Sud-Ouest | Sud-Ouest > Gers
Teneriffa, Spanien: Îles Canaries > Tenerife
Toskana, Italien: Toscane | Toscane > San Gimignano
Umbrien, Italien: Ombrie
Venetien, Italien: Vénétie
Württemberg, Deutschland: Württemberg
@ Assortment of a merchant of fine wines | French
Beaujolais, Frankreich: Beaujolais | Morgon | Beaujolais-Villages | Chénas | Moulin-à-Vent | Fleurie
Bordeaux, Frankreich: Bordeaux | Pessac-Léognan | Pauillac | Côtes de Bourg
Burgund, Frankreich: Bourgogne | Clos de Vougeot Grand Cru | Nuits-Saint-Georges Premier Cru | Chassagne-Montrachet 1er Cru AOC | Chassagne-Montrachet AOC | Meursault AOC | Gevrey-Chambertin | Saint-Aubin 1er Cru AOC | Mâconnais | Pouilly-Fuissé | Beaune Premier Cru | Nuits-Saint-Georges | Clos de la Roche Grand Cru | Gevrey-Chambertin Premier Cru | Chambolle-Musigny
Burgund, Frankreich: Echezeaux Grand Cru | Vosne-Romanée | Vosne-Romanée Premier Cru | Santenay 1er Cru AOC | Meursault 1er Cru AOC | Puligny-Montrachet 1er Cru AOC | Chassagne-Montrachet | Bâtard-Montrachet Grand Cru | Bonnes-Mares Grand Cru | Charmes-Chambertin Grand Cru | Chevalier-Montrachet Grand Cru | Corton Grand Cru | Corton-Charlemagne Grand Cru
Burgund, Frankreich: Savigny-lès-Beaune Premier Cru | Meursault Premier Cru | Beaune | Morey-Saint-Denis | Morey-Saint-Denis Premier Cru | Puligny-Montrachet Premier Cru | Chablis Grand Cru | Chablis Premier Cru | Chambolle-Musigny Premier Cru | Ruchottes-Chambertin Grand Cru | Saint-Aubin | Puligny-Montrachet | Volnay Premier Cru | Côte de Nuits-Villages | Meursault | Pommard
Burgund, Frankreich: Volnay | Mercurey Premier Cru | Côte de Beaune | Pernand-Vergelesses Premier Cru | Pernand-Vergelesses | Chapelle-Chambertin Grand Cru | Maranges | Saint-Romain | Latricières-Chambertin Grand Cru | Savigny-lès-Beaune | Grands Échézeaux Grand Cru | Musigny Grand Cru | Bienvenues-Bâtard-Montrachet Grand Cru | Chassagne-Montrachet Premier Cru | Auxey-Duresses
Burgund, Frankreich: Mâcon-Prissé | Mâcon-Verzé | Pouilly-Loché | Pouilly-Vinzelles | Bourgogne Aligoté | Coteaux Bourguignons | Fixin Premier Cru | Fixin | Chablis | Chambertin Grand Cru | Chambertin-Clos de Bèze Grand Cru | Ladoix | Rully | Bourgogne Côte d'Or
Champagne, Frankreich: Champagne | Champagne Grand Cru | Champagne Premier Cru
Frankreich: Vin de France | France
Jura, Frankreich: Arbois | Château-Chalon | Côtes du Jura | Crémant du Jura
Jura, Frankreich / Jura, Schweiz: Jura
Languedoc, Frankreich: Languedoc | IGP Pays d'Hérault
Loire, Frankreich: Loire | Saumur-Champigny | Vallée de la Loire | Saumur | Muscadet | Sancerre AOC | Savennières AOC
Provence, Frankreich: Provence | Palette | IGP Alpilles
Rhone, Frankreich: Rhône Nord | Cornas AOC | Rhône | Cornas | Rhône Sud | Châteauneuf-du-Pape AOC | Côte-Rôtie | Hermitage | Saint-Joseph | Côte-Rôtie AOC | Gigondas AOC | Condrieu | Ardèche | IGP Ardèche | Saint-Joseph AOC
Savoyen, Frankreich: Savoie | Vin de Savoie Ayze | Vin de Savoie
Toskana, Italien: Toscane | Toscana IGT
@ Shelf of a supermarket | French
?: EU
Bordeaux, Frankreich: Bordeaux
Burgund, Frankreich: Bourgogne | Mâconnais
Frankreich: France
Languedoc, Frankreich: Gard | Camargue | Pays d'Oc | Terres du Midi | Hérault | Pays d’Oc | Languedoc-Roussillon
Loire, Frankreich: Loire Valley
Provence, Frankreich: Alpilles | Var | Côtes de Provence | Les Baux-de-Provence | Méditerranée | Provence | Coteaux Varois en Provence | Pays des Maures | Bandol
Rhone, Frankreich: Luberon | Ventoux | Séguret | Côtes-du-Rhône | Côtes du Rhône | Vallée du Rhône | Costières-de-Nîmes
Spanien: Spain
Südwestfrankreich, Frankreich: Côtes du Tarn
Venetien, Italien: Veneto
@ Price list of a merchant | Italian
?: DUBOS | BROVELLI | VINO&D | HEBRARD | CERETTO | PELLEGRINI | SARZI | CREMANT
Abruzzen, Italien: ABRUZZO
Aostatal, Italien: VALLE D'AOSTA
Apulien, Italien: PUGLIA
Basilikata, Italien: BASILICATA
Bordeaux, Frankreich: BORDEAUX | SAUTERNES
Burgund, Frankreich: BORGOGNA
Champagne, Frankreich: CHAMPAGNE
Deutschland: GERMANIA
Elsass, Frankreich: ALSAZIA
Emilia-Romagna, Italien: EMILIA ROMAGNA
Frankreich: FRANCIA
Friaul, Italien: FRIULI VENEZIA GIULIA | FRIULI
Kalabrien, Italien: CALABRIA
Kampanien, Italien: CAMPANIA
Languedoc, Frankreich: LANGUEDOC
Latium, Italien: LAZIO
Ligurien, Italien: LIGURIA
Lombardei, Italien: LOMBARDIA | FRANCIACORTA
Marken, Italien: MARCHE
Molise, Italien: MOLISE
Mosel, Deutschland: MOSELLA
Piemont, Italien: PIEMONTE
Portugal: PORTOGALLO
Sardinien, Italien: SARDEGNA
Sizilien, Italien: SICILIA
Spanien: SPAGNA
Südtirol, Italien: ALTO ADIGE
Toskana, Italien: TOSCANA
Trentino, Italien: TRENTINO
Umbrien, Italien: UMBRIA
Venetien, Italien: VENETO
Österreich: AUSTRIA
@ Guide to natural wines | Swedish
Alentejo, Portugal: Alentejo
Bairrada, Portugal: Bairrada
Beira Interior, Portugal: Beira Interior
Burgenland, Österreich: Burgenland
Burgund, Frankreich: Chablis, Bourgogne
Carnuntum, Österreich: Carnuntum
Douro, Portugal: Douro
Dão, Portugal: Dão
Emilia-Romagna, Italien: Emilia-Romagna
Languedoc, Frankreich: Languedoc
Lissabon, Portugal: Encostas d'Aire, Lisboa
Loire, Frankreich: Vouvray, Loire | Loire, Cheverny | Loire, Touraine | Loire | Loire, Anjou
Niederösterreich, Österreich: Niederösterreich
Penedès, Spanien: Penedès | Penedès, Katalonien
Piemont, Italien: Piemonte, Barbera d'Alba
Provence, Frankreich: Provence, VdP des Alpilles
Rhone, Frankreich: Côte du Rhône
Rioja, Spanien: Rioja
Roussillon, Frankreich: Côtes Catalanes
Sizilien, Italien: Sicilien
Trentino, Italien: Trentino
Venetien, Italien: Veneto
Vinho Verde, Portugal: Vinho Verde, Monção e Melgaço | Vinho Verde, Minho | Vinho Verde
Weinland Österreich, Österreich: Weinland Österreich
@ Database of a merchant | English
?: Fruili | Montepulciano | Fascia Rossa | Vento | Mersault | Finca el Fabián | Rudea | Pflaz | Vihno Verde | Vinos de la Tierra | Duoro Valley | Pendez | Verdicchio
Abruzzen, Italien: Abruzzo | Montepulciano d’Abruzzo
Alentejo, Portugal: Alentejo
Alicante, Spanien: Alicante | Villena
Almansa, Spanien: Almansa
Andalusien, Spanien: Andalusia
Apulien, Italien: Salice Salentino | Puglia
Aragonien, Spanien: Aragon | Zaragoza
Bairrada, Portugal: Bairrada
Basilikata, Italien: Basilicata | Aglianico del Vulture
Beaujolais, Frankreich: Moulin-à-Vent | Beaujolais Villages | Côte de Brouilly | Beaujolais
Bordeaux, Frankreich: Bordeaux | Puisseguin Saint-Émilion | Pauillac | Saint-Émilion Grand Cru | Moulis-en-Médoc
Burgenland, Österreich: Burgenland
Burgund, Frankreich: Burgundy | Crémant de Bourgogne | Saint Bris | Chablis | Pouilly-Fuissé | Chassagne-Montrachet | Bourgogne | Puligny-Montrachet | Montagny | Côte de Beaune | Chambertin-Clos de Bèze | Mercurey | Corton | Gevrey-Chambertin | Chambertin-Clos De Bèze | Mâcon-Chardonnay | Mâcon-Villages
Calatayud, Spanien: Calatayud
Campo de Borja, Spanien: Campo de Borja | Campo De Borja
Champagne, Frankreich: Champagne
Douro, Portugal: Douro Valley | Douro
Dão, Portugal: Nelas
Elsass, Frankreich: Alsace
Emilia-Romagna, Italien: Modena
Frankreich: Vin de France
Friaul, Italien: Friuli | Collio | Friuli-Venezia Giulia
Friaul, Italien / Venetien, Italien: Prosecco | Delle Venezie
Jerez, Spanien: Jerez | Xerez
Jumilla, Spanien: D.O. Jumilla | Jumilla
Jura, Frankreich / Jura, Schweiz: Jura
Kampanien, Italien: Campania
Kastilien und León, Spanien / Kastilien-La Mancha, Spanien: Castilla
Katalonien, Spanien: Cava | Sant Sadurni d'Anoia
Korsika, Frankreich: Corsica
La Mancha, Spanien: La Mancha
Languedoc, Frankreich: Languedoc | Minervois | Pays d’Oc | Pays d'Oc | Languedoc-Roussillon | Corbières-Boutenac
Latium, Italien / Umbrien, Italien: Orvieto
Ligurien, Italien: Liguria
Lissabon, Portugal: Lisboa
Loire, Frankreich: Crémant de Loire | Savennières | Loire Valley | Sancerre | Loire | Touraine | Anjou | Chinon | Vouvray | Muscadet-Sèvre et Maine | Saumur-Champigny
Lombardei, Italien: Lombardy | Valtellina Superiore
Lombardei, Italien / Venetien, Italien: Lugana
Madeira, Portugal: Madeira
Marken, Italien: Marche | Le Marche
Molise, Italien: Molise
Montilla-Moriles, Spanien: Montilla-Moriles
Montsant, Spanien: Montsant
Mosel, Deutschland: Graach | Piesport | Mosel
Murcia, Spanien: Murcia
Málaga, Spanien: Málaga
Nahe, Deutschland: Nahe
Navarra, Spanien: Navarra
Niederösterreich, Österreich: Niederösterreich
Pfalz, Deutschland: Pfalz
Piemont, Italien: Piedmont | Brachetto d’Acqui | Piemonte | Barolo | Gavi | Barbera del Monferrato | Langhe | Barbaresco | Barbera d'Alba | Dolcetto d'Alba | Moscato d'Asti
Priorat, Spanien: Priorat
Provence, Frankreich: Côtes De Provence | Côtes de Provence | Provence | Côtes du Provence | Cassis
Rheingau, Deutschland: Rheingau
Rheinhessen, Deutschland: Rheinhessen
Rhone, Frankreich: Côtes-du-Rhône | Condrieu | Hermitage | Rhone | Gigondas | Châteauneuf-du-Pape | Rhone Valley | Chateauneuf-du-Pape | Côtes du Rhône | Saint Joseph | Northern Rhône | Southern Rhône | Vacqueyras | Tavel | Rhône
Ribera del Duero, Spanien: Ribera del Duero
Rioja, Spanien: Rioja
Rueda, Spanien: Rueda
Rías Baixas, Spanien: Rías Baixas
Sardinien, Italien: Sardinia
Savoyen, Frankreich: Savoie
Sizilien, Italien: Sicily
Steiermark, Österreich: Steiermark
Südtirol, Italien: Südtirol - Alto Adige
Südwestfrankreich, Frankreich: Saint-Mont | Côtes De Gascogne | Côtes de Gascogne | Comte Tolosan | Cahors | South West | Jurançon
Toro, Spanien: Toro
Toskana, Italien: Tuscany | Chianti | Brunello di Montalcino | Val d’Arno di Sopra | Bolgheri
Trentino, Italien: Trentino | Trento
Trentino-Südtirol, Italien: Trentino-Alto Adige
Trentino-Südtirol, Italien / Venetien, Italien: Valdadige
Umbrien, Italien: Montefalco
Valdeorras, Spanien: Valdeorras
Valencia, Spanien: Valencia
Venetien, Italien: Rosso Veronese | Veneto | Venezie | Venezia | Treviso | Valpolicella | Soave | Amarone Classico | Valpolicella Superiore | Bardolino | Soave Classico | Volpago | Verona
Vinho Verde, Portugal: Vinho Verde
`;
