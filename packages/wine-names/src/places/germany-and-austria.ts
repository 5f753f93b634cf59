/** Format: see places.ts. */
export const germanyAndAustria = `
# Deutschland | Allemagne | Germany | DE, D, Germania, Alemania, Alemanha, Duitsland, Deutsch, BRD
Deutscher Wein, Landwein, Deutscher Sekt, Deutscher Landwein, Stargarder Land, Mecklenburger Landwein, Schleswig-Holstein, Brandenburg, Berlin, Hamburg
Brandenburger Landwein, Niedersachsen, Nordrhein-Westfalen, Schwarzwald, Forêt-Noire, Black Forest, Rheinland, Rhénanie, Saarland
~ Süddeutschland | Allemagne du Sud | Southern Germany | Bayern, Bavière, Bavaria, Baden-Württemberg, Bade-Wurtemberg
~ Rheinland-Pfalz | Rhénanie-Palatinat | Rhineland-Palatinate | Hessen, Hesse
~ Ostdeutschland | Allemagne de l’Est | Eastern Germany | Sachsen-Anhalt, Thüringen
= Mosel | Moselle | | Moselle allemande, Mosel-Saar-Ruwer, Moseltal, Mosela, Mosella, Moselle-Sarre-Ruwer, Vallée de la Moselle
Graach an der Mosel, Kartäuserhofberg, Eitelsbacher Karthäuserhofberg, Kaseler Nies’chen, Scharzhofberger, Burg an der Mosel, Wolf an der Mosel, Mosel Riesling
Saar, Sarre, Ruwer, Obermosel, Mittelmosel, Untermosel, Terrassenmosel, Moseltor, Burg Cochem, Bernkastel, Bereich Bernkastel, Ruwertal, Saartal
Bernkastel-Kues, Kues, Wehlen, Graach, Zeltingen, Zeltingen-Rachtig, Ürzig, Erden, Lösnich, Kinheim, Kröv, Traben-Trarbach
Traben, Trarbach, Enkirch, Reil, Pünderich, Briedel, Zell, Merl, Bullay, Neef, Bremm, Ediger-Eller, Ediger, Eller, Senheim
Mesenich, Briedern, Beilstein, Bruttig-Fankel, Ellenz-Poltersdorf, Valwig, Cochem, Klotten, Pommern, Treis-Karden, Moselkern
Hatzenport, Löf, Lehmen, Kobern-Gondorf, Winningen, Koblenz-Güls, Burgen, Mülheim, Lieser, Veldenz, Maring-Noviand, Brauneberg
Kesten, Wintrich, Piesport, Neumagen-Dhron, Dhron, Neumagen, Trittenheim, Leiwen, Köwerich, Klüsserath, Thörnich, Detzem, Mehring
Pölich, Longuich, Longen, Schweich, Kenn, Ruwer-Eitelsbach, Eitelsbach, Mertesdorf, Kasel, Waldrach, Trier, Avelsbach, Olewig
Konz, Filzen, Wawern, Kanzem, Wiltingen, Scharzhofberg, Oberemmel, Ockfen, Schoden, Saarburg, Ayl, Serrig, Niedermennig, Krettnach
Nittel, Wincheringen, Palzem, Sehndorf, Nennig, Temmels, Bremmer Calmont, Calmont, Wehlener Sonnenuhr, Bernkasteler Doctor
Ürziger Würzgarten, Erdener Prälat, Erdener Treppchen, Graacher Himmelreich, Graacher Domprobst, Brauneberger Juffer, Piesporter Goldtröpfchen
Brauneberger Juffer-Sonnenuhr, Zeltinger Sonnenuhr, Kröver Nacktarsch, Zeller Schwarze Katz, Piesporter Michelsberg, Trittenheimer Apotheke
Winninger Uhlen, Uhlen, Uhlen Blaufüsser Lay, Uhlen Laubach, Uhlen Roth Lay, Ockfener Bockstein, Ayler Kupp, Saarburger Rausch, Wiltinger Kupp
Leiwener Laurentiuslay, Landwein der Mosel, Saarländischer Landwein, Ruwer Landwein, Bernkasteler Badstube, Monzel, Osann-Monzel
= Ahr | | | Ahrtal, Vallée de l’Ahr, Ahr Valley
Ahrweiler, Bad Neuenahr, Bad Neuenahr-Ahrweiler, Walporzheim, Marienthal, Dernau, Rech, Mayschoss, Altenahr, Heimersheim, Bachem, Heppingen
Ahrtaler Landwein, Kreuzberg, Walporzheimer Gärkammer, Walporzheimer Kräuterberg
= Mittelrhein | Rhin moyen | Middle Rhine | Mittelrheintal, Oberes Mittelrheintal
Bacharach, Steeg, Boppard, Bopparder Hamm, Oberwesel, Sankt Goar, Sankt Goarshausen, Kaub, Leutesdorf, Bad Hönningen, Linz am Rhein, Loreley
Siebengebirge, Königswinter, Oberdollendorf, Niederburg, Engehöll, Damscheid, Niederheimbach, Spay, Braubach, Osterspai, Hammerstein, Lahn, Obernhof
Rheinburgen, Rheinischer Landwein, Unkel, Rheinbrohl
= Nahe | | | Nahetal
Bad Kreuznach, Kreuznach, Norheim, Niederhausen, Schlossböckelheim, Traisen, Bad Münster am Stein, Ebernburg, Altenbamberg, Oberhausen an der Nahe
Monzingen, Bockenau, Meddersheim, Sobernheim, Bad Sobernheim, Wallhausen, Roxheim, Windesheim, Guldental, Langenlonsheim, Laubenheim
Dorsheim, Burg Layen, Rümmelsheim, Münster-Sarmsheim, Bingerbrück, Weiler bei Bingen, Duchroth, Odernheim, Feilbingert, Waldböckelheim, Rüdesheim an der Nahe
Niederhäuser Hermannshöhle, Hermannshöhle, Norheimer Dellchen, Traiser Bastei, Schlossböckelheimer Kupfergrube, Schlossböckelheimer Felsenberg
Monzinger Halenberg, Monzinger Niederberg, Dorsheimer Goldloch, Nahegauer Landwein, Alsenz, Alsenztal, Obermoschel, Bretzenheim, Merxheim
= Rheingau | | | Rhingau
Rüdesheim, Rüdesheim am Rhein, Geisenheim, Johannisberg, Schloss Johannisberg, Winkel, Oestrich, Oestrich-Winkel, Mittelheim, Hallgarten, Hattenheim
Erbach, Eltville, Kiedrich, Rauenthal, Martinsthal, Walluf, Niederwalluf, Wiesbaden, Frauenstein, Schierstein, Hochheim, Hochheim am Main, Flörsheim
Wicker, Kostheim, Assmannshausen, Lorch, Lorchhausen, Steinberg, Marcobrunn, Erbacher Marcobrunn, Kiedricher Gräfenberg
Rüdesheimer Berg Schlossberg, Rüdesheimer Berg Rottland, Rüdesheimer Berg Roseneck, Assmannshäuser Höllenberg, Rauenthaler Baiken, Rheingauer Landwein
Hochheimer Hölle, Hochheimer Domdechaney, Oestricher Lenchen, Winkeler Hasensprung, Winkeler Jesuitengarten, Hattenheimer Nussbrunnen, Johannisberger Hölle
Oestricher Doosberg, Hattenheimer Pfaffenberg, Hallgartener Jungfer, Hallgartener Schönhell, Geisenheimer Kläuserweg, Geisenheimer Rothenberg
= Rheinhessen | Hesse rhénane | | Rhine Hesse, Rhenish Hesse
Wonnegau, Nierstein, Bereich Nierstein, Oppenheim, Nackenheim, Bodenheim, Laubenheim bei Mainz, Mainz, Bingen, Bereich Bingen, Ingelheim, Ober-Ingelheim
Gau-Algesheim, Ockenheim, Siefersheim, Wöllstein, Fürfeld, Neu-Bamberg, Flonheim, Uffhofen, Alzey, Weinheim, Westhofen, Flörsheim-Dalsheim
Dalsheim, Nieder-Flörsheim, Gundersheim, Bechtheim, Osthofen, Worms, Hohen-Sülzen, Monsheim, Mölsheim, Dittelsheim-Hessloch
Dittelsheim, Alsheim, Guntersblum, Ludwigshöhe, Dienheim, Dexheim, Schwabsburg, Selzen, Stadecken-Elsheim, Elsheim, Jugenheim, Partenheim, Saulheim
Appenheim, Nieder-Hilbersheim, Gau-Odernheim, Biebelnheim, Framersheim, Albig, Armsheim, Wörrstadt, Vendersheim, Sprendlingen, Gau-Bickelheim
Undenheim, Harxheim, Gau-Bischofsheim, Lörzweiler, Mommenheim, Hahnheim, Essenheim, Rheinterrasse, Roter Hang, Rheinfront, Rheinischer Landwein aus Rheinhessen
Niersteiner Pettenthal, Niersteiner Hipping, Niersteiner Ölberg, Niersteiner Orbel, Westhofener Morstein, Westhofener Kirchspiel, Morstein, Pettenthal
Westhofener Brunnenhäuschen, Dalsheimer Hubacker, Dalsheimer Bürgel, Nackenheimer Rothenberg, Binger Scharlachberg
Oppenheimer Sackträger, Oppenheimer Krötenbrunnen, Niersteiner Gutes Domtal, Hohen-Sülzer Kirchenstück, Siefersheimer Heerkretz, Siefersheimer Höllberg
= Pfalz | Palatinat | Palatinate | Rheinpfalz, Palatinato, Pfälzer, Pfälzer Wein, Palatinado, Haardt
Weinstrasse, Ruppertsberger, Forster, Deidesheimer, Wachenheimer, Dürkheimer, Kallstadter
Mittelhaardt, Deutsche Weinstrasse, Südliche Weinstrasse, Südpfalz, Nordpfalz, Unterhaardt, Zellertal, Bad Dürkheim, Dürkheim, Ungstein, Kallstadt
Herxheim am Berg, Freinsheim, Weisenheim am Berg, Weisenheim am Sand, Dackenheim, Bobenheim am Berg, Grünstadt, Asselheim, Bockenheim, Laumersheim
Grosskarlbach, Dirmstein, Gerolsheim, Kirchheim an der Weinstrasse, Neuleiningen, Zell in der Pfalz, Bolanden, Wachenheim, Forst, Deidesheim, Ruppertsberg
Niederkirchen, Friedelsheim, Gimmeldingen, Königsbach, Mussbach, Neustadt an der Weinstrasse, Neustadt, Haardt an der Weinstrasse, Hambach, Diedesfeld
Maikammer, Kirrweiler, Alsterweiler, Sankt Martin, Edenkoben, Rhodt, Rhodt unter Rietburg, Edesheim, Weyher, Burrweiler, Hainfeld, Gleisweiler, Frankweiler
Siebeldingen, Birkweiler, Ranschbach, Albersweiler, Landau, Godramstein, Nussdorf in der Pfalz, Arzheim, Ilbesheim, Leinsweiler, Eschbach, Göcklingen
Klingenmünster, Klingen, Heuchelheim-Klingen, Bad Bergzabern, Bergzabern, Pleisweiler, Oberotterbach, Dörrenbach, Schweigen, Schweigen-Rechtenbach
Rechtenbach, Schweighofen, Kapsweyer, Steinfeld, Billigheim, Ingenheim, Insheim, Rohrbach, Impflingen, Venningen, Duttweiler, Lachen-Speyerdorf, Meckenheim
Forster Kirchenstück, Forster Jesuitengarten, Forster Pechstein, Forster Ungeheuer, Deidesheimer Kalkofen, Deidesheimer Grainhübel, Deidesheimer Hohenmorgen
Ruppertsberger Reiterpfad, Kallstadter Saumagen, Dürkheimer Michelsberg, Ungsteiner Herrenberg, Birkweiler Kastanienbusch, Königsbacher Idig
Laumersheimer Kirschgarten, Siebeldinger Sonnenschein, Schweigener Kammerberg, Schweigener Sonnenberg, Leinsweiler Sonnenberg, Pfälzer Landwein
= Hessische Bergstrasse | Bergstrasse hessoise | | Bergstrasse, Hess. Bergstrasse
Bensheim, Auerbach, Heppenheim, Zwingenberg, Gross-Umstadt, Odenwälder Weininsel, Starkenburg, Starkenburger Landwein, Umstadt
= Franken | Franconie | Franconia | Frankenwein, Mainfranken, Fränkisch, Franconien, Unterfranken
Würzburg, Würzburger Stein, Würzburger Innere Leiste, Randersacker, Sommerhausen, Eibelstadt, Frickenhausen, Ochsenfurt, Segnitz, Marktbreit, Sulzfeld
Kitzingen, Mainstockheim, Dettelbach, Volkach, Escherndorf, Nordheim am Main, Nordheim, Sommerach, Fahr am Main, Köhler, Obervolkach, Gaibach, Stammheim am Main
Mainschleife, Volkacher Mainschleife, Iphofen, Rödelsee, Castell, Wiesenbronn, Grosslangheim, Abtswind, Greuth, Ippesheim, Bullenheim
Weigenheim, Seinsheim, Hüttenheim, Oberschwarzach, Handthal, Steigerwald, Maindreieck, Mainviereck, Thüngersheim, Retzbach, Retzstadt, Veitshöchheim
Karlstadt, Stetten, Homburg am Main, Erlenbach am Main, Marktheidenfeld, Kreuzwertheim, Klingenberg, Klingenberg am Main, Grossheubach, Bürgstadt, Miltenberg
Hörstein, Michelbach, Alzenau, Aschaffenburg, Elsenfeld, Hammelburg, Saaleck, Ramsthal, Wirmsthal, Frankenwinheim, Zeil am Main, Tauberrettersheim
Röttingen, Escherndorfer Lump, Iphöfer Julius-Echter-Berg, Iphöfer Kronsberg, Iphöfer Kalb, Randersackerer Pfülben, Randersackerer Sonnenstuhl, Rödelseer Küchenmeister
Homburger Kallmuth, Kallmuth, Bürgstadter Centgrafenberg, Klingenberger Schlossberg, Casteller Schlossberg, Sulzfelder Maustal, Volkacher Ratsherr
Volkacher Karthäuser, Volkacher Kirchberg, Bocksbeutel, Landwein Main, Fränkischer Landwein, Alzenauer Grund, Mainfränkisch, Fränkisches Saaletal
= Württemberg | Wurtemberg | | Württemberger, Schwaben, Souabe, Swabia
Korb im Remstal
Stuttgart, Untertürkheim, Uhlbach, Rotenberg, Bad Cannstatt, Cannstatt, Obertürkheim, Fellbach, Kernen, Stetten im Remstal, Remstal, Remstal-Stuttgart
Schnait, Beutelsbach, Weinstadt, Strümpfelbach, Endersbach, Grossheppach, Kleinheppach, Winnenden, Schorndorf, Grunbach, Remshalden, Waiblingen
Esslingen, Ludwigsburg, Asperg, Markgröningen, Besigheim, Hessigheim, Mundelsheim, Walheim, Bietigheim, Kleinbottwar, Steinheim, Grossbottwar, Bottwartal
Beilstein in Württemberg, Oberstenfeld, Marbach am Neckar, Lauffen, Lauffen am Neckar, Brackenheim, Bönnigheim, Cleebronn, Güglingen, Pfaffenhofen
Stockheim, Neipperg, Dürrenzimmern, Haberschlacht, Nordheim in Württemberg, Schwaigern, Zabergäu, Stromberg, Heuchelberg, Heilbronn, Neckarsulm, Erlenbach bei Heilbronn
Weinsberg, Weinsberger Tal, Ellhofen, Löwenstein, Obersulm, Willsbach, Affaltrach, Sülzbach, Öhringen, Verrenberg, Pfedelbach, Hohenlohe, Ingelfingen, Criesbach
Niedernhall, Kocher-Jagst-Tauber, Kochertal, Jagsttal, Markelsheim, Weikersheim, Bad Mergentheim, Metzingen, Neuffen, Hohenneuffen, Württembergisch Unterland
Oberer Neckar, Tübingen, Bayerischer Bodensee, Württembergischer Bodensee, Kressbronn, Nonnenhorn, Lindau, Wasserburg, Schwäbischer Landwein, Sternenfels, Maulbronn
Vaihingen, Rosswag, Mühlhausen an der Enz, Knittlingen, Hohenhaslach, Horrheim, Freudental, Gündelbach, Felsengarten, Gundelsheim, Offenau, Mühlacker
= Baden | Bade | | Badischer Wein, Badisch, Südbaden, Nordbaden, Pays de Bade
Kaiserstuhl, Tuniberg, Markgräflerland, Breisgau, Ortenau, Kraichgau, Badische Bergstrasse, Tauberfranken, Bodensee, Lac de Constance
Lake Constance, Badischer Bodensee, Hegau, Taubertal, Kaiserstuhl-Tuniberg, Badische Bergstrasse-Kraichgau, Ihringen, Achkarren, Bickensohl, Bischoffingen
Oberbergen, Oberrotweil, Burkheim, Vogtsburg, Jechtingen, Sasbach, Leiselheim, Königschaffhausen, Kiechlinsbergen, Endingen am Kaiserstuhl, Endingen
Riegel, Bahlingen, Eichstetten, Bötzingen, Wasenweiler, Gottenheim, Merdingen, Breisach, Munzingen, Opfingen, Tiengen, Waltershofen, Freiburg im Breisgau
Ebringen, Schallstadt, Wolfenweiler, Pfaffenweiler, Ehrenkirchen, Kirchhofen, Ehrenstetten, Norsingen, Staufen, Staufen im Breisgau, Ballrechten-Dottingen
Sulzburg, Laufen, Britzingen, Müllheim, Auggen, Schliengen, Mauchen, Bad Bellingen, Efringen-Kirchen, Istein, Blansingen, Kleinkems, Haltingen, Weil am Rhein
Fischingen, Binzen, Ötlingen, Lörrach, Heitersheim, Buggingen, Malterdingen, Hecklingen, Kenzingen, Bombach, Herbolzheim, Ettenheim, Münchweier, Lahr
Friesenheim, Glottertal, Denzlingen, Emmendingen, Köndringen, Heimbach, Mundingen, Offenburg, Zell-Weierbach, Fessenbach, Ortenberg, Gengenbach, Durbach
Oberkirch, Waldulm, Kappelrodeck, Achern, Bühl, Bühlertal, Affental, Affentaler, Neuweier, Varnhalt, Steinbach, Baden-Baden, Sasbachwalden
Gernsbach, Bruchsal, Östringen, Tiefenbach, Eichelberg, Sulzfeld im Kraichgau, Wiesloch, Malsch, Rauenberg, Dielheim, Sinsheim
Leimen, Heidelberg, Schriesheim, Ladenburg, Hemsbach, Laudenbach, Weinheim an der Bergstrasse, Tauberbischofsheim, Wertheim, Reicholzheim, Bronnbach
Beckstein, Lauda, Lauda-Königshofen, Königshofen, Boxberg, Werbach, Grossrinderfeld, Meersburg, Hagnau, Stetten am Bodensee, Birnau, Überlingen
Reichenau, Insel Reichenau, Konstanz, Markdorf, Bermatingen, Immenstaad, Hohentwiel, Singen, Gailingen, Hohentengen, Erzingen, Rechberg
Ihringer Winklerberg, Winklerberg, Achkarrer Schlossberg, Durbacher Plauelrain, Oberrotweiler Eichberg, Oberrotweiler Kirchberg, Malterdinger Bienenberg
Hecklinger Schlossberg, Badischer Landwein, Landwein Rhein, Südbadischer Landwein, Taubertäler Landwein, Oberrhein, Landwein Oberrhein
= Saale-Unstrut
Freyburg, Naumburg, Bad Kösen, Bad Sulza, Freyburg an der Unstrut, Karsdorf, Laucha, Zscheiplitz, Nebra, Höhnstedt, Süsser See, Weimar, Jena, Werder, Grossheringen
Kaatschen, Schulpforte, Kloster Pforta, Steigra, Gosseck, Rossbach, Mitteldeutscher Landwein, Thüringer Weinregion, Weissenfels
= Sachsen | Saxe | Saxony | Elbtal, Sächsisch, Sachsen-Elbtal, Sassonia, Elbe Valley, Vallée de l’Elbe
Meissen, Radebeul, Dresden, Pillnitz, Weinböhla, Diesbar-Seusslitz, Seusslitz, Proschwitz, Pirna, Coswig, Sörnewitz
Zadel, Jessen, Sächsischer Landwein, Radebeuler Goldener Wagen, Loschwitz
# Österreich | Autriche | Austria | AT, A, Oostenrijk, Österreichisch
Österreichischer Sekt, Sekt Austria, Sekt g.U., Bergwein
~ Weinland Österreich | | | Ostösterreich
~ Donautal | Vallée du Danube | Danube Valley | Donauraum, Danubio
= Niederösterreich | Basse-Autriche | Lower Austria | Bassa Austria, Baja Austria
Klosterneuburg, Langenzersdorf, Sankt Pölten, Bisamberg, Tulln
== Wachau
Dürnstein, Loiben, Oberloiben, Unterloiben, Weissenkirchen, Joching, Wösendorf, Spitz, Spitz an der Donau, Mautern an der Donau, Rossatz, Rührsdorf
Arnsdorf, Mitterarnsdorf, Oberarnsdorf, Aggsbach, Willendorf, Viessling, Mühldorf, Spitzer Graben, Achleiten, Kellerberg, Loibenberg, Singerriedel
Tausendeimerberg, Bergern, Weissenkirchen in der Wachau, Schwallenbach, Emmersdorf, Melk, Hofarnsdorf, Bacharnsdorf, Ried Achleiten, Ried Kellerberg
Ried Loibenberg, Ried Singerriedel, Ried Klaus, Ried Steinertal, Ried Schütt, Ried Hochrain, Ried Bruck
== Kremstal | | | Krems
Krems an der Donau, Stein an der Donau, Stein, Senftenberg, Imbach, Rehberg, Gedersdorf, Rohrendorf, Mautern, Furth, Furth bei Göttweig, Göttweig, Palt
Krustetten, Hollenburg, Thallern, Stratzing, Priel, Droiss, Gneixendorf, Oberfucha, Paudorf, Höbenbach, Angern, Oberrohrendorf, Unterrohrendorf
Ried Pfaffenberg, Ried Hochäcker, Ried Wachtberg, Ried Lindberg, Wachtberg
== Kamptal | | | Kamp, Kamp Valley
Langenlois, Zöbing, Kammern, Gobelsburg, Strass, Strass im Strassertale, Hadersdorf am Kamp, Hadersdorf, Schönberg am Kamp, Schiltern
Mollands, Stiefern, Etsdorf, Haindorf, Lengenfeld, Elsarn, Wiedendorf, Engabrunn, Diendorf, Mittelberg, Heiligenstein, Zöbinger Heiligenstein
Ried Heiligenstein, Ried Lamm, Ried Gaisberg, Ried Grub, Ried Käferberg, Ried Renner, Ried Steinmassl, Ried Seeberg, Ried Loiserberg, Loiserberg
== Traisental | | | Traisen
Traismauer, Nussdorf ob der Traisen, Inzersdorf, Inzersdorf-Getzersdorf, Getzersdorf, Statzendorf, Herzogenburg, Reichersdorf, Stollhofen, Wagram ob der Traisen
Ried Zwirch, Ried Alte Setzen, Ried Berg
== Wagram | | | Donauland, Donauland-Carnuntum
Fels am Wagram, Feuersbrunn, Grossriedenthal, Grossweikersdorf, Kirchberg am Wagram, Königsbrunn am Wagram, Mitterstockstall, Oberstockstall, Gösing
Ruppersthal, Ottenthal, Neudegg, Engelmannsbrunn, Thürnthal, Grafenegg, Stetteldorf, Absdorf, Hippersdorf, Königsbrunn, Ried Rosenberg, Ried Scheiben
== Weinviertel
Röschitz, Retz, Retzbach, Unterretzbach, Oberretzbach, Mailberg, Hollabrunn, Haugsdorf, Poysdorf, Falkenstein, Herrnbaumgarten, Ketzelsdorf, Mistelbach
Wolkersdorf, Wolfpassing, Hohenruppersdorf, Matzen, Prottes, Bockfliess, Bad Pirawarth, Gross-Schweinbarth, Stetten bei Korneuburg, Seefeld-Kadolz
Pulkautal, Jetzelsdorf, Pulkau, Eggenburg, Maissau, Ziersdorf, Pillersdorf, Zellerndorf, Schrattenthal, Obermarkersdorf, Göllersdorf, Grossmugl
Korneuburg, Hagenbrunn, Kronberg, Ulrichskirchen, Asparn an der Zaya, Laa an der Thaya, Staatz, Zistersdorf, Hauskirchen, Auersthal, Gaweinstal, Schrick, Martinsdorf
Velm-Götzendorf, Grosskrut, Drasenhofen, Stützenhofen, Mannersdorf an der March, Stillfried, Ebenthal, Niederabsdorf, Stronsdorf, Veltlinerland, Ried Hundsberg
== Carnuntum | | | Rubin Carnuntum
Göttlesbrunn, Höflein, Petronell, Petronell-Carnuntum, Hainburg, Prellenkirchen, Spitzerberg, Berg bei Hainburg, Stixneusiedl, Arbesthal, Bruck an der Leitha
Rohrau, Hundsheim, Deutsch-Haslau, Sarasdorf, Schwadorf, Ried Spitzerberg, Ried Rosenberg Göttlesbrunn, Ried Haidacker
== Thermenregion
Gumpoldskirchen, Traiskirchen, Tattendorf, Teesdorf, Bad Vöslau, Vöslau, Baden bei Wien, Pfaffstätten, Mödling, Perchtoldsdorf, Guntramsdorf, Sooss
Leobersdorf, Reisenberg, Wiener Neustadt, Thallern bei Gumpoldskirchen, Maria Enzersdorf, Brunn am Gebirge, Kottingbrunn, Möllersdorf, Tribuswinkel
= Wien | Vienne | Vienna | Viena
Wiener Gemischter Satz, Grinzing, Nussberg, Ried Nussberg, Nussdorf, Heiligenstadt, Neustift, Neustift am Walde, Sievering, Stammersdorf
Oberlaa, Strebersdorf, Jedlersdorf, Kahlenberg, Kahlenbergerdorf, Döbling, Wiener, Salmannsdorf, Hietzing, Liesing
= Burgenland | | | BGLD, Burgenländisch
Nordburgenland, Seewinkel, Westungarn, Pannonien, Burgenland Nord, Parndorf
== Neusiedlersee | Lac de Neusiedl | Lake Neusiedl | Lago di Neusiedl
Gols, Mönchhof, Halbturn, Frauenkirchen, Podersdorf, Podersdorf am See, Illmitz, Apetlon, Weiden am See, Weiden, Neusiedl, Neusiedl am See, Jois, Winden, Sankt Andrä
Sankt Andrä am Zicksee, Andau, Tadten, Wallern, Pamhagen, Heideboden, Kittsee, Nickelsdorf, Deutsch Jahrndorf, Ried Salzberg, Parndorfer Platte
== Leithaberg | | | Neusiedlersee-Hügelland, Leithagebirge
Purbach, Purbach am Neusiedlersee, Breitenbrunn, Donnerskirchen, Oggau, Schützen am Gebirge, Schützen, Eisenstadt, Grosshöflein, Kleinhöflein, Sankt Georgen
Müllendorf, Oslip, Siegendorf, Mörbisch, Mörbisch am See, Wulkaprodersdorf, Hornstein, Zagersdorf, Sankt Margarethen, Sankt Margarethen im Burgenland
== Rust | | | Ruster Ausbruch, Freistadt Rust
== Mittelburgenland | | | Blaufränkischland, Middle Burgenland
Deutschkreutz, Horitschon, Neckenmarkt, Lutzmannsburg, Raiding, Lackenbach, Grosswarasdorf, Kleinmutschen, Ritzing, Unterpetersdorf, Ried Hochberg, Ried Dürrau
== Eisenberg | | | Südburgenland, Eisenberg an der Pinka, South Burgenland
Deutsch Schützen, Deutsch Schützen-Eisenberg, Rechnitz, Welgersdorf, Heiligenbrunn, Moschendorf, Bildein, Kohfidisch, Csaterberg, Gaas, Uhudlerland, Güssing
Schachendorf, Ried Saybritz, Ried Szapary, Ried Reihburg
== Rosalia | | | Rosaliagebirge
Mattersburg, Pöttelsdorf, Forchtenstein, Bad Sauerbrunn, Marz, Drassburg, Pöttsching
= Steiermark | Styrie | Styria | Stiria, STMK, Steirerland, Steirisch, Estiria, Steierland
Graz, Obersteiermark, Steirisches Weinland, Steirische Klassik
== Südsteiermark | Styrie du Sud | Southern Styria | South Styria, Südsteirisches Weinland, Stiria meridionale, Južna Štajerska, Styria meridionale
Gamlitz, Leutschach, Leutschach an der Weinstrasse, Ehrenhausen, Ratsch, Ratsch an der Weinstrasse, Berghausen, Spielfeld, Kitzeck, Kitzeck im Sausal, Sausal
Eichberg, Eichberg-Trautenburg, Glanz an der Weinstrasse, Sulztal, Sankt Andrä-Höch, Sankt Nikolai im Sausal, Leibnitz, Wagna, Schlossberg, Grassnitzberg
Zieregg, Ried Zieregg, Ried Nussberg in Ratsch, Nussberg Südsteiermark, Heimschuh, Sernau, Ried Sernauberg, Ried Kranachberg, Ried Grassnitzberg, Ried Hochgrassnitzberg
Labitschberg, Ried Labitschberg, Ried Obegg, Obegg, Ried Moarfeitl, Ried Welles, Ried Pössnitzberg, Pössnitz, Pössnitzberg, Arnfels, Oberhaag, Steinbach bei Gamlitz
== Vulkanland Steiermark | Vulkanland de Styrie | | Vulkanland, Südoststeiermark, Oststeiermark, Steirisches Vulkanland, Südoststeirisches Hügelland
Straden, Sankt Peter am Ottersbach, Klöch, Tieschen, Kapfenstein, Riegersburg, Bad Gleichenberg, Feldbach, Fehring, Bad Radkersburg, Sankt Anna am Aigen
Hartberg, Ilz, Weiz, Fürstenfeld, Gnas, Halbenrain, Markt Hartmannsdorf, Ried Saziani, Ried Stradener Rosenberg, Ried Hochwarth, Puch bei Weiz
== Weststeiermark | Styrie de l’Ouest | Western Styria | West Styria, Schilcherland, Weststeirisch
Stainz, Deutschlandsberg, Ligist, Eibiswald, Greisdorf, Sankt Stefan ob Stainz, Gundersdorf, Wildbach, Gross Sankt Florian
= Bergland | Pays de montagne | Mountain regions | Bergland Österreich
Kärnten, Carinthie, Carinthia, Carinzia, Tirol, Tyrol, Vorarlberg, Oberösterreich, Haute-Autriche, Upper Austria, Salzburg, Salzbourg, Nordtirol
Sankt Veit an der Glan, Längsee, Klagenfurt, Linz, Innsbruck, Bregenz, Röthis, Mühlviertel, Innviertel, Wels, Lavanttal, Görtschitztal, Zirl
# Liechtenstein | | | LI, FL, Fürstentum Liechtenstein, Principauté de Liechtenstein, Principality of Liechtenstein
Vaduz, Triesen, Balzers, Schaan, Eschen, Mauren, Bendern, Gamprin, Ruggell, Schellenberg, Triesenberg, Unterland Liechtenstein, Oberland Liechtenstein
# Luxemburg | Luxembourg | Luxembourg | LU, Lussemburgo, Luxemburgo, Lëtzebuerg, Grossherzogtum Luxemburg, Grand-Duché de Luxembourg
Moselle
Moselle luxembourgeoise, Luxemburger Mosel, Côtes de Grevenmacher, Côtes de Remich, Grevenmacher, Remich, Schengen, Remerschen, Wintrange, Schwebsange
Bech-Kleinmacher, Wellenstein, Stadtbredimus, Greiveldange, Ehnen, Wormeldange, Ahn, Machtum, Mertert, Wasserbillig, Wormeldange Koeppchen, Lenningen, Canach
Crémant de Luxembourg, Ettelbruck, Rosport, Gostingen, Niederdonven, Oberdonven, Burmerange, Elvange
`;
