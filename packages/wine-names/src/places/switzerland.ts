/** Format: see places.ts. */
export const switzerland = `
# Schweiz | Suisse | Switzerland | CH, Svizzera, Svizra, Suiza, Suíça, Zwitserland, Schweizerisch
Schweizer Landwein, Schweizer Wein, Vin suisse
~ Deutschschweiz | Suisse alémanique | German-speaking Switzerland | Suisse allemande, Deutsche Schweiz, German Switzerland, Svizzera tedesca
~ Ostschweiz | Suisse orientale | Eastern Switzerland | Nordostschweiz
~ Zentralschweiz | Suisse centrale | Central Switzerland | Innerschweiz
~ Nordwestschweiz | Suisse du Nord-Ouest | Northwestern Switzerland
~ Westschweiz | Suisse romande | French-speaking Switzerland | Romandie, Welschschweiz, Welschland, French Switzerland
~ Italienische Schweiz | Suisse italienne | Italian-speaking Switzerland | Svizzera italiana, Südschweiz
~ Genferseeregion | Région lémanique | Lake Geneva Region | Genfersee, Lac Léman, Léman, Lake Geneva
= Waadt | Vaud | Vaud | VD, Waadtland, Kanton Waadt, Canton de Vaud, Pays de Vaud, Vaudois, Waadtländer
Arnex
Lavaux, Dézaley, Dézaley-Marsens, Calamin, Epesses, Saint-Saphorin, Rivaz, Chexbres, Puidoux, Chardonne, Jongny, Corseaux
Corsier-sur-Vevey, Vevey, La Tour-de-Peilz, Blonay, Saint-Légier, Montreux, Clarens, Veytaux, Vevey-Montreux, Lutry, Villette
Grandvaux, Cully, Riex, Bourg-en-Lavaux, Savuit, Aran, Treytorrens, Pully, Paudex, Belmont-sur-Lausanne, Lausanne, Lavaux-Oron
Burignon, La Cornalle, Les Faverges, Ouchy
La Côte, Morges, Nyon, Féchy, Mont-sur-Rolle, Tartegnin, Vinzel, Luins, Bursinel, Bursins, Gilly, Begnins, Coteau de Vincy, Vincy
Perroy, Rolle, Allaman, Aubonne, Lavigny, Saint-Prex, Etoy, Buchillon, Denens, Lully-sur-Morges, Lussy-sur-Morges
Vufflens-le-Château, Vufflens, Tolochenaz, Echichens, Lonay, Préverenges, Bremblens, Denges, Founex, Coppet, Mies, Commugny
Crans-près-Céligny, Crans-sur-Nyon, Duillier, Dully, Gland, Prangins, Trélex, Givrins, Genolier, Vich, Coinsins, Arzier
Essertines-sur-Rolle, Yens, Villars-sous-Yens, Saint-Livres, Bougy-Villars, Bougy, Pizy, Montherod, Monnaz, Chigny, Reverolle
Clarmont, Aclens, Gollion, Cossonay, Saint-Saphorin-sur-Morges, Bussigny, Signy, Eysins, Borex, Crassier, Gingins, Chéserex
Chens-sur-Morges, Colombier-sur-Morges, Vullierens, Petite Côte, Malessert, Sarraux, Mont-le-Grand, Ecublens, Saint-Sulpice
Chablais, Chablais vaudois, Yvorne, Aigle, Bex, Ollon, Villeneuve, Roche, Rennaz, Corbeyrier, Verschiez, Saint-Triphon, Antagnes
Lavey-Morcles, Lavey, Chiètres, Les Murailles, Vers-Morey, Vers-Pousaz, Versvey
Côtes de l’Orbe, Orbe, Arnex-sur-Orbe, Valeyres-sous-Rances, Rances, Mathod, Montcherand, Agiez, Bofflens, Baulmes
Ependes, Chamblon, Eclépens, La Sarraz, Pompaples, Orny, Yvonand, Yverdon, Yverdon-les-Bains, Nord vaudois, Bavois, Belmont-sur-Yverdon
Bonvillars, Concise, Grandson, Onnens, Corcelles-près-Concise, Fiez, Novalles, Giez, Montagny-près-Yverdon, Valeyres-sous-Montagny
= Wallis | Valais | Valais | VS, Vallese, Kanton Wallis, Canton du Valais, Valaisan, Walliser
Salgescher, Visperterminer
Oberwallis, Unterwallis, Mittelwallis, Haut-Valais, Bas-Valais, Valais central, Upper Valais, Lower Valais, Chablais valaisan
Vispertal, Visperterminen, Visp, Viège, Stalden, Staldenried, Zeneggen, Törbel, Raron, Rarogne, Niedergesteln, Ausserberg, Baltschieder
Brig, Brigue, Naters, Hohtenn, Steg, Gampel, Turtmann, Tourtemagne, Agarn, Susten, Leuk, Loèche, Varen, Varone, Erschmatt
Pfyn, Pfynwald, Salgesch, Salquenen, Sierre, Siders, Miège, Veyras, Muzot, Venthône, Mollens, Randogne, Montana, Chermignon, Crans-Montana
Lens, Flanthey, Vaas, Icogne, Corin, Ollon-Chermignon, Noble-Contrée, Noës, Chippis, Chalais, Réchy, Grône, Granges, Saint-Léonard
Uvrier, Ayent, Anzère, Argnou, Grimisuat, Champlan, Arbaz, Savièse, Sion, Sitten, Bramois, Brämis, Salins, Les Agettes, Veysonnaz
Nax, Vex, Hérens, Val d’Hérens, Evolène, Clavoz, Clavau, Clavaux, Lentine, Molignon, Montorge, Mont d’Or, Valère
Tourbillon, Châtroz, Pont-de-la-Morge, Conthey, Plan-Conthey, Sensine, Premploz, Vens, Vétroz, Magnot, Balavaud
Ardon, Chamoson, Saint-Pierre-de-Clages, Grugnay, Ravanay, Trémazières, Leytron, Produit, Montagnon, Ovronnaz, Saillon
Fully, Branson, Mazembroz, Châtaignier, Combe d’Enfer, Saxon, Ecône, Riddes, Isérables, Charrat, Nendaz, Basse-Nendaz, Aproz
Martigny, Martinach, Martigny-Combe, Plan-Cerisier, Ravoire, La Bâtiaz, Bovernier, Vollèges, Sembrancher, Dorénaz, Vernayaz, Evionnaz
Saint-Maurice, Massongex, Monthey, Choëx, Collombey, Muraz, Collombey-Muraz, Vionnaz, Vouvry, Port-Valais, Les Evouettes, Bouveret
Coteaux de Sierre, Coteau de Sierre, Coteaux de Sion, Rives du Bisse, Fendant du Valais
= Genf | Genève | Geneva | GE, Ginevra, Ginebra, Kanton Genf, Canton de Genève, République et canton de Genève, Genevois, Genfer
Coteau de Peney, Coteau des Baillets, Côtes de Landecy, Côtes de Russin, La Vigne blanche, Château de Collex
Mandement, Le Mandement, Entre Arve et Lac, Entre Arve et Rhône, Arve et Lac, Arve-Lac, Arve et Rhône, Arve-Rhône
Satigny, Peissy, Peney, Choully, Bourdigny, Château de Choully, Coteau de Peissy, Coteau de Bourdigny, Coteau de Choully, Dardagny
Essertines, Malval, La Feuillée, Russin, Coteau de Russin, Coteau de Dardagny, Verbois, Meyrin, Vernier, Collex, Bossy, Collex-Bossy
Genthod, Bellevue, Versoix, Céligny, Chambésy, Jussy, Lullier, Château du Crest, Mandement de Jussy, Meinier, Choulex, Coteau de Choulex
Anières, Chevrens, Coteau de Chevrens, Hermance, Corsier, Collonge-Bellerive, Gy, Presinge, Puplinge, Cologny, Vandoeuvres, Carouge
Bernex, Lully, Coteau de Lully, Confignon, Onex, Soral, Laconnex, Coteau de Laconnex, Avully, Avusy, Athenaz, Sézegnin, Sézenove, Cartigny
Chancy, Aire-la-Ville, Bardonnex, Compesières, Landecy, Coteau de Landecy, Charrot, Troinex, Veyrier, Plan-les-Ouates, Perly-Certoux
Coteau de Bossy, Coteau de Genthod, Rougemont, Grand Carraz
= Tessin | | Ticino | TI, Kanton Tessin, Cantone Ticino, Canton Ticino, Ticinese, Tessiner
Sopraceneri, Sottoceneri, Mendrisiotto, Mendrisio, Luganese, Lugano, Luganersee, Locarnese, Locarno, Bellinzonese, Bellinzona, Malcantone
Chiasso, Morcote, Vico Morcote, Pedrinate, Coldrerio, Stabio, Ligornetto, Rovio, Arzo, Besazio, Meride, Tremona, Castel San Pietro
Morbio Inferiore, Morbio, Balerna, Novazzano, Genestrerio, Rancate, Vacallo, Riva San Vitale, Monte San Giorgio, Valle di Muggio, Muggio
Melano, Capolago, Maroggia, Bissone, Arogno, Mezzana, Castelrotto, Croglio, Sessa, Monteggio, Beride, Pura, Caslano, Magliaso, Neggio
Gudo, Sementina, Monte Carasso, Giubiasco, Camorino, Pianezzo, Cadenazzo, Sant’Antonino, Arbedo, Lumino, Castione, Gorduno, Gnosca
Tenero, Tenero-Contra, Gordola, Minusio, Brione, Orselina, Ascona, Losone, Arcegno, Verscio, Cavigliano, Tegna
Terre di Pedemonte, Centovalli, Ronco sopra Ascona, Brissago, Maggia, Vallemaggia, Gordevio, Avegno, Cevio, Isole di Brissago
Cugnasco, Cugnasco-Gerra, Piano di Magadino, Magadino, Gambarogno, Lavertezzo, Giornico, Biasca, Malvaglia, Ludiano, Semione, Acquarossa
Leventina, Blenio, Valle di Blenio, Claro, Tre Valli, Monteceneri, Rivera, Bedano, Gravesano, Manno, Lamone
Cademario, Vezia, Savosa, Comano, Origlio, Ponte Capriasca, Tesserete, Capriasca, Bioggio, Agno, Montagnola, Collina d’Oro, Gentilino
Agra, Castagnola, Gandria, Carona, Rosso del Ticino, Bianco del Ticino, Merlot del Ticino, Merlot Ticino, Bianco di Merlot
= Drei-Seen-Land | Trois-Lacs | Three Lakes | Drei Seen, Region der drei Seen, Pays des Trois-Lacs, Région des Trois-Lacs, Drei-Seen-Region, Drei-Seen-Gebiet, Tre laghi, Region Dreiseen
Jurasüdfuss, Seeland, Berner Seeland
== Neuenburg | Neuchâtel | Neuchâtel | NE, Neuenburgersee, Lac de Neuchâtel, Lake Neuchâtel, Kanton Neuenburg, Neuchâtelois, Neuenburger
Auvernier, Cortaillod, Cressier, Hauterive, Colombier, Bevaix, Boudry, Bôle, Corcelles-Cormondrèche, Cormondrèche, Peseux, Cornaux
Saint-Blaise, La Coudre, Le Landeron, Gorgier, Saint-Aubin-Sauges, Sauges, Vaumarcus, Fresens, Champréveyres, La Béroche, Béroche
La Grande Béroche, Entre-deux-Lacs, Milvignes, Vaudijon, Chez-le-Bart, Areuse, Troub, Combes, Cressier-sur-Neuchâtel, Wavre, Marin
== Bielersee | Lac de Bienne | Lake Biel | Bielerseeregion, Region Bielersee, Lake Bienne, Berner Bielersee
Schafiser, Twanner, Ligerzer, Erlacher, Tschugger, Tüscherzer
Twann, Ligerz, Schafis, Tüscherz, Alfermée, Twann-Tüscherz, Douanne, Gléresse, Daucher, Chavannes, La Neuveville, Neuenstadt, Schernelz
Cergnaud, Erlach, Cerlier, Tschugg, Ins, Anet, Gals, Gampelen, Vingelz, Sankt Petersinsel, Petersinsel, Jolimont, Biel, Bienne, Kapfgut
Auf der Burg, Poudeille, Bipschal, Wingreis, Engelberg am Bielersee
== Freiburg | Fribourg | Fribourg | FR, Kanton Freiburg, Canton de Fribourg, Friburgo, Fribourgeois
Cheyres, Font, Châbles, Estavayer, Estavayer-le-Lac, Broye, La Broye, Cheyres-Châbles
== Vully | | | Murtensee, Lac de Morat, Lake Murten, Lake Morat, Mont-Vully, Le Vully, Wistenlach, Murten, Morat
Môtier, Praz, Nant, Sugiez, Lugnorre, Vallamand, Bellerive, Cudrefin, Constantine, Salavaux, Guévaux, Montmagny, Chabrey
Champmartin, Vully-les-Lacs, Haut-Vully, Bas-Vully, Avenches, Les Fichillettes
= Bern | Berne | | BE, Kanton Bern, Canton de Berne, Berna, Berner
Oberbalm, Wileroltigen, Berner Oberland, Oberland bernois, Bernese Oberland, Frienisberg, Emmental, Burgdorf, Brienzersee
== Thunersee | Lac de Thoune | Lake Thun | Region Thunersee
Spiezer, Oberhofner
Spiez, Oberhofen, Hilterfingen, Thun, Thoune, Sigriswil, Merligen, Gunten, Hünibach, Faulensee, Steffisburg, Einigen, Seftigen
= Jura | | | JU, Kanton Jura, Canton du Jura, Schweizer Jura, Jura suisse, Swiss Jura, Jurassien
Buix, Delémont, Delsberg, Soyhières, Porrentruy, Pruntrut, Ajoie, Delsbergertal
= Zürich | Zurich | Zurich | ZH, Kanton Zürich, Zurigo, Zürcher, Canton de Zurich, Züri
Zürich Unterland, Zürcher Landwein
Züribiet, Limmattal, Weiningen, Oetwil an der Limmat, Geroldswil, Unterengstringen, Oberengstringen, Höngg, Zürich-Höngg, Dietikon, Urdorf
Fahr, Kloster Fahr, Knonauer Amt, Zürcher Oberland, Uster, Pfäffikersee, Greifensee, Ottenbach, Zürich Stadt
Zürcher Unterland, Unterland, Eglisau, Rafz, Rafzerfeld, Hüntwangen, Wasterkingen, Glattfelden, Bülach, Weiach, Stadel, Regensberg
Dielsdorf, Otelfingen, Boppelsen, Dällikon, Dänikon, Hüttikon, Oberweningen, Schöfflisdorf, Steinmaur, Niederweningen, Wehntal, Furttal
Embrach, Embrachertal, Rorbas, Freienstein, Freienstein-Teufen, Teufen, Schloss Teufen, Kloten, Bachenbülach, Oberembrach, Lufingen, Wil ZH
Stadlerberg, Winkel bei Bülach, Regensdorf, Hochfelden
== Zürichsee | Lac de Zurich | Lake Zurich | Zürisee, Region Zürichsee, Rechtes Zürichseeufer, Linkes Zürichseeufer, Lago di Zurigo, Zürichsee-Region, Goldküste
Stäfner, Meilener, Stäfa-Lattenberg
Stäfa, Meilen, Männedorf, Uetikon, Uetikon am See, Herrliberg, Erlenbach, Küsnacht, Zollikon, Hombrechtikon, Feldbach, Uerikon, Feldmeilen
Obermeilen, Wetzwil, Wädenswil, Halbinsel Au, Richterswil, Horgen, Thalwil, Rüschlikon, Kilchberg, Lattenberg, Sternenhalde, Mariahalde
Schipfgut, Turmgut, Risi, Rötiberg, Schooren, Seehalde, Appenhalde, Chorherren
== Zürcher Weinland | Vignoble zurichois | Zurich Wineland | Weinland, Züri-Wyland, Weinland Zürich, Vignoble zurichois du nord, Zürcher Wyland, Zürich Weinland
Andelfingen, Kleinandelfingen, Flaach, Flaachtal, Volken, Berg am Irchel, Buch am Irchel, Irchel, Benken, Trüllikon, Truttikon, Ossingen
Stammheim, Unterstammheim, Oberstammheim, Stammertal, Waltalingen, Guntalingen, Schloss Schwandegg, Rheinau, Marthalen, Dachsen
Uhwiesen, Laufen-Uhwiesen, Laufen am Rheinfall, Flurlingen, Henggart, Hettlingen, Neftenbach, Dägerlen, Dinhard, Wiesendangen, Winterthur
Wülflingen, Elgg, Humlikon, Adlikon, Rudolfingen, Wildensbuch, Goldenberg, Schloss Goldenberg, Rickenbach ZH, Aesch bei Neftenbach
Ellikon, Altikon, Thalheim an der Thur, Schiterberg, Taggenberg, Wartgut, Hünikon, Riet bei Neftenbach, Seuzach
= Schaffhausen | Schaffhouse | | SH, Kanton Schaffhausen, Schaffhauser, Sciaffusa, Schaffhauser Blauburgunderland, Blauburgunderland
Hallau, Oberhallau, Wilchingen, Trasadingen, Osterfingen, Gächlingen, Siblingen, Löhningen, Beringen, Neunkirch, Thayngen, Dörflingen
Buchberg, Rüdlingen, Stein am Rhein, Klettgau, Schaffhauser Klettgau, Munot, Munötler, Schleitheim, Ramsen, Hemishofen, Barzheim, Reiat
Oberklettgau, Unterklettgau, Hallauer, Hallauerberg, Rheinhalde, Herblingen, Eisenhalde, Chäferstei, Buchthalen
= Thurgau | Thurgovie | | TG, Kanton Thurgau, Thurgauer, Turgovia
Weinfelden, Ottenberg, Märstetten, Boltshausen, Berlingen, Ermatingen, Steckborn, Mammern, Eschenz, Warth, Karthause Ittingen, Ittingen
Weiningen TG, Hüttwilen, Nussbaumen, Nussbaumersee, Iselisberg, Uesslingen, Dietingen, Buch bei Frauenfeld, Neunforn, Oberneunforn
Niederneunforn, Herdern, Kalchrain, Frauenfeld, Schlattingen, Basadingen, Diessenhofen, Götighofen, Buchackern, Sulgen, Amlikon, Bürglen TG
Untersee, Thurtal, Seebachtal, Arenenberg, Salenstein, Fruthwilen, Mannenbach, Stettfurt, Sonnenberg, Schloss Sonnenberg
Griesenberg, Kesswil, Kreuzlingen, Gottlieben, Schweizer Bodensee, Tägerwilen, Hohentannen, Altnau, Immenberg
= St. Gallen | Saint-Gall | | SG, Kanton St. Gallen, San Gallo, St. Galler
Rheintal, St. Galler Rheintal, Berneck, Balgach, Rebstein, Altstätten, Thal, St. Margrethen, Marbach, Eichberg
Werdenberg, Wartau, Azmoos, Malans SG, Sevelen, Buchs SG, Gretschins, Sargans, Sarganserland, Mels, Wangs, Bad Ragaz, Pfäfers, Flums
Vilters, Walenstadt, Walensee, Quinten, Au-Quinten, Murg, Amden, Weesen, Rapperswil, Jona, Rapperswil-Jona, Schmerikon, Wil SG, Bronschhofen
Rorschacherberg, Freudenberg, Frümsen, Steiniger Tisch, Monstein, Heerbrugg, Tscherlach
= Graubünden | Grisons | Grisons | GR, Grigioni, Grischun, Bünden, Kanton Graubünden, Bündnerland, Bündner
Zizers, Trimmis, Igis, Landquart, Chur, Coire, Felsberg, Domat/Ems, Bündner Rheintal, Churer Rheintal, Fünf Dörfer, Untervaz
Haldenstein, Masans, Costams, Calanda, Misox, Mesolcina, Roveredo, San Vittore, Cama, Monticello, Grono, Lostallo, Leggia, Castaneda
Calanca, Puschlav, Poschiavo, Valposchiavo, Brusio, Campascio, Campocologno, Bergell, Bregaglia, Domleschg, Sagogn, Cazis
== Bündner Herrschaft | Seigneurie grisonne | | Herrschaft, Seigneurie des Grisons, Grisons Herrschaft
Maienfeld, Jenins, Malans, Fläsch, Maienfelder, Jeninser, Malanser, Fläscher, Heidiland, Bovel, Selvi, Luziensteig
= Aargau | Argovie | | AG, Kanton Aargau, Aargauer, Argovia, Aargauisch
Schenkenbergertal, Schenkenberg, Schinznach, Schinznach-Dorf, Thalheim, Oberflachs, Villnachern, Kasteln, Veltheim, Auenstein, Remigen
Villigen, Mandach, Rüfenach, Geissberg, Elfingen, Effingen, Hornussen, Zeihen, Ueken, Herznach, Frick, Fricktal, Gipf-Oberfrick
Oberhof, Wölflinswil, Wittnau, Wil AG, Mettau, Mettauertal, Hottwil, Oberhofen AG, Gansingen, Döttingen, Klingnau, Tegerfelden, Endingen
Unterendingen, Würenlingen, Bad Zurzach, Zurzach, Zurzibiet, Fisibach, Rümikon, Siglistorf, Schneisingen, Baldingen, Böbikon
Wettingen, Ennetbaden, Goldwand, Goldwändler, Baden AG, Würenlos, Spreitenbach, Bergdietikon, Birmenstorf, Gebenstorf, Untersiggenthal
Obersiggenthal, Siggenberg, Kirchdorf, Nussbaumen bei Baden, Seengen, Brestenberg, Hallwilersee, Birrwil, Beinwil am See, Meisterschwanden
Tennwil, Schafisheim, Seon, Egliswil, Seetal, Aargauer Seetal, Lenzburg, Goffersberg, Staufberg, Staufen AG, Küttigen, Biberstein, Erlinsbach
Brugg, Bremgarten, Reusstal, Niederwil, Hermetschwil, Muri, Zofingen, Magden, Möhlin, Rheinfelden, Kaiseraugst, Schupfart
Zuzgen, Mumpf, Wegenstetten, Wessenberg, Kestenberg, Möriken, Wildegg, Hornusser, Aaretal, Unteres Aaretal, Oberes Fricktal, Bözberg
= Basel-Landschaft | Bâle-Campagne | | BL, Baselland, Kanton Basel-Landschaft, Baselbiet, Basilea Campagna
Aesch, Arlesheim, Muttenz, Pratteln, Liestal, Frenkendorf, Füllinsdorf, Sissach, Buus, Maisprach, Wintersingen, Arisdorf, Ormalingen
Ettingen, Therwil, Reinach, Binningen, Biel-Benken, Oberwil, Blauen, Laufental, Lausen, Tenniken, Zunzgen, Itingen, Bottmingen, Hersberg
Nusshof, Gelterkinden, Klus, Aescher Klus, Tschäpperli, Leimental, Birseck, Allschwil, Münchenstein, Birsfelden, Zwingen, Ziefen, Böckten
= Basel-Stadt | Bâle-Ville | Basel-City | BS, Basel, Bâle, Basilea, Kanton Basel-Stadt
Riehen, Schlipf, Riehener Schlipf, Schlipfer, Bettingen
= Solothurn | Soleure | | SO, Kanton Solothurn, Soletta, Solothurner
Dornach, Hofstetten, Hofstetten-Flüh, Flüh, Witterswil, Bättwil, Rodersdorf, Erlinsbach SO, Buchegg, Bucheggberg, Schwarzbubenland, Dorneck, Flumenthal
= Luzern | Lucerne | Lucerne | LU, Kanton Luzern, Lucerna, Luzerner
Heidegg, Schloss Heidegg, Gelfingen, Hitzkirch, Hitzkirchertal, Horw, Kastanienbaum, Meggen, Meggenhorn, Weggis, Vitznau, Sempach
Sempachersee, Luzerner Seetal, Baldeggersee, Altwis, Aesch LU, Dagmersellen, Sursee, Ermensee, Hohenrain, Eschenbach, Buttisholz
Knutwil, Greppen, Adligenswil, Vierwaldstättersee, Lac des Quatre-Cantons, Lake Lucerne, Wauwil
= Schwyz | Schwytz | | SZ, Kanton Schwyz, Svitto, Schwyzer
Freienbach, Leutschen, Leutschenhaus, Wollerau, Bäch, Pfäffikon SZ, Insel Ufenau, Tuggen, Altendorf, Lachen, Küssnacht am Rigi
Merlischachen, Brunnen, Höfe, Steinen, Lauerz, Schloss Pfäffikon, Einsiedeln
= Zug | Zoug | | ZG, Kanton Zug, Zugo, Zuger
Walchwil, Risch, Buonas, Cham, Hünenberg, Oberwil bei Zug, Zugersee
= Glarus | Glaris | | GL, Kanton Glarus, Glarona, Glarnerland, Glarner
Niederurnen, Burgwegler, Mollis, Bilten, Ennenda
= Uri | | | UR, Kanton Uri
Altdorf, Flüelen, Bürglen, Seelisberg, Erstfeld, Sisikon
= Nidwalden | Nidwald | | NW, Kanton Nidwalden, Nidvaldo
Stans, Ennetmoos, Kehrsiten, Hergiswil, Stansstad, Buochs, Beckenried
= Obwalden | Obwald | | OW, Kanton Obwalden, Obvaldo
Sarnen, Giswil, Alpnach, Sachseln
= Appenzell | | | AR, AI, Appenzell Ausserrhoden, Appenzell Innerrhoden, Appenzellerland, Appenzell Rhodes-Extérieures, Appenzell Rhodes-Intérieures
Wolfhalden, Lutzenberg, Heiden, Oberegg, Wienacht, Appenzeller Vorderland, Walzenhausen, Reute
`;
