/** Format: see grapes.ts. */
export const blackGrapesMToZ = `
Magliocco | | | Magliocco Canino, Magliocco Dolce, Greco Nero di Calabria
Malbec | | | Cot, Auxerrois noir, Pressac, Malbeck, Malbech, Malbek, Cot noir, Malbec noir, Melbec
Malbo Gentile | | | Malbo
Malvasia di Casorzo
Malvasia di Schierano
Malvasia Nera | Malvasia nera | | Malvasia Nera di Brindisi, Malvasia Nera di Lecce, Malvasia Rossa, Malvasier Schwarz, Malvasia Nera di Basilicata, Malvasia Nera Lunga
Mammolo
Mandilari | | | Mandilaria, Mandelaria, Amorghiano, Amorgiano
Manseng Noir | Manseng noir
Manto Negro
Mara | | | C 41, Mara noir
Maratheftiko | | | Marathefticon, Pampakia
Maréchal Foch | | | Foch, Marechal Foch Noir, Kuhlmann 188-2, Marschall Foch
Marquette
Marselan | | | Marcelan
Marsigliana Nera
Marzemino | | | Marzemino Gentile, Berzamino
Maturana Tinta | | | Maturana
Mavro
Mavrodaphne | | | Mavrodafni, Mavrodaphni
Mavrotragano
Mavroudi | | | Mavroudi Arachovis, Mavroudi of Arachova
Mavrud
Mayolet
Melnik | | | Shiroka Melnishka, Broad-Leaved Melnik, Breitblättriger Melnik, Shiroka Melnishka Loza, Melnik 55, Early Melnik, Melnik Shiroka
Mencía | | | Jaen, Jaen du Dão, Jaen do Dão
Merello | | | MRAC 1087
Merlot | | | Merlot noir, Merlot Nero, Merlot Rouge, Merlot Rot, Merlo
Merlotin
Merlot Kanthus | | | Kanthus
Merlot Khorus | | | Khorus
Meunier | | | Schwarzriesling, Müllerrebe, Pinot Meunier, Samtrot, P. Meunier, Meunier Noir
Millot-Foch | | | Foch-Millot, Maréchal Foch Léon Millot
Molinara | | | Molinara Veronese, Rossara Veronese
Monarch | | | FR 487-88
Mondeuse | Mondeuse noire | | Persagne, Molette Noire
Monica | | | Monica di Sardegna, Monica Nera
Montepulciano | | | Montepulciano d’Abruzzo, Montepulciano Cordisco, Cordisco
Moreto | | | Moreto do Alentejo, Moretto
Moristel | | | Juan Ibáñez, Concejón, Miguel de Arco
Moscato di Scanzo | | | Scanzo
Mourvèdre | | | Monastrell, Mataro, Mourvedre noir, Morastrell, Balzac, Mouvèdre
Mujuretuli | Moudjouretouli | | Mudzhuretuli, Mudschuretuli
Muscadine | | | Scuppernong
Muscardin
Muscat Bailey A | | | Muscat Bailley A
Muscat Bleu | Muscat bleu | | Garnier 83-2, Muscat Bleu Garnier
Muscat Hamburg | Muscat de Hambourg | Black Muscat | Moscato d’Amburgo, Hamburg Muskat, Hamburski Misket, Muscat d’Hambourg, Muscat of Hamburg, Moscatel de Hamburgo, Schwarzer Muskat, Muscat Noir, Moschato Amvourgou
Muskat-Trollinger | Muscat-Trollinger
Nebbiolo | | | Spanna, Chiavennasca, Picotendro, Picoutener, Prunent, Nebbiolo Lampia, Nebbiolo Michet, Nebiolo, Nebbiolo Rosé, Michet, Lampia
Negoska | | | Negkoska, Goumenissas Mavro
Negrara | | | Negrara Trentina, Negrara Veronese
Négrette | | | Négret, Pinot Saint-George
Negroamaro | | | Negramaro, Negroamaro Precoce
Negru de Drăgășani
Nerello Cappuccio | | | Nerello Mantellato, Nerello Capuccio
Nerello Mascalese | | | Nerello, Nerello Calabrese, Mascalese, Nerello Masc.
Neretta Cuneese
Nero Buono | | | Nero Buono di Cori
Nero d’Avola | | | Calabrese, Nero di Avola, Calabrese Nero, N. d’Avola
Nero di Troia | | | Uva di Troia, Nero di Troja, Sumarello, Sumariello, Uva Troia
Nerolo | | | MRAC 1817
Nieddera | | | Nieddara
Nielluccio | | | Nielluccia, Niellucciu
Nocera
Norton | | | Cynthiana, Norton Cynthiana
Novac
Ojaleshi | Odjalechi | | Odjaleschi, Odzhaleshi, Odschaleschi
Öküzgözü
Oseleta | | | Oselata
Otskhanuri Sapere | | | Otskhanuri, Ozchanuri Sapere, Otsxanuri Sapere
País | | | Listán Prieto, Mission, Criolla Chica, Uva País, Misión, Negra Criolla, Mission Grape, Pais Tinto
Pallagrello Nero | | | Pallagrello Rosso, Palagrello Nero
Pamid | | | Roșioară, Plovdina
Papazkarası | | | Papaskarasi
Pascale | | | Pascale di Cagliari
Pelaverga | | | Pelaverga Piccolo, Pelaverga Grosso, Pelaverga di Verduno
Perricone | | | Pignatello, Nieddu Pignatello
Persan | | | Becuét
Petit Rouge | Petit rouge | | Picciourouzo, Oriou
Petit Verdot | Petit verdot | | P. Verdot, Verdot, Petite Verdot, Petit Verd.
Piedirosso | | | Per’ e Palummo, Palombina Nera, Piede Rosso, Palummo, Piedrosso
Pignola Valtellinese | | | Pignola
Pignolo
Pineau d’Aunis | | | Chenin noir
Pinotage
Pinotin | | | VB 91-26-19
Pinot Noir | Pinot noir | | Blauburgunder, Spätburgunder, Blauer Spätburgunder, Pinot Nero, Blauer Burgunder, Clevner, Burgundac crni, Crni pinot, Modri pinot, Pinot negru, Rulandské modré, Kisburgundi, Pinot negro, P. Noir, Servagnin, Pinot Nior, Modry Burgunder, Burgunder Blau, Pinot crni, Pino Noir, Savagnin Noir
Pinot Nova
Piquepoul Noir | Piquepoul noir | | Picpoul noir
Piroso
Plavac Mali | | | Plavac, Plavac Mali Crni
Plavina | | | Brajdica, Plavka
Poulsard | | | Ploussard
Prieto Picudo | | | Prieto Picudo Tinto
Primitivo | | | Zinfandel, Primitivo di Manduria, Primitivo Nero, Zin, Primitivo di Gioia
Prior
Prokupac
Prunelard
Pugnitello
Quagliano
Raboso | | | Raboso Piave, Raboso del Piave, Raboso Veronese, Friularo, Raboso Veronés
Ramisco
Rară Neagră | | | Băbească Neagră, Sereksia, Băbească
Rathay
Reberger
Rebo
Refosco | | | Refosco dal Peduncolo Rosso, Refosco Nostrano, Refosco P.R., Refosco di Faedis, Refosco Peduncolo Rosso
Regent
Rondinella
Rondo | | | GM 6494-5
Roesler
Rossese | | | Rossese di Dolceacqua
Rossignola
Rossola Nera | | | Rossola, Rossolino Nero
Roter Gutedel | Chasselas rose | | Fendant Roux, Chasselas Rouge
Rubin
Ruby Cabernet | | | Ruby Cab
Ruché | | | Rouchet, Rouché
Rufete | | | Tinta Pinheira, Rufeta
Sagrantino | | | Sagrantino di Montefalco
Sangiovese | | | Brunello, Prugnolo Gentile, Morellino, Sangiovese Grosso, Sangioveto, Sangiovese di Romagna, Sangiovese Piccolo, Sangiovese Rosso, Sangiovesse, Sang., Prugnolo, Brunello di Montalcino, Sangioveses, Sangiovese Toscano, Sangiovetto
Sankt Laurent | Saint-Laurent | St. Laurent | Svatovavřinecké, Vavřinecké, Lovrijenac, Šentlovrenka, Blauer St. Laurent
Saperavi | Sapéravi | | Saperawi, Saperavi Budeshuriseburi
Satin Noir | Satin noir | | VB 91-26-29
Schioppettino | | | Ribolla Nera, Pocalza, Schiopettino
Sciaccarello | Sciaccarellu | | Sciacarello, Sciacarellu
Sciascinoso | | | Olivella Nera, Olivella
Shavkapito | | | Schawkapito, Shavkapitho
Siramé
Sousão | | | Souzão, Vinhão, Sousón, Sousao Tinto, Vinhao Tinto
Sumoll | | | Vijariego Negro, Vijiriego Negro, Sumoll Negro, Sumoll Negre
Susumaniello | | | Sussumariello, Susumaniello Nero
Syrah | | | Shiraz, Sirah, Sira, Serine, Syrah noir, Syrah Nero, Candive, Schiraz, Syrah Shiraz, Shiraz Syrah, Shyraz
Tannat | | | Harriague, Tanat, Tannat noir
Tauberschwarz
Tavkveri | | | Tawkweri, Tavkweri
Tazzelenghe | | | Tacelenghe
Tempranillo | | | Tinta Roriz, Aragonez, Tinto Fino, Tinta del País, Tinto del País, Cencibel, Ull de Llebre, Tinta de Toro, Aragonês, Tinta Fina, Roriz, Tempranilla, Tempranillo Tinto, Tempranillo Negro, Tinto de Toro, Tempranillo Tinta, Tinta del Toro
Teran | | | Terrano, Refošk, Teran Crni, Teran Istarski, Cagnina, Refosco d’Istria, Terrano del Carso, Refosco Istriano
Teroldego | | | Teroldego Rotaliano, Teroldigo, Teroldego Rosso
Terret Noir | Terret noir
Tibouren
Tinta Barroca | | | Tinta Barocca, Barroca, Tinta Baroca, T. Barroca
Tinta Caiada | | | Pau Ferro, Tinta Lameira, Bonvedro
Tinta Francisca | | | Tinta de França
Tinta Grossa | | | Carrega Tinto
Tinta Negra | | | Tinta Negra Mole, Negra Mole, Tinta Negra da Madeira, Negramoll, Mollar, Negra Mole Tinta, Mollar de Cádiz
Tintilia | | | Tintilia del Molise
Tinto Cão | | | Tinta Cão
Touriga Franca | | | Touriga Francesa, T. Franca
Touriga Nacional | | | Touriga, Touriga Nac., T. Nacional, Tourigo, Azal Espanhol
Trepat | | | Trapat, Garnatxa Trepat, Bonicaire
Trincadeira | | | Tinta Amarela, Trincadeira Tinta, Tinta Amarella, Crato Preto
Triomphe d’Alsace | | | Triomphe, Kuhlmann 319-1
Trnjak | | | Rudežuša, Trnjak Crni
Trousseau | | | Bastardo, Merenzao, Verdejo Negro, María Ordoña, Trousseau noir, Bastardinho, Maria Ardoña
Urla Karası
Usakhelouri | Oussakhelaouri | | Usakhelauri, Usachelouri
Uvalino
Uva Longanesi | | | Longanesi, Burson
Uva Rara | | | Bonarda Novarese, Bonarda di Cavaglià
Vaccarèse | | | Brun Argenté, Vaccareze, Camarèse
Valdiguié | | | Napa Gamay, Gros Auxerrois, Valdiguie noir
VB 91-26-26
Vermentino Nero
Vernaccia Nera | | | Vernaccia di Serrapetrona, Vernaccia Nera di Serrapetrona
Vernatsch | | Schiava | Trollinger, Schiava Grossa, Schiava Gentile, Edelvernatsch, Grossvernatsch, Schiava Grigia, Grauvernatsch, Black Hamburg, Blauer Trollinger, Kleinvernatsch, Schiave
Vertzami | | | Lefkada, Lefkas, Vertsami
Vespolina | | | Ughetta
Vidoc
Vien de Nus | | | Vien de Nuss
Vranac | | | Vranec, Wranac, Wranec, Vranac Crni
Vuillermin
Xinomavro | | | Xynomavro, Ksinomavro, Xinomavro Naoussas, Xynomavro Rapsani
Yiannoudi | | | Giannoudi
Žametovka | | | Žametna črnina, Kölner Blau
Zimljanski Tschorny | Tsimlianski noir | Tsimlyansky Black | Tsimlyansky, Tsimlyansky Cherny, Tsimlyanskiy Cherniy, Plechistik
Zweigelt | | | Blauer Zweigelt, Zweigeltrebe, Rotburger, Zweigelt Blau, Zweigelt Blauer
`;
