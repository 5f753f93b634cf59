/** Format: see grapes.ts. */
export const whiteGrapesMToZ = `
Macabeo | Macabeu | | Macabeau, Maccabeo, Maccabeu, Maccabeau, Macabeo Viura
Maceratino | | | Ribona, Montecchiese
Madeleine Angevine | | | Madeleine Angevine 7672
Malagousia | | | Malagouzia, Malagoussia
Malvar
Malvasia | | | Malvasier, Malvasía Blanca, Malmsey, Malvazia, Malvasia Branca, Malvasia Bianca, Malvasya, Malvasia Bianca di Basilicata
Malvasia Bianca Lunga | | | Malvasia del Chianti, Malvasia Toscana
Malvasia del Lazio | | | Malvasia Puntinata
Malvasia delle Lipari | | | Malvasia di Lipari, Malvasía de Sitges, Malvasia di Sardegna, Greco Bianco di Gerace, Malvasía de Banyalbufar, Malvasia di Bosa, Malvasia Cândida, Malvasia Dubrovačka, Dubrovačka Malvazija
Malvasia di Candia | | | Malvasia di Candia Aromatica, Malvasia Bianca di Candia, Malvasia Rossa di Frascati, Malvasia Aromatica, Malvasia de Cândia
Malvasia Fina | | | Boal, Bual, Boal da Madeira, Malvasia Fina Branca
Malvasía Riojana | | | Rojal Blanco, Alarije, Subirat Parent, Alarije Blanca
Malvasía Volcánica | | | Malvasía de Lanzarote
Malvazija | | | Malvasia Istriana, Malvazija Istarska, Istarska Malvazija, Malvasia d’Istria, Istrische Malvasier, Malvasia Friulana, Istrska Malvazija
Manteúdo
Mantonico | | | Mantonico Bianco, Montonico Calabrese
Maraština | | | Rukatac
Marawi
Maresco
Marmajuelo | | | Bermejuela, Bermejuelo
Marsanne | | | Ermitage, Marsanne Blanche, Ermitage Blanc, Marsanne Blanc
Marzemina Bianca | | | Sampagna
Maturana Blanca
Mauzac | Mauzac blanc | | Blanquette de Limoux
Melon de Bourgogne | | | Muscadet, Melon, Melon B.
Merlot Blanc | Merlot blanc
Mersegüera | | | Meseguera, Escanyavella, Verdosilla
Merwah | | | Marwah, Meksassi
Merzling
Minutolo | | | Fiano Aromatico
Misket | | | Misket Cherven, Cherven Misket, Red Misket, Misket Rot, Roter Misket
Misket Vrachanski | | | Vrachanski Misket, Misket Varnenski, Vrachanski
Mondeuse Blanche | Mondeuse blanche
Montonico Bianco
Montù | | | Montuni
Morio-Muskat | | | Morio Muscat, Morio
Moscatel Galego Roxo | | | Moscatel Roxo
Moscatel Rosado | | | Moscatel Rosada, Muscat Rose à Petits Grains
Moscato di Terracina
Moschato Spinas | | | Muscat of Spina, Muscat Spinas, Moschato Spina
Moschofilero | | | Moscofilero, Moschofilero Mantineia
Mtsvane | Mtsvané | | Mtsvane Kakhuri, Mzwane, Mtswane, Kakhuri Mtsvane, Kachuri Mzwane, Mtsvani, Mtsvane Kakhetian, Mtsvane Kachuri
Mtsvivani | | | Mtsvivani Kakhuri
Müller-Thurgau | | | Riesling-Sylvaner, Riesling x Sylvaner, Riesling-Silvaner, Riesling x Silvaner, Rizlingszilváni, Rizvanec, Ries-Sylvaner, RxS, Müller-Th., Rizvanac, Rizlingsilvani, Muller T., Riesling-Sylvaner Müller-Thurgau
Muscadelle | | | Topaque, Muskadelle, Sauvignon à Gros Grain
Muscaris | | | FR 493-87
Muscat d’Alexandrie | | Muscat of Alexandria | Zibibbo, Moscatel de Alejandría, Moscatel de Setúbal, Muskat-Alexandriner, Moscatel Graúdo, Hanepoot, Moscatel Romano, Moscatel de Málaga, Moscato di Alessandria, Muscat Alexandria, Muscat Gordo Blanco, Gordo, Alexandriner Muskat, Muskat Alexandria, Alexandrische Muskat, Moscatel Alejandria, Moschato Alexandrias, Moscato d’Alessandria
Muscat du Moulin | | | Couderc 299-35, Muscat de Saint-Vallier
Muscatin
Muscat Ottonel | Muscat ottonel | | Muskat-Ottonel, Ottonel Muskotály, Otonel, Moscato Ottonel, Ottonel, Muscat Otonel
Muskateller | Muscat | Muscat | Moscato, Muscat Blanc, Moscato Bianco, Muscat Blanc à Petits Grains, Gelber Muskateller, Moscatel, Moscatell, Muscatel, Moscatel Branco, Muscat Canelli, Muscat de Frontignan, Sárgamuskotály, Muškat žuti, Žuti muškat, Muškat bijeli, Rumeni muškat, Tămâioasă Românească, Moscatel Galego, Muskat, Moschato, Yellow Muscat, Tamjanika, Tamyanka, Moscatel Galego Branco
Muškát Moravský | Muscat de Moravie | Moravian Muscat | Moravský Muškát, Mährischer Muskat, Mopr
Mustoasă de Măderat | | | Mustoasa
Narince
Nascetta | | | Anascetta
Nasco
Neuburger | | | Neuburské
Niagara
Nosiola
Nouvelle
Nuragus
Obaideh | | | Obeidi, Obaidi, Obeideh
Ondenc
Optima
Orange Muscat | Muscat Fleur d’Oranger | | Moscato Fior d’Arancio
Orion
Ortega
Ortrugo | | | Altrugo, Ortrugo Bianco
Pálava
Pallagrello Bianco
Palomino | | | Palomino Fino, Listán Blanco, Listán, Listán de Jerez
Parellada | | | Montonec, Montonega
Passerina | | | Passerina Bianca, Caccione, Camplese
Pecorello | | | Pecorello Bianco
Pecorino
Pedro Giménez
Pedro Ximénez | | | Pedro Ximenes, P.X., Pedro Ximen, Pedro Jiménez
Petit Courbu | Petit courbu
Petite Arvine | | | Arvine, Pt. Arvine, Arvine Petite, Petit Arvine, P. Arvine
Petit Manseng | Petit manseng | | Pt. Manseng
Petit Meslier | Petit meslier
Phoenix | Phœnix
Picapoll Blanco | | | Picapoll, Picapoll Blanc
Picardan
Picolit | | | Piccolit, Piculit
Pinella | | | Pinela, Pinello
Pinot
Piquepoul | Picpoul | Picpoul | Piquepoul Blanc, Picpoul Blanc, Picpoul de Pinet
Plantscher | | | Plantschere
Pošip | | | Pošip Bijeli
Prensal | | | Moll, Prensal Blanc, Premsal, Premsal Blanc, Pensal Blanco
Prié | Prié blanc | Prié Blanc | Blanc de Morgex, Prëmetta Bianca, Prié Blanc de Morgex
Rabigato | | | Rabo de Carneiro, Rabigato do Douro
Rabo de Ovelha
Ranfol | | | Štajerska Belina, Bijeli Ranfol
Räuschling | | | Zürirebe, Zürichrebe, Züritrübel
Ravel Blanc
Reichensteiner
Réselle
Resi
Rèze
Ribolla Gialla | | | Rebula, Ribolla, Rumena Rebula, Rebula Briška
Rieslaner | | | Mainriesling
Riesling | | | Rheinriesling, Weisser Riesling, Riesling Renano, Rhine Riesling, Ryzlink rýnský, Rajnai Rizling, Rajnski Rizling, Renski Rizling, White Riesling, Johannisberg Riesling, Rizling Rajnski, Rizling rýnsky, Riesling Rhénan, Petit Rhin, Rizling, Riesl., Klingelberger
Rivaner
Rkatsiteli | | | Rkaziteli, Rkatziteli, Rkatsitelli, Rkatsiteli Tetri, Rcațiteli
Robola | | | Robola Kefallinias
Roditis | | | Rhoditis, Roditis Alepou
Romorantin
Roscetto | | | Rossetto
Rosenmuskateller | Muscat rose | Rose Muscat | Moscato Rosa, Muškat ruža, Rosa Muskateller, Muškat Ruža Porečki
Rossese Bianco
Roter Riesling | Riesling rouge | Red Riesling
Roter Veltliner | Veltliner rouge | Red Veltliner | Veltlínské červené, Piros Veltelini
Rotgipfler
Roussanne | | | Bergeron, Rousanne, Roussane, Roussanne Blanche, Roussanne Blanc
Rumeni Plavec | | | Rumeni plavec Bizeljsko, Plavec žuti, Žuti plavec
Saphira
Șarba
Sauvignac | | | Cal 6-04, Cal 6-4, VB Cal 6-04, VB Cal 6-4
Sauvignon Blanc | Sauvignon blanc | | Sauvignon, Sauv. Blanc, Sauvignon Bl., Sauvignon Bianco, Fumé Blanc, Blanc Fumé, Muskat-Silvaner, Muskat-Sylvaner, Sauvignon Blank, S. Blanc, Sauvignon B., Sauvignan Blanc, Sauvigon Blanc, Sovinjon Blan, Sauvingnon Blanc, Sauvignon Blanc Musqué
Sauvignon Gris | Sauvignon gris | | Sauvignon Rose, Sauvignon Grigio
Sauvignon Kretos | | | Kretos
Sauvignon Nepis | | | Nepis
Sauvignon Rytos | | | Rytos
Sauvignon Soyhières | | | VB 32-7
Sauvitage | | | WE 88-101-13
Savagnin Blanc | Savagnin blanc | | Savagnin, Heida, Païen, Heida Païen, Païen Heida, Naturé, Weisser Traminer, Traminer Weiss, Prin Barbin, Fromenté, Heida Savagnin, Savagnin Blanc Heida, Savagnin Païen
Savatiano | | | Savvatiano
Scheurebe | | | Sämling 88, Sämling, S 88, Dr. Wagnerrebe
Schönburger
Sciaglin
Scimiscià | | | Cimixà
Semidano
Sémillon | | | Semillion, Hunter River Riesling, Semilon, Sémilion, Sémillon Blanc
Sercial | | | Esgana Cão, Cerceal da Madeira
Sevar
Seyval Blanc | Seyval blanc | | Seyval, Seyve-Villard 5-276, Seyval Bl.
Shesh i Bardhë | | | Shesh Bardhe
Sidéritis | Sideritis | Sideritis
Siegerrebe
Silvaner | Sylvaner | | Johannisberg, Grüner Silvaner, Sylvaner vert, Gros Rhin, Silvaner Verde, Sylvánské zelené, Silvánské zelené, Zeleni Silvanec, Sylvaner Verde, Silvaner Weiss, Zöldszilváni, Grüner Sylvaner, Johannisberger Sylvaner, Johannisberg Sylvaner, Sylvaner Johannisberg, Johannisberg du Valais
Sirius
Škrlet | | | Skrlet Bijeli
Solaris | | | FR 240-75
Soreli
Souvignier Gris | Souvignier gris | | FR 392-83, Souvigner Gris, Souvignier, Sauvignier Gris, Souvignir Gris
Spergola
Staufer
Sukholimansky | | | Sukholimanskiy, Suholimanski, Sukholimansky Bely, Suholimanskij
Tannat Blanc | Tannat blanc
Telti Kuruk | Telti-Kourouk
Tempranillo Blanco | Tempranillo blanc | White Tempranillo
Terret | | | Terret Blanc, Terret Gris
Thrapsathiri
Timorasso
Torbato | | | Tourbat, Malvoisie du Roussillon
Torrontés | | | Torrontés Riojano, Torrontel, Torontel, Torrontes Sanjuanino, Torrontés Mendocino, Torrontés Argentino
Traminette
Trebbiano | | | Ugni Blanc, Trebbiano Toscano, Procanico Trebbiano, Trebbiano Bianco, Trebbiano di Toscana, Talia, Thalia, Ugni, Procanico
Trebbiano d’Abruzzo | | | Trebbiano Abruzzese
Trebbiano di Lugana | | | Turbiana, Trebbiano di Soave
Trebbiano Giallo
Trebbiano Romagnolo | | | Trebbiano di Romagna
Trebbiano Spoletino
Treixadura | | | Trajadura, Treixadura Blanca
Tsitska | | | Tsizka, Zizka, Tsitka
Tsolikouri | | | Tsolikauri, Zolikouri, Tsolikouri Tetri, Zolikauri
Verdeca
Verdejo | | | Verdeja
Verdelho | | | Verdelho Branco, Verdelho da Madeira
Verdello
Verdesse
Verdicchio | | | Verdicchio Bianco, Verdicchio dei Castelli di Jesi, Verdicchio di Matelica
Verdiso
Verduzzo | | | Verduzzo Friulano, Verduzzo Trevigiano, Ramandolo
Vermentino | | | Rolle, Pigato, Rolle Vermentino, Vermentinu, Malvoisie de Corse, Vermentino Bianco, Varmentin
Vernaccia | | | Vernaccia di San Gimignano, Vernaccia Bianca
Vernaccia di Oristano
Vespaiola | | | Vespaiolo
Vidal | | | Vidal Blanc, Vidal 256
Vidiano
Vignoles | | | Ravat 51
Vijariego | | | Vijiriego, Bujariego, Diego, Vijariego Blanco, Verijadiego, Vigiriega, Vijiriega
Vilana
Villaris
Viognier | | | Vionnier, Viogner
Viorica
Viosinho | | | Veozinho
Vital
Vitovska | | | Vitouska, Vitovska Grganja, Vitovska Garganja
Viura
Voltis
Voskehat | Voskéhat | | Woskehat, Kharji, Voskeat, Khardji, Khatun Kharji
Vugava | | | Bugava, Viški Bugava
Weissburgunder | Pinot blanc | Pinot Blanc | Pinot Bianco, Weisser Burgunder, Fehér Burgundi, Rulandské bílé, Beli pinot, Pinot bijeli, Beli Burgundec, Rulandské biele, Bijeli pinot, Weisburgunder, Burgundac bijeli, Pinot Alb, Pino Blanc, Pinot Bl., Biely Burgunder
Welschriesling | Riesling italique | | Graševina, Riesling italico, Laški Rizling, Olaszrizling, Ryzlink vlašský, Rizling vlašský, Vlašský Ryzlink, Italian Riesling, Riesling Italian, Italianski Rizling, Italijanski Rizling, Laski Riesling, Rizling Vlasky, Italico Riesling, Grasevina Bijela, Talijanski Rizling
Xarel·lo | | | Pansa Blanca, Cartoixà, Pansà
Xynisteri | | | Xinisteri
Yapıncak | | | Kınalı Yapıncak
Zähringer
Zalema
Zelen
Zéta
Zghihară de Huși | | | Zghihară
Zierfandler | | | Spätrot, Cirfandli
Žilavka | | | Zilavka Bijela
Žlahtina | | | Vrbnička Žlahtina, Zlahtina Bijela
`;
