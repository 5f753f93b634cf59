/** Format: see places.ts. */
export const africaAndAsia = `
# Südafrika | Afrique du Sud | South Africa | ZA, Sudafrica, Zuid-Afrika, Suid-Afrika, RSA, África do Sul, Südafr., Republik Südafrika, S. Africa, Südafrikanisch
= Western Cape | Cap-Occidental | | Westkap, Western Cape Other, Cape of Good Hope, West Cape, Cape Province, Provinz Westkap, West Kaap, Wes-Kaap, Kapregion, Kapland, Kaap
Cape Coast, Breede River, Plettenberg Bay, Koue Bokkeveld, Ceres Plateau, Cederberg, Cedarberg, Citrusdal, Piekenierskloof, Citrusdal Mountain, Citrusdal Valley, Prince Albert, Outeniqua, Breedekloof-Worcester, Prince Alfred Hamlet, Langkloof, Karoo-Hoogland, Central Karoo, Sutherland-Karoo, Sutherland, Kango Valley, St Francis Bay, Upper Langkloof
== Coastal Region | Région côtière | | Cape Coastal, Cape Coastal Region, Küstenregion, Kusstreek
Bamboes Bay, Lutzville Valley, Lutzville, St Helena Bay, Philadelphia, Saldanha
== Stellenbosch | | | Stellenbosch District, Wine of Origin Stellenbosch, Distrikt Stellenbosch, Stellenbosh, Coastal Region Stellenbosch, Stellenbosch Hills
Simonsberg-Stellenbosch, Simonsberg, Jonkershoek Valley, Jonkershoek, Helderberg, Bottelary, Bottelary Hills, Devon Valley, Banghoek, Banhoek, Polkadraai Hills, Polkadraai, Papegaaiberg, Stellenboschkloof, Stellenbosch Mountain, Blaauwklippen, Koelenhof, Vlottenburg, Somerset West, Lower Helderberg, Blaauwklippen Valley, Firgrove, Ida’s Valley, Eikendal, Lynedoch, Faure, Raithby
Schapenberg, Sir Lowry’s Pass, False Bay
== Paarl | | | Paarl District, Simonsberg-Paarl, Voor Paardeberg, Agter-Paarl, Noorder-Paarl, Paarl Valley
Klein Drakenstein, Daljosafat
== Wellington
Bovlei, Groenberg, Blouvlei, Mid-Berg River, Limietberg, Hawequa
== Franschhoek | | | Franschhoek Valley, Franschoek, Franschhoek-Tal, Franschoek Valley
== Swartland | | | Swartland District, Swartland Wine of Origin
Malmesbury, Riebeek, Riebeek Kasteel, Riebeekberg, Riebeek Valley, Riebeek West, Riebeeksrivier, Paardeberg, Perdeberg, Piketberg, Porseleinberg, Piket-Bo-Berg, Porterville, Paardeberg South, Paardeberg Wes, Moorreesburg
== Darling | | | Darling Hills
Groenekloof
== Tygerberg | | | Philadelphia Tygerberg
Durbanville, Durbanville Hills, Philadelphia (Südafrika)
== Cape Town | Le Cap | | Cape Point, Cape Peninsula, Kapstadt, Ville du Cap
Constantia, Hout Bay, Constantia Valley, Kap-Halbinsel, Groot Constantia
== Tulbagh | | | Tulbagh Mountain, Tulbagh Valley
== Lutzville und West Coast | Côte Ouest | West Coast | Westküste Südafrika
Olifants River, Olifantsrivier, Vredendal, Klawer, Namaqua, Namaqualand, Koekenaap, Vanrhynsdorp, Spruitdrift, Lamberts Bay, Bamboesbaai, Olifants-Fluss, Trawal, Clanwilliam, Skurfberg, Skurfkop
== Breede River Valley | Vallée de la Breede | | Breede-Tal, Breede River-Tal, Breërivier, Breederivier, Breederivier Valley, Breederivier Vallei
Breedekloof, Worcester, Slanghoek, Rawsonville, Goudini, Nuy, Hex River Valley, Scherpenheuvel, Goudmyn, Breedekloof Valley, Aan-de-Doorns, Waaihoek, Wolseley, Hexrivier, Stettyn, Nuy Valley, Keeromsberg, Sandhills
== Robertson | | | Robertson Valley, Robertson Vallei
Bonnievale, McGregor, Ashton, Agterkliphoogte, Eilandia, Vinkrivier, Hoopsrivier, Klaasvoogds, Boesmansrivier
== Cape South Coast | Côte Sud du Cap | | Südküste Südafrika, Kapsüdküste
Overberg, Theewater, Greyton, Kaaimansgat, Klein River, Swellendam, Buffeljags, Malgas, Stormsvlei, Lower Duivenhoks River, Napier, Herbertsdale, Stilbaai East, Vermaaklikheid, Villiersdorp, Riviersonderend, Mossel Bay, Duivenhoks River, Stanford Foothills, Genadendal
== Elgin | | | Elgin Valley, Elgin Highlands
Grabouw
== Walker Bay | | | Baie de Walker
Hemel-en-Aarde Valley, Hemel-en-Aarde, Upper Hemel-en-Aarde Valley, Upper Hemel-en-Aarde, Hemel-en-Aarde Ridge, Bot River, Botrivier, Hermanus, Stanford, Sunday’s Glen, Springfontein Rim, Springfontein, Hemel-en-Aarde-Tal, Shaw’s Mountain
== Cape Agulhas | Cap des Aiguilles | | Agulhas, Kap Agulhas, Agulhas Wine Triangle
Baardskeerdersbos
== Klein Karoo | Petit Karoo | | Little Karoo, Kleine Karoo
Calitzdorp, Tradouw, Tradouw Highlands, Montagu, Barrydale, Ladismith, Oudtshoorn, Langeberg-Garcia, Uniondale, Koo Plateau, De Rust, Cango Valley
= Northern Cape | Cap-Nord | | Nordkap, Noord-Kaap
Orange River, Lower Orange, Lower Orange River, Oranje-Fluss, Oranjerivier, Upington, Kakamas, Central Orange River, Hartswater
= Andere Regionen Südafrikas | Autres régions d’Afrique du Sud | Other South African Regions
Eastern Cape, Ostkap, KwaZulu-Natal, Limpopo, Free State, Lions River, Midlands (KwaZulu-Natal), Magaliesberg, Central Drakensberg, Mpumalanga
# Namibia | Namibie
Neuras, Otavi, Omaruru
# Simbabwe | Zimbabwe | Zimbabwe
Mutare, Marondera
# Äthiopien | Éthiopie | Ethiopia | ET, Etiopia, Äthiopisch
Ziway, Rift Valley Ethiopia
# Kenia | Kenya | Kenya | KE
Naivasha, Leleshwa
# Tansania | Tanzanie | Tanzania
Dodoma
# Madagaskar | Madagascar | Madagascar | MG
Fianarantsoa
# Réunion | La Réunion | | Ile de la Réunion
Cilaos
# Kap Verde | Cap-Vert | Cape Verde | CV, Cabo Verde
Fogo, Chã das Caldeiras, Pico do Fogo
# Marokko | Maroc | Morocco | Marocco, Marruecos, Marrocos, Al-Maghrib
= Meknès-Fès | | Meknès-Fez | Meknès, Fès, Fez
Guerrouane, Beni M’Tir, Saïs, Saiss, Zerhoune, Beni Sadden, Coteaux de l’Atlas, Coteaux de l’Atlas Premier Cru, El Hajeb, Volubilis
= Rabat-Casablanca | | | Casablanca (Marokko), Rabat
Zenata, Benslimane, Zaër, Chellah, Gharb, Sahel (Marokko), Doukkala, Zemmour, Rommani, El Jadida, Côtes de Rommani
= Essaouira
Val d’Argan, Ounagha, Marrakesch, Marrakech, Mogador
= Ostmarokko | Maroc oriental | Eastern Morocco
Berkane, Angad, Oujda, Larache, Nordmarokko, Lixus
# Algerien | Algérie | Algeria | DZ, Argelia, Algerije
= Oran | | | Oranais
Mascara, Coteaux de Mascara, Tlemcen, Coteaux de Tlemcen, Monts du Tessala, Tessala, Mostaganem, Mostaganem-Dahra, Sidi Bel Abbès, Dahra, Monts du Tessalah
= Algier | Alger | Algiers | Algérois
Médéa, Coteaux du Zaccar, Zaccar, Aïn Bessem, Aïn Bessem-Bouira, Bouira, Blida, Annaba
# Tunesien | Tunisie | Tunisia | Túnez, Tunesië, Tunesisch
= Mornag | | | Coteaux de Mornag, Grand Cru Mornag
Tunis, Sidi Salem, Thibar, Coteaux d’Utique, Utique, Tébourba, Coteaux de Tébourba, Béja, Bizerte, Zaghouan, Medjerda
= Cap Bon
Kelibia, Muscat de Kelibia, Grombalia, Takelsa, Takilsa, Nabeul, Hammamet, Bou Argoub, Korba
# Ägypten | Égypte | Egypt | EG, Egitto, Egipto, Misr
Alexandria, Gianaclis, Nildelta, Nile Delta, Luxor, El Gouna, Sahara Vineyards, Wadi Natrun
# Libanon | Liban | Lebanon | LB, Libano, Lubnan, Libanesisch, Lebanese
= Bekaa-Ebene | Plaine de la Bekaa | Beqaa Valley | Bekaa, Bekaa-Tal, Beqaa, Bekaa Valley, Vallée de la Bekaa, Valle della Bekaa, Valle de la Bekaa, Beka, Al Beqaa, Bekaa West, Biqa, Bekka, Bekka Valley, Vallée de la Bekka, Beeka, Bekka-Tal
Zahlé, Ksara, Chtaura, Kefraya, Qob Elias, Kab Elias, Westbekaa, Baalbek, Taanayel, Tanail, Ammiq, Aana, Qanafar, Khirbet Qanafar, Deir El Ahmar, Wadi Annoubine, Yammouneh, Rashaya, Hermel, Niha, Nabi Ayla, Mansoura, Jabal Al Cheikh, Tal Dnoub, Kanafar
= Batroun | | | Batroun Mountains, Nordlibanon, Liban Nord, North Lebanon
Kfifane, Jrebta, Chekka, Koura, Edde, Thoum, Nehla
= Libanonberg | Mont-Liban | Mount Lebanon | Berg Libanon, Monte Libano
Kfardebian, Kfardebian Valley, Bhamdoun, Byblos, Jbeil, Ghazir, Chouf, Aley, Jezzine, Bkassine, Kfarmatta, Bikfaya, Rechmaya, Südlibanon, Marjayoun, Rmeich, Gharzouz, Baabda
# Israel | Israël | | Israele, Israelisch, Israeli, Jisrael
= Galiläa | Galilée | Galilee | Galil, Ha-Galil, Galilea, Obergaliläa, Upper Galilee, Haute-Galilée, Untergaliläa, Lower Galilee, Western Galilee, Westgaliläa, Galilée supérieure, Galiläa Golan, Galilee Israel
Northern Israel, Kadesh Valley, Kadesch, Kfar Tabor, Kfar Tavor, Tabor, Meron, Merom, Safed, Nazareth, Dishon, Dalton, Ramot Naftali, Yiron, Kerem Ben Zimra, Mount Tabor, Manara, Tsivon, Naftali
== Golanhöhen | Plateau du Golan | Golan Heights | Golan, Hauteurs du Golan, Alture del Golan, Ramat HaGolan
Katzrin, Odem, El Rom, Ortal
= Schomron | Samarie | Samaria | Samarien, Shomron, Shomron Hills
Carmel (Israel), Mount Carmel, Karmel, Zichron Yaakov, Zikhron Ya’akov, Sharon Plain, Binyamina, Haifa, Hanadiv Valley, Gush Etzion, Psagot, Shiloh, Har Bracha
= Israelische Küstenebene | Plaine côtière d’Israël | Israeli Coastal Plain | Küstenebene, Coastal Plain, Dan
Dan Region, Rehovot, Tel Aviv, Gezer
= Judäische Hügel | Collines de Judée | Judean Hills | Judäa, Judea, Judaean Hills, Judée, Haute-Judée, Jerusalem Hills, Judean Foothills, Judean Mountains, Collina di Giudea, Harei Yehuda
Jerusalem, Bet Shemesh, Shimshon, Ella Valley, Beit Shemesh, Sorek Valley, Shfela, Lachish, Lachisch, Adulam, Latrun, Ha’ela, Adullam, Shephelah, Jerusalem Mountains
= Negev | Néguev | | Negev-Wüste, Negev Desert, Ramat HaNegev, Ramat Negev, Negev Hills, Negev Highlands, Desert Neguev
Ramat Arad, Mitzpe Ramon, Yatir, Yatir Forest, Sde Boker, Arad (Israel)
# Palästina | Palestine | Palestine | PS, Palestina, Palestinian Territories
Bethlehem, Westjordanland, West Bank, Cremisan, Taybeh, Hebron, Cisjordanie, Bethléem, Birzeit
# Syrien | Syrie | Syria | SY, Siria
Latakia, Latakié, Bargylus, Jebel An Sarieh, Dschebel Ansariye, Homs, Aleppo
# Jordanien | Jordanie | Jordan | JO, Giordania, Jordania, Jordanisch
Mafraq, Madaba, Sadad
# Iran | | | IR, Persien, Persia
# China | Chine | | CN, Cina, Volksrepublik China, VR China, PRC, People’s Republic of China, Chinesisch, China Other
= Ningxia | | | Ningxia Hui, Ningxia Helan Mountain
Helan, Helan Mountain, Helan Shan, Yinchuan, Helan-Berge, Qingtongxia, East Foot of Helan Mountain, Helan Mountain East, Hongsibu
= Shandong | | | Qiu Shan Valley, Shandong Peninsula, Qiu Shan
Yantai, Penglai, Qingdao, Tsingtau
= Xinjiang | | | Sinkiang
Turpan, Turfan, Manas, Yanqi, Tianshan, Hoxud, Bayingol
= Hebei
Huailai, Changli, Shacheng, Zhangjiakou, Peking, Beijing, Tianjin, Pékin, Fangshan, Huaizhuo, Yanqing
= Yunnan | | | Shangri-La Yunnan
Shangri-La, Deqin, Diqing, Adong, Meili, Cizhong, Sinong, Tibet, Sichuan
= Shanxi
Shaanxi, Gansu, Taigu, Wuwei, Innere Mongolei, Inner Mongolia, Wuhai, Xi’an
= Nordostchina | Chine du Nord-Est | Northeast China
Liaoning, Jilin, Huanren, Heilongjiang, Tonghua, Ji’an, Huanlong Lake, Dongbei
# Japan | Japon | | JP, Giappone, Nippon, Nihon, Japão, Japanisch
= Yamanashi | | | Präfektur Yamanashi, Yamanashi Prefecture
Kōfu, Katsunuma, Koshu City, Akeno, Hokuto, Mount Fuji, Koshu-Katsunuma, Kofu Valley, Enzan, Fuefuki, Koshu Valley
= Nagano | | | Präfektur Nagano, Takayama (Nagano), Nagano Prefecture
Shinshu, Chikumagawa, Kikyogahara, Shiojiri, Ueda, Tomi, Matsumoto, Komoro, Chikuma River, Azumino, Hokushin, Obuse, Mariko, Chikumagawa Wine Valley
= Hokkaido
Yoichi, Sorachi, Furano, Tokachi, Niki, Hakodate, Otaru, Iwamizawa, Okushiri, Ikeda
= Yamagata | | | Präfektur Yamagata, Yamagata Prefecture
Takahata, Akita, Iwate, Tohoku, Kaminoyama, Nanyo, Aomori, Fukushima, Miyagi
= Übriges Japan | Autres régions du Japon | Other Japan
Niigata, Osaka, Hyogo, Kobe, Okayama, Kyushu, Miyazaki, Oita, Ibaraki, Gunma, Tochigi, Ashikaga, Kyoto, Shimane, Hiroshima, Kumamoto, Shizuoka, Saitama, Niigata Coast, Tokio, Tokyo, Toyama, Ehime, Honshu, Shikoku, Tsukuba
# Südkorea | Corée du Sud | South Korea | KR, Korea, Corea del Sud, Corea del Sur, Coreia do Sul, Republik Korea
Yeongdong
# Taiwan | Taïwan | | TW
Taichung, Houli
# Indien | Inde | India | Indisch
= Maharashtra
Nashik, Nasik, Nashik Valley, Pune, Sangli, Solapur, Dindori, Akluj, Baramati, Nashik-Tal, Sahyadri, Narayangaon, Sahyadri Valley, Nasik Valley, Mumbai
= Karnataka
Nandi Hills, Bangalore, Bengaluru, Krishna Valley, Krishna River Valley, Nandi Valley, Hampi Hills, Hampi, Bijapur, Cauvery Valley, Himachal Pradesh, Tamil Nadu, Goa, Andhra Pradesh, Kaveri Valley, Koppal
# Thailand | Thaïlande | | Tailandia, Thailandia
= Khao Yai
Asoke Valley, Asoke, Pak Chong, Nakhon Ratchasima, Korat, Wang Nam Khiao
= Hua Hin | | | Hua Hin Hills
Monsoon Valley, Samut Sakhon, Prachuap Khiri Khan, Chao Phraya Delta, Loei, Phu Ruea, Chiang Rai, Chiang Mai, Pattaya, Silverlake
# Vietnam | | | VN
Đà Lạt, Ninh Thuận
# Myanmar | | | MM, Burma, Birma, Birmanie, Birmania
Shan, Inle, Taunggyi, Aythaya, Shan State
# Indonesien | Indonésie | Indonesia
Bali, Singaraja, Buleleng
# Kasachstan | Kazakhstan | Kazakhstan | KZ, Kasachisch, Kazakistan, Kazajistán
Almaty, Assa-Tal, Assa Valley, Turgen
# Usbekistan | Ouzbékistan | Uzbekistan | UZ
Taschkent, Samarkand, Tashkent, Parkent
`;
