/** Format: see grapes.ts. */
export const blackGrapesAToL = `
Abouriou | | | Early Burgundy
Acolon
Agiorgitiko | | | Aghiorghitiko, Agiorghitiko, Agiorgitico, Aghiorgitiko, Saint George, St. George, Mavro Nemeas
Aglianico | | | Aglianico del Vulture, Aglianico del Taburno, Aglianico Amaro, Ellenico
Albarossa
Aleatico | | | Aleatico Nero, Halhal
Aleksandrouli | Alexandrouli | | Aleksandreuli, Alexandreuli
Alfrocheiro | | | Alfrocheiro Preto, Bruñal, Baboso Negro
Alibernet | | | Odessa Black, Odeskij Tschernyj
Alicante Bouschet | | | Alicante, Alicante Henri Bouschet, Garnacha Tintorera, Alicant Bouschet, Tintorera, Alicante Nero
Allegro
Alvarelhão | | | Brancellao, Brancelho
Amaral | | | Azal Tinto
Ancellotta | | | Lancellotta, Ancelotta
André
Aramon | | | Aramon noir
Areni | | | Areni Noir, Sev Areni, Areni Sev, Areny
Argaman
Arinarnoa
Artaban
Aspiran | Aspiran noir | | Rivairenc, Ribeyrenc, Ribeirenc
Avanà | | | Hibou noir
Babić | | | Babic Crni
Baco Noir | Baco noir | | Baco 1
Baga | | | Tinta Bairrada, Tinta da Bairrada
Barbera | | | Barbera Nera, Barbera d’Asti, Barbera d’Alba, Barbera del Monferrato, Barbera Rosso
Baron
Bastardo Magaratschski | | | Bastardo Magarachsky, Bastardo Magarach
Blatina | | | Blathina, Hercegovka
Blauburger
Blaufränkisch | | | Lemberger, Blauer Lemberger, Limberger, Kékfrankos, Frankovka, Frankovka modrá, Modra frankinja, Frankinja, Franconia, Gamé, Burgund Mare, Frankovka crna, Borgonja
Blauer Portugieser | Portugais bleu | | Portugieser, Kékoportó, Oportó, Modrý Portugal, Portugizac, Portugizac crni, Portugalka, Vöslauer, Portoghese
Blauer Wildbacher | | | Wildbacher, Schilcher, Blauer Schilcher
Bobal | | | Bobal Negro
Boğazkere | | | Boazkere
Bombino Nero
Bonarda | | | Bonarda Argentina, Charbono, Douce Noire, Corbeau, Turca
Bonarda Piemontese | | | Bonarda del Piemonte, Bonarda di Chieri
Bondola | | | Bondola Nera
Bondoletta
Bordô
Bovale | | | Bovale Sardo, Muristellu, Bovaleddu, Nieddu Mannu, Bovale Grande, Muristeddu
Brachetto | | | Brachetto d’Acqui, Brachetto del Piemonte
Braquet | Braquet noir | | Brachet
Buffalo
Busuioacă de Bohotin | | | Busuioaca
Caberlot
Cabernello | | | MRAC 40
Cabernet
Cabernet Cantor | Cabernet cantor
Cabernet Carbon | Cabernet carbon
Cabernet Cortis | Cabernet cortis | | FR 437-82
Cabernet Dorsa | | | Dorsa
Cabernet Eidos
Cabernet Franc | Cabernet franc | | Cab. Franc, Cab Fr., Cabernet F., Cabernet-Fr., Breton, Bouchet, Bouschet Franc, Cabernet Francese, Cabernet Frank, Cabernet Franco, Cabernet Frans, Trouchet
Cabernet Gernischt
Cabernet Jura | Cabernet jura | | VB 5-02
Cabernet Mitos | | | Mitos
Cabernet Moravia
Cabernet Noir | Cabernet noir | | VB 91-26-4, VB 91-26-04
Cabernet Sauvignon | Cabernet sauvignon | | Cab. Sauvignon, Cab. Sauv., Cabernet Sauv., Cabernet-S., Petit Cabernet, Cabernet Sauvignon Rouge, Cabernet Sauvignon noir, Cab. S., C. Sauvignon, Kaberne Sovinjon, Kaberne Sauvignon, Cabernert Sauvignon, Cabernet Sauvigon
Cabernet Soyhières
Cabernet Volos
Cabertin | | | VB 91-26-17
Cagnulari | | | Cagniulari, Cagnulari Sardo
Caiño Tinto | | | Caíño, Borraçal, Caíño Longo, Caíño Bravo
Caladoc
Çalkarası
Callet | | | Callet Negrella
Camarate | | | Castelão da Bairrada
Campbell Early | | | Kyoho
Canaiolo | Canaiolo nero | | Canaiolo Rosso, Caiolo, Canaiuolo, Caniolo Nero
Carcajolo Nero | | | Carcaghjolu Neru, Carcajolo
Carignan | | | Cariñena, Carignano, Carignan noir, Carignane, Mazuelo, Mazuela, Samsó, Carinyena, Carignano del Sulcis, Crujillon, Cariñano, Samso Negre, Carignan rouge, Mazuelo Tinto, Carignono, Carignane Rouge
Carménère | | | Grande Vidure, Carmenere Nero, Cabernelle, Camenere
Carminoir
Casavecchia
Casetta | | | Foja Tonda, Foja Tonda Casetta
Castelão | | | Periquita, Castelão Francês, João de Santarém, Trincadeira Preta, Castelao Nacional
Castiglione
Centesimino | | | Savignôn Rosso
Cesanese | | | Cesanese d’Affile, Cesanese di Affile, Cesanese Comune, Cesanese del Piglio
César | | | César noir, Romain, Gros Monsieur
Chambourcin | | | Joannes-Seyve 26-205
Chancellor | | | Seibel 7053
Chatus | | | Neiret, Nebbiolo di Dronero
Chkhaveri | Tchkhaveri | | Tschchaweri, Chxaveri
Ciliegiolo | | | Cigliegiolo
Cinsault | | | Cinsaut, Ottavianello, Œillade, Cinsault noir
Clinton
Coliris
Colorino | | | Colorino del Valdarno, Colorino Toscano
Concord
Cornalin | | | Rouge du Pays, Landroter, Cornalin du Valais, Landrote, Rouge de Pays
Cornarello | | | MRAC 1626
Corvina | | | Corvina Veronese, Corvina Nera, Cruina, Corvina Rossa
Corvinone | | | Corvinone Veronese
Counoise
Criolla Grande | | | Criolla
Crljenak | | | Crljenak Kaštelanski, Tribidrag, Pribidrag
Croatina | | | Croatina Nera
De Chaunac | | | Seibel 9549
Dindarella
Diolinoir
Divico | | | IRAC 2091
Dobričić
Dolcetto | | | Dolcetto d’Alba, Ormeasco, Dolcetto Nero, Dolcetto di Dogliani, Dolcetto di Ovada
Domina
Dornfelder
Doux d’Henry
Dunaj
Dunkelfelder
Duras
Durif | | | Petite Sirah, Petite Syrah, Petit Sirah, Petit Syrah
Durize | | | Rouge de Fully
Dzelshavi | | | Dzelschawi
Egiodola
Enantio | | | Lambrusco a Foglia Frastagliata, Lambrusco Foglia Frastagliata
Espadeiro | | | Espadeiro Tinto
Étraire de la Dhuy | Étraire de la Dui | | Etraire
Eyholzer Roter | Rouge d’Eyholz | | Roter Eyholzer
Fer Servadou | Fer servadou | | Fer, Braucol, Mansois, Pinenc, Brocol
Fetească Neagră | | | Schwarze Mädchentraube, Fetyaska Chernaya, Feteasca Nera, Black Maiden
Foglia Tonda
Fortana | | | Uva d’Oro
Frappato | | | Frappato di Vittoria, Frappato Nero
Freisa | | | Fresia, Freisa Piccola
Frontenac | Frontenac noir
Frühburgunder | Pinot noir précoce | | Blauer Frühburgunder, Pinot Madeleine, Pinot Précoce, Früburgunder, Pinot Nero Precoce
Fumin
Gaglioppo | | | Magliocco Ciro, Gaglioppo Nero
Galotta
Gamarello | | | MRAC 1099
Gamaret | | | Gamaret noir, B 13
Gamay | | | Gamay noir, Gamay noir à jus blanc, Plant Robert, Plant Robez, Plant Robaz, Gamay du Valais, Gamay Rouge, Gamay Nero, Gamay Beaujolais
Garanoir | | | Granoir
Garnacha Peluda | Lladoner pelut | | Lledoner Pelut, Garnatxa Peluda, Grenache Poilu
Gastaldo
Ġellewża
Girò | | | Girò Sardo, Girò Nero
Graciano | | | Morrastel, Tinta Miúda, Tintilla de Rota, Parraleta
Greco Nero | | | Greco Nero di Sibari
Grenache | | | Garnacha, Cannonau, Garnacha Tinta, Garnatxa, Garnatxa Negra, Garnacha Negra, Grenache Rouge, Cannonau di Sardegna, Tai Rosso, Tocai Rosso, Lladoner, Gernatxa, Guarnaccia Nera, Granaccia, Garnatxa Tinta, Vernatxa, Garnacho, Garnacha Fina, Red Garnacha, Grenache noir
Grignolino | | | Grignolino Nero, Barbesino
Grolleau | | | Grolleau noir, Groslot
Groppello | | | Groppello Gentile, Groppello Mocasina, Gropello, Groppello di Mocasina
Groppello di Revò | | | Groppello Revò
Groppello di Santo Stefano
Hondarrabi Beltza | | | Ondarrabi Beltza, Hondarribi Beltza
Humagne Rouge | Humagne rouge | | Cornalin d’Aoste
Impigno
Incrocio Manzoni Rosso | | | Manzoni Rosso, Incrocio Manzoni 2.15
Incrocio Terzi 1 | | | Incrocio Terzi n.1, Incrocio Terzi
Isabella | Isabelle | | Americano, Uva Americana, Isabel, Uva Fragola, Fragola, Izabella, Fragolino, Fraga, Americana
Juan García | | | Mouratón, Negrón de Aldán, Gorda
Kadarka | | | Gamza, Gumza, Gamsa, Cadarcă, Skadarka, Fekete Kadarka
Kalecik Karası | | | Kalecik
Kallmet | | | Kallmeti
Karasakız | | | Kuntra
Karmrahyut
Khndoghni | | | Sireni, Khndogni, Khindogni
Kotsifali
Krasnostop | | | Krasnostop Zolotovsky, Krassnostop, Krasnostop Anapsky, Krasnostop Zolotowski
Krassato | | | Krasato
Kratošija | | | Kratosja
Lacrima | | | Lacrima di Morro d’Alba, Lacrima di Morro, Lacrima Nera
Lagrein | | | Lagrein Dunkel, Blauer Lagrein, Lagrein Scuro, Lagrein Dunkler
Lambrusco
Lambrusco Barghi
Lambrusco di Sorbara | | | Lambrusco Sorbara, Sorbara
Lambrusco Grasparossa | | | Lambrusco Grasparossa di Castelvetro, Grasparossa, Lambrusco di Grasparossa
Lambrusco Marani
Lambrusco Maestri | | | Maestri
Lambrusco Montericco
Lambrusco Salamino | | | Lambrusco Salamino di Santa Croce, Salamino
Landal | Landal noir
Lasina | | | Lasin
Laurot
Léon Millot | | | Millot, Kuhlmann 194-2
Liatiko
Limnio | | | Lemnio, Kalambaki, Limnia
Limniona | | | Lymniona
Listán Negro | | | Almuñeco, Negra Común, Listán Morado
`;
