/** Format: see places.ts. */
export const otherEurope = `
# Griechenland | Grèce | Greece | Grecia, Hellas, Griekenland, Ellada, Ελλάδα, Řecko, Griechisch
= Makedonien | Macédoine | Macedonia | Griechisches Makedonien, Macedonia (Greece), Makedonia, Greek Macedonia, Macédoine grecque, Nordgriechenland, Northern Greece
Slopes of Meliton, Côtes de Meliton, Plagies Melitona, Meliton, Epanomi, Chalkidiki, Halkidiki, Agioritikos, Berg Athos, Mount Athos, Athos, Sithonia, Drama, Adriani, Kavala, Pangeon, Pangaion, Serres, Serrai, Thessaloniki, Kilkis, Pella, Imathia, Veria, Kozani, Siatista, Velventos, Florina, Grevena, Kastoria, Nea Mesimvria, Thasos, Pieria, Pangeo, Mount Pangeon
== Naoussa | | | Naousa
Trilofos
== Amyndeon | | | Amyntaio, Amyndaio, Amynteo, Amyndeo, Amynteon, Amynteio, Amyntaion
Amindeo
== Goumenissa | | | Goumenitsa
= Thrakien (Griechenland) | Thrace | Thrace | Thraki, Griechisches Thrakien, Western Thrace
Avdira, Maronia, Ismaros, Evros, Rodopi, Xanthi, Alexandroupoli, Komotini, Soufli
= Epirus | Épire | | Epiros, Ipiros
Zitsa, Metsovo, Ioannina
= Thessalien | Thessalie | Thessaly | Thessalia
Rapsani, Anchialos, Anhialos, Nea Anchialos, Messenikola, Mesenikola, Tyrnavos, Larissa, Krania, Magnesia, Magnisia, Karditsa, Meteora, Elassona, Olymp, Ossa, Trikala, Volos
= Zentralgriechenland | Grèce centrale | Central Greece | Central Greece Region, Greece Centrale, Mittelgriechenland, Sterea Ellada, Kentriki Ellada
Sterea Hellas, Fthiotida, Atalanti, Atalanti-Tal, Atalanti Valley, Böotien, Boeotia, Viotia, Muses Valley, Tal der Musen, Valley of the Muses, Theben, Thebes, Thiva, Parnassos, Opountia Lokrida, Opuntia Lokris, Lokris, Lokrida, Delphi, Phthiotis, Fokida, Evrytania, Martino, Askri, Domokos
== Attika | Attique | Attica | Attiki
Athen, Athens, Markopoulo, Spata, Koropi, Pallini, Megara, Stamata, Kitherona, Pikermi, Mesogia, Messogia, Kantza, Anavyssos, Paiania, Gerania, Hymettos, Kithairon
== Euböa | Eubée | Euboea | Evia
Chalkida, Ritsona, Karystos, Avlida, Lilantio Pedio, Lilantion Pedion
= Peloponnes | Péloponnèse | Peloponnese | Peloponnisos, Peloponnesos, Peloponesse, Peloponneso, Peloponnesus, Peloponissos
Korinthia, Corinth, Korinth, Korinthos, Argolis, Argolida, Lakonien, Laconia, Lakonia, Tripoli, Tegea, Elis, Ilia, Ileia, Monemvasia, Monemvasia-Malvasia, Malvasia-Monemvasia, Messinia, Messenia, Messenien, Pylia, Trifilia, Trifylia, Kalamata, Letrinoi, Pisatis, Klimenti, Asprokampos, Gymno, Koutsi, Ancient Kleones, Stymfalia, Nafplio, Tirintha, Kleones, Sparta, Epidauros, Zacharo
Pyrgos, Pylos, Velo
== Nemea | Némée | | Archaia Nemea, Ancient Nemea
== Mantinia | Mantinée | | Mantineia, Mantinea
Arkadien, Arcadia, Arkadia
== Patras | | | Patra, Rio Patron, Muscat of Patras, Mavrodaphne of Patras, Mavrodaphne Patron, Moschatos Patron
Achaia, Achaea, Achaja, Aigialia, Egialia, Slopes of Aigialia, Aigialeia, Kalavryta, Aeghion, Aigio, Slopes of Egialia, Aigion, Egio, Slopes of Aegialia, Plagies Aigialias, Côtes d’Aigialia, Egialia Slopes
= Ägäische Inseln | Îles de l’Égée | Aegean Islands | Ägäis, Aegean Sea, Aegean, South Aegean, North Aegean, Aegean Sea Islands, Îles Égéennes, Aigaio Pelagos, Mer Égée, Aigaio, Egeo
Aigeopelagitikos, Rhodos, Rhodes, Ródos, Chios, Ikaria, Lesbos, Lesvos, Mytilini, Kos, Patmos, Dodekanes, Dodecanese, Lipsi, Leros, Skopelos, Skyros, Alonissos
== Samos | | | Insel Samos, Muscat of Samos
Vathy
== Lemnos | | | Limnos
Moschatos Limnou
== Paros | | | Insel Paros, Naoussa Paros, Antiparos
== Kykladen | Cyclades | Cyclades | Cycladen, Kyklades, Cicladi
Tinos, Andros, Naxos, Syros, Mykonos, Milos, Sifnos, Folegandros, Serifos, Thirassia, Sikinos, Amorgos, Kythnos
= Santorini | Santorin | | Santorini Insel, Insel Santorini, Thira, Thera
Pyrgos Kallistis, Megalochori, Oia, Akrotiri Santorini, Episkopi, Vothonas, Exo Gonia, Mesa Gonia, Episkopi Gonia, Megalochori Santorini
= Kreta | Crète | Crete | Creta, Kreta Insel, Kriti
Candia, Sitia, Dafnes, Daphnes, Archanes, Arhanes, Peza, Heraklion, Iraklio, Chania, Rethymno, Rethymnon, Lasithi, Malvasia Sitia, Chandakas, Malvasia Chandakas-Candia, Kissamos, Iraklion, Heraklio, Agios Thomas, Skalani, Alagni, Handakas-Candia
= Ionische Inseln | Îles Ioniennes | Ionian Islands | Ionia, Ionisches Meer, Ionian, Ionia Nisia, Isole Ionie, Eptanisa
Korfu, Corfu, Kerkyra, Zakynthos, Zante, Leukas, Ithaka, Ithaca, Paxi
== Kefalonia | Céphalonie | Cephalonia | Kefallonia, Kefallinia, Robola of Cephalonia, Robola Kefallinia, Robola of Kefalonia, Mavrodaphne of Cephalonia, Muscat of Cephalonia
Slopes of Ainos, Slopes of Aenos, Omala
# Zypern | Chypre | Cyprus | CY, Kypros, Cipro, Chipre, Kıbrıs, Republik Zypern
= Commandaria | | | Koumandaria, Kommandaria
= Limassol | | | Lemesos, Lemessos
Krasochoria, Krassochoria, Krasochoria Lemesou, Afames, Laona, Pitsilia, Omodos, Koilani, Kilani, Arsos, Pachna, Pelendri, Kyperounda, Vasa, Vouni, Kalo Chorio, Zoopigi, Laneia, Krasohoria Lemesou, Agios Amvrosios
= Paphos | | | Pafos
Vouni Panayia, Vouni Panagia, Panayia, Laona Akamas, Kathikas, Stroumbi, Ambelitis, Akamas, Statos
= Nikosia | Nicosie | Nicosia | Lefkosia
Kykkos, Marathasa, Larnaka, Larnaca, Troodos, Lefkara
# Malta | Malte | | MT, Maltesische Inseln, Malti, Maltese Islands
= Malta (Insel) | Malte (île) | Malta Island | Insel Malta
Siggiewi, Mgarr, Marsaxlokk, Valletta, Mdina
= Gozo | | | Għawdex
Ramla Valley, Ramla
# England | Angleterre | | GB, UK, Inghilterra, Inglaterra, Engeland, Grossbritannien, Great Britain, Vereinigtes Königreich, United Kingdom, Royaume-Uni, Wales, Pays de Galles, Cymru, Regno Unito, English, Reino Unido, Verenigd Koninkrijk, Gran Bretagna, Grande-Bretagne, Engl.
= Südostengland | Sud-Est de l’Angleterre | South East England | Southern England, Südengland
== Kent | | | Weald of Kent
Tenterden, Chartham, High Weald, Biddenden, Kits Coty
== Sussex | | | West Sussex, East Sussex
Ditchling, South Downs, Pulborough, West Chiltington, Alfriston, Bolney, Petworth, Plumpton
== Surrey
Dorking, Guildford, North Downs
== Hampshire
Test Valley, Hattingley, Alresford, Exton Park, Hambledon, Isle of Wight, Meon Valley
== Berkshire
Thames Valley, Buckinghamshire, Oxfordshire, Chilterns, Oxford, Hertfordshire
= Südwestengland | Sud-Ouest de l’Angleterre | South West England | West Country
Cornwall, Devon, Devonshire, Dorset, Somerset, Gloucestershire, Wiltshire, Camel Valley, Cornouailles, Sharpham, Dartmoor, Avon, Scilly Isles, Isles of Scilly, Cotswolds
= Ostengland | Est de l’Angleterre | East Anglia | East of England, Eastern England, East England
Essex, Suffolk, Norfolk, Crouch Valley, Cambridgeshire, Dedham Vale
= Mittelengland | Midlands | Midlands | West Midlands, East Midlands
Herefordshire, Worcestershire, Shropshire, Lincolnshire, Leicestershire, Nottinghamshire, Yorkshire, Nordengland, Northern England, Staffordshire, Derbyshire
# Schottland | Écosse | Scotland | Scozia, Escocia, Schotland
# Irland | Irlande | Ireland | IE, Irlanda, Ierland, Éire
Cork, Waterford
# Belgien | Belgique | Belgium | België, Belgio, Bélgica, Belgisch
= Flandern | Flandre | Flanders | Vlaanderen
Hageland, Haspengouw, Heuvelland, Hesbaye, Maasvallei Limburg, Vlaamse Landwijn, Limburg (Belgien), Belgisch-Limburg, Borgloon, Vlaams-Brabant, Westvlaanderen, Vlaamse mousserende kwaliteitswijn, Oost-Vlaanderen, Antwerpen
= Wallonien | Wallonie | Wallonia | Crémant de Wallonie, Vin mousseux de qualité de Wallonie, Vin de pays des Jardins de Wallonie
Côtes de Sambre et Meuse, Hainaut, Hennegau, Lüttich, Liège, Namur, Namen
# Niederlande | Pays-Bas | Netherlands | NL, Holland, Hollande, Nederland, Paesi Bassi, Olanda, Países Bajos, Holanda, The Netherlands
= Limburg (Niederlande) | Limbourg (Pays-Bas) | Limburg (Netherlands) | Limburg, Zuid-Limburg, Südlimburg
Mergelland, Maastricht, Vijlen, Maasvallei
= Gelderland | Gueldre
Achterhoek, Achterhoek-Winterswijk, Winterswijk, Rivierenland, Betuwe, Groesbeek, Overijssel, Drenthe, Twente, Ambt Delden, Zeeland, Noord-Brabant, Nordbrabant, Brabant, Zuid-Holland, Noord-Holland, Schouwen-Duiveland
# Dänemark | Danemark | Denmark | DK, Danmark, Danimarca, Dinamarca, Denemarken
= Jütland | Jutland | Jutland | Jylland
Midtjylland, Sønderjylland
= Seeland (Dänemark) | Seeland danois | Zealand | Sjælland
Fünen, Fyn, Bornholm, Lolland, Røsnæs, Kalundborg, Kopenhagen, Odsherred
# Schweden | Suède | Sweden | SE, Sverige, Svezia, Suecia, Zweden
= Schonen | Scanie | Skåne | Scania, Skåne län
Bjäre, Österlen, Kullahalvön, Arild, Båstad, Gotland, Öland, Halland, Blekinge, Småland
# Norwegen | Norvège | Norway | Norge, Norvegia, Noruega, Noorwegen
Telemark
# Finnland | Finlande | Finland | FI, Suomi, Finlandia
Åland
# Estland | Estonie | Estonia | EE, Eesti
# Lettland | Lettonie | Latvia | LV, Latvija, Lettonia
Sabile
# Litauen | Lituanie | Lithuania | LT, Lietuva, Lituania
# Türkei | Turquie | Turkey | TR, Türkiye, Turchia, Turquía, Turkije, Türkisch
= Thrakien (Türkei) | Thrace (Turquie) | Thrace (Turkey) | Thrace, Türkisches Thrakien, Turkish Thrace, Thrakien-Marmara, Thrace-Marmara, Trakya
Tekirdağ, Şarköy, Kırklareli, Gallipoli, Gelibolu, Edirne, Mürefte, Uçmakdere, Hoşköy, Çorlu, Saros, Strandja, Lüleburgaz, Pınarhisar, Eceabat, Gazikoy, Ganos
= Marmara | | | Marmara-Region
Bozcaada, Avşa, Çanakkale, Bursa, Balıkesir, Ténédos, Avşa Adası, Erdek
= Ägäis (Türkei) | Égée (Turquie) | Aegean (Turkey) | Ege, Aegean Region, Türkische Ägäis, Ege Bölgesi
İzmir, Urla, Manisa, Denizli, Güney, Çal, Pamukkale, Çeşme, Kemalpaşa, Selçuk, Bodrum, Milas, Turgutlu, Aydın, Muğla, Seferihisar, Menderes, Büyük Menderes, Ephesos, Ephesus, Denizli-Güney, Selendi, Akhisar, Salihli, Kavaklıdere, Şirince
= Zentralanatolien | Anatolie centrale | Central Anatolia | Anatolien, Anatolia, Central Anatolian, İç Anadolu, Mittelanatolien, Anadolu
Kappadokien, Cappadocia, Kapadokya, Nevşehir, Ankara, Tokat, Kırşehir, Avanos, Ürgüp, Gülşehir, Konya, Kırıkkale, Cappadoce, Uçhisar, Kızılırmak, Amasya, Çorum
= Ostanatolien | Anatolie orientale | Eastern Anatolia | Südostanatolien, Southeastern Anatolia, Doğu Anadolu
Elazığ, Malatya, Güneydoğu Anadolu, Diyarbakır, Mardin, Gaziantep, Şanlıurfa, Midyat, Turabdin, Çermik, Arapgir
= Mittelmeer (Türkei) | Méditerranée (Turquie) | Mediterranean (Turkey) | Akdeniz
Antalya, Elmalı, Mersin, Isparta, Lykien, Burdur, Hatay, Adana, Antakya
= Schwarzmeer (Türkei) | Mer Noire (Turquie) | Black Sea (Turkey) | Karadeniz
`;
