/** Format: see places.ts. */
export const easternEurope = `
# Ungarn | Hongrie | Hungary | HU, Magyarország, Ungheria, Hungría, Hongarije, Ungarisch
~ Oberungarn | Haute-Hongrie | Upper Hungary | Felső-Magyarország
= Tokaj | | | Tokaj-Hegyalja, Tokaji, Tokajer, Tokay, Tokaj-Region, Hegyalja
Mád, Tarcal, Tállya, Tolcsva, Rátka, Bodrogkeresztúr, Bodrogkisfalud, Erdőbénye, Olaszliszka, Sárospatak, Sátoraljaújhely, Bodrogolaszi, Abaújszántó, Mezőzombor, Szerencs, Szegi, Hercegkút, Vámosújfalu
= Eger | | | Egerszalók, Erlau, Egri
Noszvaj, Verpelét, Ostoros, Nagy-Eged, Debrő, Debrői, Szomolya, Felsőtárkány
= Bükk | | | Bükki
= Mátra | | | Mátraalja, Mátrai
Gyöngyös, Gyöngyöspata, Nagyréde, Abasár
= Villány | | | Villányi, Villány-Siklós
Südungarn, Siklós, Nagyharsány, Villánykövesd, Kisharsány, Palkonya
= Szekszárd | | | Szekszárdi
= Pécs | | | Pécsi, Fünfkirchen
Mecsekalja, Mecsek, Mohács, Szigetvár, Versend
= Tolna | | | Tolnai
Völgység
= Pannonien | Pannonie | Pannonia | Pannon, Dél-Pannónia, Transdanubien, Transdanubia, Dunántúl, Transdanubie
Nordtransdanubien, Észak-Dunántúl, Southern Transdanubia
= Sopron | | | Soproni, Ödenburg
Fertőrákos, Balf, Kőszeg, Kópháza
= Plattensee | Lac Balaton | Lake Balaton | Balaton, Balatoni
== Badacsony | | | Badacsonyi
== Balatonfüred-Csopak | | | Balatonfüred, Csopak, Csopaki
Tihany
== Balaton-Oberland | Balaton-Haut | Balaton Uplands | Balaton-felvidék
Káli, Káli-medence
== Balatonboglár | | | Balatonboglári, Dél-Balaton, Südbalaton
Szólád, Kőröshegy, Lengyeltóti
== Nagy-Somló | | | Somló, Somlói, Somlau, Somlóvásárhely
Ság, Kissomlyó
== Zala | | | Zalai, Balatonmelléke
= Etyek-Buda | | | Etyek, Budafok, Etyeki, Etyek-Budai
Budapest, Velence
= Mór | | | Móri
= Neszmély | | | Neszmélyi
= Pannonhalma | | | Pannonhalmi, Pannonhalma-Sokoróalja, Martinsberg
= Kunság | | | Kunsági
Duna-Tisza Közi, Duna, Donau-Theiss, Alföld, Grosse Tiefebene, Kecskemét, Kiskőrös, Soltvadkert, Izsák, Izsáki, Kiskunhalas
= Csongrád | | | Csongrádi
= Hajós-Baja | | | Hajós, Hajósi, Baja
# Tschechien | Tchéquie | Czechia | Tschechische Republik, Czech Republic, République tchèque, Česko, Česká republika, CZ, Repubblica Ceca, Cechia, República Checa, Tsjechië, Chequia
= Mähren | Moravie | Moravia | Morava, Südmähren, South Moravia, Jižní Morava, Moravie du Sud, Moravské zemské víno
== Mikulov | | | Mikulovsko, Mikulovská, Nikolsburg
Valtice, Pavlov, Lednice, Perná, Popice, Dolní Dunajovice, Sedlec, Bavory, Novosedly, Březí
== Znaim | Znojmo | Znojmo | Znojemsko, Znojemská
Nový Šaldorf, Vrbovec, Šatov, Dolní Kounice, Hostěradice, Havraníky, Miroslav, Dobšice, Jaroslavice
== Velké Pavlovice | | | Velkopavlovicko, Velkopavlovická, Grosspawlowitz
Bořetice, Čejkovice, Hustopeče, Kobylí, Vrbice, Rakvice, Zaječí, Němčičky, Velké Bílovice, Přítluky
== Mährische Slowakei | Slovácko | Slovácko | Slovácká
Mutěnice, Blatnice, Blatnička, Polešovice, Bzenec, Strážnice, Dolní Bojanovice, Kyjov, Čejč, Moravská Nová Ves, Uherské Hradiště, Hodonín
= Böhmen | Bohême | Bohemia | Bohémie, Čechy
Mělník, Litoměřice, Mělnická, Litoměřická, Žernoseky, Velké Žernoseky, Karlštejn, Roudnice, Kutná Hora
# Slowakei | Slovaquie | Slovakia | Slovensko, SK, Slovacchia, Eslovaquia, Slowakije, Slowakische Republik
= Kleine Karpaten | Petites Carpates | Little Carpathians | Malé Karpaty, Small Carpathians, Lesser Carpathians, Malokarpatská, Malokarpatská vinohradnícka oblasť
Pezinok, Modra, Svätý Jur, Bratislava, Rača, Vinosady, Dubová, Doľany, Senec, Skalica, Trnava, Vištuk, Stupava
= Südslowakei | Slovaquie du Sud | Southern Slovakia | South Slovakia, Južné Slovensko, Južnoslovenská
Strekov, Hurbanovo, Dunajská Streda, Štúrovo, Komárno, Mužla, Belá, Svätý Peter, Svodín, Palárikovo, Šamorín
= Nitra | | | Nitrianska, Neutra
Šintava, Vráble, Topoľčianky, Zlaté Moravce, Tekov, Pukanec, Radošina
= Mittelslowakei | Slovaquie centrale | Central Slovakia | Stredoslovenská
Krupina, Čebovce, Hontianske Moravce, Modrý Kameň, Vinica, Ipeľ, Tornaľa, Hont
= Ostslowakei | Slovaquie orientale | Eastern Slovakia | Východoslovenská
Tibava, Sobrance, Michalovce, Moldava nad Bodvou
= Slowakisches Tokaj | Tokaj slovaque | Slovak Tokaj | Tokaj Slowakei, Tokajská, Tokaj Slovakia, Vinohradnícka oblasť Tokaj
Malá Tŕňa, Veľká Tŕňa, Viničky, Černochov, Čerhov, Slovenské Nové Mesto
# Slowenien | Slovénie | Slovenia | SI, SLO, Slovenija, Eslovenia, Slowenisch
= Primorska | | | Primorje, Küstenland, Slowenisches Küstenland, Slovenian Littoral
== Goriška Brda | | | Brda, Slovenian Brda, Gorizia Hills, Collio Goriziano Slowenien, Collio Sloveno
Dobrovo, Šmartno, Medana, Ceglo, Višnjevik, Kojsko, Neblo, Kozana, Vipolže
== Vipava-Tal | Vallée de la Vipava | Vipava Valley | Vipavska dolina, Vipava
Wippachtal, Ajdovščina, Nova Gorica, Branik, Goče, Brje
== Karst | | | Slowenischer Karst, Slovenian Karst, Kras, Carso Sloveno
Sežana, Komen, Dutovlje, Tomaj, Komen-Karst
== Slowenisches Istrien | Istrie slovène | Slovenian Istria | Slovenska Istra, Istria Slovenia
Koper, Izola, Capodistria, Portorož, Piran, Marezige, Šmarje
= Štajerska | Styrie slovène | | Štajerska Slovenija, Untersteiermark, Slovenian Styria, Slowenische Steiermark, Podravje, Podravska
Maribor, Ljutomer, Ormož, Jeruzalem, Ljutomer-Ormož, Ptuj, Haloze, Svečina, Slovenske Gorice, Radgona, Gornja Radgona, Slovenske Konjice, Prekmurje, Lendava, Jeruzalem-Ormož, Zavrč, Pohorje, Pesnica, Kog, Luttenberg
= Posavje | | | Posavska
Untere Save, Lower Sava, Dolenjska, Bela Krajina, Bizeljsko, Bizeljsko-Sremič, Metlika, Sremič, Brežice, Novo Mesto, Krško, Trška Gora
# Kroatien | Croatie | Croatia | HR, Hrvatska, Croazia, Croacia, Kroatië, Kroatisch
= Istrien | Istrie | Istria | Istra, Hrvatska Istra, Istrien und Kvarner, Kroatisches Istrien, Istria Croatia, Zapadna Istra, Centralna Istra, Središnja Istra, Istočna Istra, Croatian Istria
Motovun, Momjan, Buje, Poreč, Umag, Rovinj, Vižinada, Brtonigla, Kaldir, Grožnjan, Pula, Višnjan, Vodnjan, Novigrad, Svetvinčenat, Buzet, Savudrija, Rabac, Labin, Oprtalj, Baderna, Bale
= Kvarner | | | Hrvatska Istra i Kvarner, Kroatisches Küstenland, Hrvatsko primorje, Croatian Littoral, Quarnero
Krk, Pag, Vrbnik, Cres, Susak, Lošinj, Krk Insel, Insel Krk, Otok Krk
= Dalmatien | Dalmatie | Dalmatia | Dalmacija, Dalmazia, Dalmacia, Süddalmatien, South Dalmatia, Dalmatinische Inseln, Srednja i Južna Dalmacija, Dalmatian Coast, Primorska Hrvatska
Südkroatien
== Pelješac | | | Peljesac Halbinsel, Halbinsel Pelješac, Poluotok Pelješac, Sabbioncello
Dingač, Postup, Potomje, Trstenik, Orebić, Ponikve, Ston, Putniković, Donja Banda
== Hvar | | | Otok Hvar, Insel Hvar, Hvar Island, Lesina
Stari Grad, Jelsa, Ivan Dolac, Sveta Nedjelja, Sveta Nedelja, Svirče
== Korčula | | | Otok Korčula, Insel Korčula, Korcula Island, Curzola
Lumbarda, Čara, Smokvica
== Vis | | | Otok Vis, Insel Vis, Lissa
Komiža
== Brač | | | Otok Brač, Insel Brač
== Norddalmatien | Dalmatie du Nord | Northern Dalmatia | Sjeverna Dalmacija, North Dalmatia
Zadar, Šibenik, Skradin, Primošten, Benkovac, Nadin, Korlat, Drniš, Promina, Knin, Petrovo Polje, Ugljan, Ravni Kotari
== Mittel- und Süddalmatien | Dalmatie centrale et du Sud | Central and Southern Dalmatia | Central Dalmatia, Mitteldalmatien, Srednja Dalmacija, Južna Dalmacija
Split, Kaštela, Trogir, Imotski, Šolta, Dubrovnik, Konavle, Komarna, Makarska, Omiš, Neretva, Mljet, Lastovo, Dalmatinska Zagora, Vrgorac, Sinj, Dalmatinisches Hinterland
= Slawonien | Slavonie | Slavonia | Slavonija, Slavonija i Podunavlje, Slavonija i hrvatsko Podunavlje, Slavonia and Danube
Kutjevo, Požega, Ilok, Đakovo, Vukovar, Erdut, Feričanci, Daruvar, Orahovica, Virovitica, Slavonski Brod, Pakrac, Mandićevac, Našice, Osijek, Srijem, Syrmien, Vetovo
== Kroatisches Donaugebiet | Podunavlje croate | Croatian Danube | Podunavlje, Hrvatsko Podunavlje
Baranja, Batina, Kneževi Vinogradi, Zmajevac
= Bergland | Hautes terres | Croatian Uplands | Kroatisches Bergland, Continental Croatia, Northern Croatia, Bregovita Hrvatska, Središnja bregovita Hrvatska, Nordkroatien
Međimurje, Plešivica, Zagorje, Zagorje-Međimurje, Plešivica-Okić, Zabok, Krapina, Voloder, Voloder-Ivanić-Grad, Ivanić-Grad, Pregrada, Ludbreg, Moslavina, Prigorje, Bilogora, Pokuplje, Zagreb, Varaždin, Čakovec, Štrigova, Križevci, Kutina, Jastrebarsko, Zelina, Sveti Ivan Zelina, Dugo Selo, Koprivnica, Okić, Sveta Jana, Bjelovar
# Bosnien und Herzegowina | Bosnie-Herzégovine | Bosnia and Herzegovina | Bosnien, Bosnia, Bosna i Hercegovina, BiH, Bosnien-Herzegowina, Bosnie, BA, Bosnia-Herzegovina, Bosnia Erzegovina
= Herzegowina | Herzégovine | Herzegovina | Erzegovina, Hercegovina
Mostar, Trebinje, Čitluk, Ljubuški, Međugorje, Čapljina, Stolac, Široki Brijeg, Blagaj, Kozara, Majevica, Ukrina
# Serbien | Serbie | Serbia | RS, Srbija, Servië, Sérvia, Serbisch
= Šumadija | | | Schumadien
Zentralserbien, Central Serbia, Oplenac, Topola, Aranđelovac, Venčac, Smederevo, Krnjevo, Orašac, Kragujevac, Belgrad, Beograd, Belgrade
= Drei Moravas | Trois Moravas | Three Moravas | Tri Morave, Westliche Morava, Zapadna Morava, Velika Morava, Župa
Aleksandrovac, Temnić, Paraćin, Jagodina, Kruševac, Levač, Rasina
= Fruška Gora | | | Fruska Gora-Srem, Srem, Syrmia
Sremski Karlovci, Irig, Čerević, Erdevik, Banoštor, Neštin, Vojvodina, Wojwodina
= Banat (Serbien) | Banat (Serbie) | Banat (Serbia) | Serbisches Banat, Južni Banat
Vršac, Bela Crkva, Deliblato
= Subotica | | | Subotica-Horgoš, Subotičko-horgoški
Palić, Hajdukovo, Čoka, Kanjiža, Backa
= Timok | | | Timočka Krajina, Negotiner Krajina
Negotinska Krajina, Negotin, Rajac, Rogljevo, Knjaževac
= Südserbien | Serbie du Sud | Southern Serbia | Južna Serbija, South Morava
Niš, Nišava, Toplica, Prokuplje, Leskovac, Vranje, Toplički, Vlasotince
= Pocerina-Valjevo | | | Pocerina, Valjevo
Tamnava, Podgora, Čačak-Kraljevo, Čačak, Ljubić
# Montenegro | Monténégro | | Crna Gora, Montenegrin
= Skutarisee-Becken | Bassin du lac de Skadar | Lake Skadar Basin | Crnogorski basen Skadarskog jezera, Skadar, Lake Skadar, Skutarisee
Ćemovsko polje, Podgorica, Crmnica, Virpazar, Godinje
= Montenegrinische Küste | Littoral monténégrin | Montenegrin Coast | Crnogorsko primorje
Boka Kotorska, Ulcinj, Budva
# Nordmazedonien | Macédoine du Nord | North Macedonia | Mazedonien, Macédoine, Severna Makedonija, MK, FYROM, Macedonia del Nord, Republik Mazedonien, Noord-Macedonië, Macedonia (FYROM), Republic of Macedonia, Macedonia
= Tikveš | | | Tikvesh, Tikves Region, Povardarie, Vardar, Vardar-Tal, Vardar Valley, Povardarje
Kavadarci, Negotino, Demir Kapija, Veles, Barovo, Bela Voda, Rosoman, Lepovo, Gevgelija, Valandovo, Gevgelija-Valandovo
= Skopje | | | Skopsko, Skopje Region
= Strumica-Radoviš | | | Strumica, Radoviš
Ovče Pole, Štip, Ovche Pole, Sveti Nikole
= Pelagonien | Pélagonie | Pelagonia | Pelagonija, Pelagonien-Polog, Pelagonija-Polog
Bitola, Prilep, Ohrid, Prespa, Polog
= Pčinja-Osogovo
Kumanovo, Kratovo, Kočani
# Kosovo | | | Kosova, XK
= Dukagjin | | | Dukagjini, Metohija
Rahovec, Orahovac, Rahoveci, Prizren, Suhareka, Gjakova, Istog, Mališevo
# Albanien | Albanie | Albania | Shqipëria, Shqipëri
= Mittelalbanien | Albanie centrale | Central Albania
Berat, Durrës, Tirana, Elbasan, Fier, Lushnjë, Roskovec
= Nordalbanien | Albanie du Nord | Northern Albania
Shkodra, Shkodër, Lezhë, Mirditë, Zadrima
= Südalbanien | Albanie du Sud | Southern Albania
Përmet, Korçë, Korça, Leskovik, Narta, Vlora, Vlorë
# Rumänien | Roumanie | Romania | RO, Roemenië, Rumania, Romênia, Rumänisch
= Dealu Mare | | | Dealul Mare
Ceptura, Urlați, Tohani, Valea Călugărească, Boldești, Merei, Pietroasa, Breaza, Cricov, Zorești, Gura Vadului, Pietroasele, Fințești, Sahateni, Năeni, Prahova
= Muntenien | Munténie | Muntenia | Dealurile Munteniei, Walachei, Wallachia, Valahia
Ștefănești, Buzău, Argeș, Stefanesti-Arges
= Oltenien | Olténie | Oltenia | Dealurile Olteniei
Dealurile Oltului, Drăgășani, Sâmburești, Vânju Mare, Segarcea, Mehedinți, Corcova, Crușeț, Dăbuleni, Oprișor, Craiova, Vânju Mare-Orevița, Valea lui Ioan
= Rumänische Moldau | Moldavie roumaine | Romanian Moldavia | Moldova (Rumänien), Dealurile Moldovei, Moldau (Rumänien), Moldova Romania, Podișul Moldovei, Moldavia Romania, Colinele Moldovei
Cotnari, Panciu, Odobești, Cotești, Huși, Iași, Vrancea, Iași-Copou, Bucium, Nicorești, Dealu Bujorului, Averești, Bohotin, Dealul Bujorului, Ivești, Bujoru, Covurlui, Vaslui, Galați
= Siebenbürgen | Transylvanie | Transylvania | Transilvania, Transsilvanien, Podișul Transilvaniei, Ardeal
Târnave, Alba Iulia, Aiud, Lechința, Sebeș, Jidvei, Blaj, Mediaș, Sebeș-Apold, Apold, Bistrița, Târnava, Tarnave-Jidvei, Ciumbrud, Crăciunel, Sâncraiu, Batoș
= Crișana-Maramureș | | | Crișana, Maramureș, Dealurile Crișanei, Kreischgebiet
Dealurile Sătmarului, Miniș, Minis-Măderat, Arad, Diosig, Carei, Păuliș, Lipova, Ratești, Valea lui Mihai, Halmeu, Silvania, Șimleu Silvaniei, Zalău, Oradea, Seini
= Banat | | | Rumänisches Banat, Dealurile Banatului, Banatului
Recaș, Timiș, Viile Carașului, Viile Timisului, Timișoara, Buziaș, Buziaș-Silagiu, Silagiu, Moldova Nouă, Teremia
= Dobrudscha (Rumänien) | Dobroudja (Roumanie) | Dobrogea | Dobrudscha, Colinele Dobrogei, Dobrudja, Dobruja
Murfatlar, Sarica-Niculițel, Babadag, Adamclisi, Medgidia, Cernavodă, Oltina, Alimanu, Niculițel, Macin, Ostrov, Topalu, Aliman, Constanța, Tulcea
= Donauterrassen | Terrasses du Danube | Danube Terraces | Danube Terraces Romania, Terasele Dunării
Greaca, Zimnicea, Feteşti, Giurgiu
# Moldau | Moldavie | Moldova | MD, Moldawien, Republica Moldova, Republik Moldau, Moldavia, Republic of Moldova, Moldovan
= Codru | | | Codri, Codrii, Kodru
Cricova, Mileștii Mici, Chișinău, Ialoveni, Strășeni, Călărași, Nisporeni, Orhei, Hîncești, Bulboaca, Anenii Noi, Criuleni, Peresecina, Bardar, Vărzărești
= Ștefan Vodă
Purcari, Südost-Moldau, Talmaza, Căușeni, Olănești, Antonești, Tiraspol, Transnistrien, Cioburciu, Crocmaz
= Valul lui Traian | | | Trajanswall, Südmoldau
Cahul, Cimișlia, Comrat, Gagausien, Gagauzia, Taraclia, Ceadîr-Lunga, Cantemir, Leova, Basarabeasca, Vulcănești, Tvardița, Tigheci, Cimislia-Comrat
= Nordmoldau | Nord de la Moldavie | Northern Moldova
Bălți
# Bulgarien | Bulgarie | Bulgaria | BG, България, Bulgarije, Bulgarisch
= Donauebene | Plaine du Danube | Danubian Plain | Danube Plain, Donautiefebene, Danubian Plains, Danube River Plains, Dunavska Ravnina, Nordbulgarien
Severna Bulgaria, Pleven, Vidin, Russe, Ruse, Suhindol, Lyaskovets, Svishtov, Novo Selo, Lovech, Vratsa, Veliko Tarnovo, Veliko Turnovo, Magura, Pavlikeni, Borovitsa, Rousse, Tarnovo, Yantra, Vratza, Nikopol, Oryahovitsa
= Schwarzmeerregion | Région de la mer Noire | Black Sea Region | Black Sea Coastal, Schwarzmeerküste, Black Sea, Schwarzes Meer, Black Sea Coast, Chernomorski
Pobrezhie, Varna, Burgas, Pomorie, Shumen, Evksinograd, Euxinograd, Preslav, Veliki Preslav, Targovishte, Novi Pazar, Sungurlare, Karnobat, Slavyantsi, Bourgas, Khan Krum, Han Krum, Kavarna, Balchik, Nessebar, Südliche Schwarzmeerküste
= Thrakische Tiefebene | Plaine de Thrace | Thracian Valley | Thrakien, Thracian Lowlands, Thracian Plain, Thrakisches Tiefland, Thracian Lowland, Thrakische Ebene, Upper Thracian Valley, Thracia, Thrakisches Tal, Thrace Valley, Trakiyska Nizina, Trakia
Plovdiv, Asenovgrad, Sakar, Brestovitsa, Perushtitsa, Pazardzhik, Septemvri, Stara Zagora, Haskovo, Sliven, Yambol, Nova Zagora, Svilengrad, Stambolovo, Ivaylovgrad, Lyubimets, Harmanli, Elenovo, Hissarya, Hisar, Ognianovo, Chirpan, Strandzha, Elhovo, Topolovgrad, Parvomay, Mogilovo, Korten, Oriachovitza, Sakar Mountain, Karabunar, Starosel, Dragomir, Ognyanovo, Rhodopen, Kolarovo
Assenovgrad, Oryahovica, Levka, Mezzek, Mezek
== Rosental | Vallée des Roses | Rose Valley | Rosentäler, Rosova Dolina, Rozova Dolina
Karlovo, Kazanlak, Podbalkan, Subbalkan
= Struma-Tal | Vallée de la Strouma | Struma Valley | Struma, Strumska Dolina, Struma River Valley, Dolinata na Struma, Südwestbulgarien
Sandanski, Harsovo, Petrich, Blagoevgrad, Kromidovo, Damianitza, Damyanitsa, Ilindentsi, Goce Delchev, Kapatovo, Logodaj, Zornitza, Levunovo
# Ukraine | | | UA, Україна, Ukrajina, Ucraina, Ucrania
= Odessa | | | Odesa, Odes’ka
Bessarabien, Bessarabia, Schabo, Shabo, Chabag, Bolgrad, Bolhrad, Ismail, Budschak, Ismajil, Frumushika
= Cherson und Mykolajiw | Kherson et Mykolaïv | Kherson and Mykolaiv | Cherson, Kherson, Mykolajiw, Mykolaiv
Nikolajew, Beykush, Koblevo, Kakhovka, Beryslav
= Transkarpatien | Transcarpatie | Transcarpathia | Zakarpattia, Karpatenukraine, Sakarpattja
Uschhorod, Uzhhorod, Berehove, Mukachevo, Mukatschewo
= Krim | Crimée | Crimea | Crimean Peninsula, Krym
Massandra, Inkerman, Magaratsch, Jalta, Yalta, Sudak, Koktebel, Sewastopol, Sevastopol, Nowy Swet, Novy Svet, Sudagh, Balaklawa, Alma Valley
# Russland | Russie | Russia | RU, Россия, Russische Föderation, Rossija, Russian Federation, Rusia, Rusland
= Kuban | Kouban | | Kouban-Krasnodar, Krasnodar, Region Krasnodar, Krasnodar Krai, Krasnodar Territory
Krasnodarsky Krai, Taman, Anapa, Gelendschik, Gelendzhik, Noworossijsk, Novorossiysk, Abrau-Dürso, Krymsk, Temrjuk, Temryuk, Semigorje, Semigorye, Fanagoria, Myskhako, Gai-Kodzor, Taman Peninsula, Natukhaevskaya, Natuchajewskaja
= Dontal | Vallée du Don | Don Valley | Don River Valley, Dolina Dona
Rostow, Rostov, Zimljansk, Tsimlyansk, Rostov Oblast
= Dagestan | Daghestan
Derbent, Kizlyar, Kisljar, Derbend
= Stawropol | Stavropol | Stavropol | Stavropol Krai, Stavropolye
Kabardino-Balkarien, Kaukasus, Tersk, Prikumsk
# Polen | Pologne | Poland | PL, Polska, Polonia
= Lebuser Land | Lubusz | Lubusz | Lubuskie, Lubuskie Voivodeship
Zielona Góra, Grünberg
= Niederschlesien | Basse-Silésie | Lower Silesia | Schlesien, Dolny Śląsk
Breslau, Wrocław, Trzebnica
= Kleinpolen | Petite-Pologne | Lesser Poland | Małopolska
Krakau, Kraków, Tarnów, Lublin, Kazimierz Dolny, Małopolski Przełom Wisły
= Karpatenvorland | Basses-Carpates | Subcarpathia | Podkarpacie, Podkarpackie
Sandomierz, Jasło, Rzeszów, Sandomir
= Pommern (Polen) | Poméranie (Pologne) | Pomerania | West Pomerania, Zachodniopomorskie, Westpommern
Stettin, Baniewice
# Georgien | Géorgie | Georgia | Sakartvelo, Gruzja, Gruzie, Republik Georgien, Republic of Georgia, Georgia (country), Georgien (Kaukasus)
= Kachetien | Kakhétie | Kakheti | Kachetia, Kakhetia, Kakheti Region, Kachethi, Cachezia, Kaheti, Kaxeti
Telavi, Telawi, Zinandali, Tsinandali, Napareuli, Mukuzani, Kwareli, Kvareli, Kindzmarauli, Kindsmarauli, Achascheni, Akhasheni, Gurdschaani, Gurjaani, Kardenachi, Kardanakhi, Manavi, Manawi, Sighnaghi, Signagi, Signaghi, Tibaani, Wasisubani, Vazisubani, Kotechi, Kotekhi, Teliani, Alaverdi, Alasani-Tal, Alazani Valley, Alazani, Alasani, Khashmi, Sagarejo, Artana, Ikalto, Ruispiri
Kisiskhevi, Kondoli, Lagodechi, Lagodekhi, Akhmeta, Achmeta, Zarapi, Tsarapi, Bakurtsikhe, Akhoebi, Kakhuri, Nekresi, Saniore, Kurdgelauri, Vachnadziani, Velistsikhe, Welisziche
= Kartlien | Kartlie | Kartli | Karthli, Innerkartlien, Shida Kartli, Kvemo Kartli, Unterkartlien, Niederkartlien
Ateni, Mzcheta, Mtskheta, Gori, Bolnissi, Bolnisi, Mukhrani, Muchrani, Tiflis, Tbilisi, Asureti, Kavtiskhevi, Okami, Tezami, Igoeti, Kaspi
= Imeretien | Iméréthie | Imereti | Imerethi, Imeretia, Imeretien-Region
Sviri, Swiri, Zestaponi, Zestafoni, Baghdati, Baghdadi, Kutaissi, Kutaisi, Obcha, Terjola, Terdschola, Vani, Argveti, Wani, Vartsikhe
= Ratscha-Letschchumi | Ratcha-Letchkhoumi | Racha-Lechkhumi | Racha, Lechkhumi, Ratscha, Letschchumi, Racha-Lechkhumi and Kvemo Svaneti
Khvanchkara, Chwantschkara, Twischi, Tvishi, Ambrolauri, Zageri, Tsageri, Swanetien
= Mingrelien | Mingrélie | Samegrelo | Megrelo, Megrelien, Megrelia
Salkhino, Martvili
= Gurien | Gourie | Guria
Bakhvi, Ozurgeti
= Adscharien | Adjarie | Adjara | Adjaria, Ajara, Adzharien
Batumi, Keda
= Mes’chetien | Meskhétie | Meskheti | Mescheti, Samtskhe, Samtskhe-Javakheti, Samzche
Vardzia
= Abchasien | Abkhazie | Abkhazia | Abkhazeti, Apsny
Suchumi, Sukhumi, Lykhny, Gudauta
# Armenien | Arménie | Armenia | Hayastan, Armenisch
= Vayots Dzor | | | Vayotz Dzor, Wajoz Dsor
Vayk, Yeghegnadzor, Yeghegis, Aghavnadzor, Chiva, Khachik
= Aragatsotn | | | Aragazotn
Aschtarak, Ashtarak, Voskevaz, Sasunik, Agarak, Oshakan, Ohanavan, Talin
= Ararat-Ebene | Plaine de l’Ararat | Ararat Valley | Ararat, Ararat Plain, Ararattal, Ararat Marz
Artashat, Khor Virap, Vedi, Mkhchyan
= Armavir
Etschmiadzin, Echmiadzin, Vagharshapat, Merdzavan, Mayisyan
= Tavush | | | Tawusch
Idschewan, Ijevan, Noyemberyan, Berd
= Kotayk
Jerewan, Yerevan, Garni, Erewan
= Bergkarabach | Haut-Karabagh | Nagorno-Karabakh | Karabach, Karabakh, Artsakh, Arzach
Togh
# Aserbaidschan | Azerbaïdjan | Azerbaijan | Azərbaycan, Azerbaigian, Azerbeidzjan
= Schamachi | Chamakhi | Shamakhi | Şamaxı
Ismayilli, Ismailli, Gabala, Qəbələ, Savalan, Kabala, Gobustan, Meysari
= Gandscha-Qasach | Gandja-Qazakh | Ganja-Gazakh | Ganja, Gandscha, Tovuz-Gazakh, Qazakh, Gəncə
Goygol, Helenendorf, Tovuz, Shamkir, Samukh
= Schirwan | Chirvan | Shirvan
Mil-Karabach, Agdam, Aghdam, Baku, Absheron, Lenkoran
`;
