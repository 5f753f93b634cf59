/** Format: see places.ts. */
export const spainAndPortugal = `
# Spanien | Espagne | Spain | ES, E, España, Spagna, Espanha, Spanje, Espanya, Spanisch
Vino de España, Vino de mesa, Vino de la Tierra, Vinos de España, Pirineos
~ Nordspanien | Espagne du Nord | Northern Spain | Norte de España, Nordwestspanien, España Verde, Green Spain, Grünes Spanien, Ebrotal, Valle del Ebro, Vallée de l’Ebre, Ebro Valley, Nordostspanien
~ Zentralspanien | Espagne centrale | Central Spain | Centro de España, Meseta, Kastilien, Castille
~ Südspanien | Espagne du Sud | Southern Spain | Sur de España, Levante, Ostspanien, Mittelmeerküste
~ Spanische Inseln | Îles espagnoles | Spanish Islands | Islas españolas
= Rioja | | | La Rioja, Rioja Calificada, Rioxa
Rioja Alta, Rioja Alavesa, Rioja Baja, Rioja Oriental, Álava, Haro, Logroño, Laguardia, Elciego, Labastida, Samaniego, Villabuena de Álava, Villabuena, Lanciego, Laserna, Oyón, Leza, Páganos, San Vicente de la Sonsierra
Sonsierra, Briones, Briñas, Cenicero, Fuenmayor, Ollauri, Nájera, Badarán, Cárdenas, Alfaro, Aldeanueva de Ebro, Calahorra, Ausejo, Autol, Tudelilla, Arnedo, Ábalos, Navarrete, Elvillar, Kripan, Valles de Sadacia, Baños de Ebro
= Navarra | Navarre | | Nafarroa
Ribera Alta, Ribera Baja, Valdizarbe, Tierra Estella, Baja Montaña, Pago de Arínzano, Arínzano, Pago de Otazu, Otazu, Prado de Irache, Pago Prado de Irache, Tudela, Olite, Pamplona, Ribera del Queiles, Tres Riberas, Cintruénigo
= Baskenland | Pays basque espagnol | Basque Country | País Vasco, Euskadi
Txakoli, Txakolina, Chacolí, Getariako Txakolina, Chacolí de Guetaria, Txakoli de Getaria, Getaria, Bizkaiko Txakolina, Chacolí de Vizcaya, Bizkaia, Vizcaya, Arabako Txakolina, Chacolí de Álava, Gipuzkoa, Txakoli de Bizkaia, Txakoli de Álava
Bilbao, San Sebastián, Zarautz, Bakio
= Aragonien | Aragon | Aragon | Aragona
Valle del Cinca, Bajo Aragón, Ribera del Gállego, Ribera del Jiloca, Valdejalón, Zaragoza, Saragossa, Huesca, Teruel, Pago de Aylés, Aylés, Cinco Villas, Ribera del Gállego-Cinco Villas, Valle del Jalón, Cretas
== Somontano | | | Somontano de Barbastro, Barbastro
== Campo de Borja | | | Borja, Moncayo, Ainzón, Fuendejalón
== Cariñena | | | Campo de Cariñena, Longares, Paniza
== Calatayud | | | Maluenda, Miedes, Atea, Munébrega
= Katalonien | Catalogne | Catalonia | Catalunya, Cataluña, Catalogna, Katalanien, Catalonie, Catalunha
Cava, Corpinnat, Clàssic Penedès, Barcelona, Girona, Lleida, Lérida, Cava de Paraje, Pirineus, Sant Sadurní d’Anoia
== Priorat | | | Priorato, Vi de Vila Priorat, Priorat DOQ, DOQ Priorat
Gratallops, Porrera, Scala Dei, La Morera de Montsant, Torroja, Torroja del Priorat, Poboleda, Bellmunt del Priorat, Bellmunt, El Lloar, La Vilella Alta, La Vilella Baixa, Vilella Alta, Vilella Baixa, El Molar
== Penedès | | | Panadés, Alt Penedès, Baix Penedès, Penedes Superior, Alto Penedés
Vilafranca del Penedès, Vilafranca, Sitges, Garraf, Massís del Garraf, Subirats, Torrelles de Foix, Costers de Lavernó, Sant Martí Sarroca, Costers de l’Anoia, Turons de Vilafranca, Sant Pere de Ribes
== Montsant | | | Monsant
Falset, Capçanes, El Masroig, Marçà, Cornudella de Montsant, Els Guiamets, La Figuera, Margalef, La Serra d’Almos
== Empordà | | | Ampurdán, Empordà-Costa Brava, Ampurdán-Costa Brava, Costa Brava, Alt Empordà, Baix Empordà
Garriguella, Capmany, Peralada, Espolla
== Costers del Segre | | | Segre, Costers de Segre
Raimat, Les Garrigues, Artesa de Segre, Urgell, Valls de Riu Corb, Pallars
== Terra Alta | | | Gandesa, Batea
Corbera d’Ebre, Horta de Sant Joan
== Conca de Barberà
Montblanc, L’Espluga de Francolí
== Tarragona | Tarragone
Camp de Tarragona, Reus, Valls, Ribera d’Ebre
== Alella
Tiana, Maresme
== Pla de Bages | | | Bages
Manresa, Artés
= Galicien | Galice | Galicia | Galizien, Galiza, Galizia
Barbanza e Iria, Betanzos, Val do Miño, Valle del Miño-Ourense, Val do Miño-Ourense, Ourense, Orense, Pontevedra, Lugo, Santiago de Compostela, Terras do Navia
== Rías Baixas | | | Rías Bajas
Val do Salnés, Salnés, Cambados, Meaño, O Rosal, Condado do Tea, Soutomaior, Ribeira do Ulla, Tomiño, Valle del Salnés, Meis, Condado de Tea
== Ribeiro | | | O Ribeiro, Ribadavia
Leiro, Arnoia, Avia, Valle del Avia
== Valdeorras
O Barco de Valdeorras, A Rúa, O Bolo, Larouco, Petín, Santa Cruz
== Ribeira Sacra | | | Ribera Sacra, Ribeira Sagra
Amandi, Chantada, Quiroga-Bibei, Ribeiras do Sil, Ribeiras do Miño, Quiroga, Monforte de Lemos, Sober, Bibei
== Monterrei | | | Monterrey, Verín
Ladera de Monterrei, Val de Monterrei, Oímbra
= Asturien | Asturies | Asturias | Asturia, Principado de Asturias
Cangas, Cangas del Narcea, Vino de Calidad de Cangas, Sidra de Asturias, Gijón, Oviedo
= Kantabrien | Cantabrie | Cantabria
Liébana, Costa de Cantabria, Santander, Potes
= Kastilien und León | Castille-et-León | Castile and León | Castilla y León, Kastilien-León, Castille-Léon, Castilla-León, VdT Castilla y León, VT Castilla y León, VCL
Vino de la Tierra de Castilla y León, Vinos de la Tierra de Castilla y León
Sardón de Duero, León, Tierra de León, Tierras de León, Arlanza, Arribes, Arribes del Duero, Tierra del Vino de Zamora, Tierra de Zamora, Valtiendas, Sierra de Salamanca, Cebreros
Valles de Benavente, Valles de Benavente VC, Urueña, Dehesa Peñalba, Salamanca, Ávila, Segovia, Burgos, Soria, Valladolid, Zamora, Duero, Duerotal, Valle del Duero, Vallée du Duero, Burgo de Osma, Duero Valley, Castilla, Sierra de Gredos
== Ribera del Duero | | | Ribera de Duero, Ribera Duero, Ribera d. Duero, Ribeira del Duero
Pesquera de Duero, Pesquera, Peñafiel, Aranda de Duero, Aranda, Roa, Roa de Duero, La Horra, Pedrosa de Duero, Valbuena de Duero, Valbuena, Sotillo de la Ribera, Gumiel de Mercado, Gumiel de Izán, Quintanilla de Onésimo, Quintanilla de Arriba
Olivares de Duero, Anguix, Fuentecén, Moradillo de Roa, La Aguilera, Gumiel de Hizán, San Esteban de Gormaz, Atauta, Valle de Atauta, Peñaranda de Duero, Nava de Roa, Curiel de Duero, Piñel de Arriba, Castillejo de Robledo
== Rueda
La Seca, Serrada, Nava del Rey, Nieva, Medina del Campo, Pozaldez, Segovia-Nieva, Aldeanueva del Codonal, Rueda Superior
== Toro
Morales de Toro, San Román de Hornija, Valdefinjas, Villaester, Sanzoles, Pedrosa del Rey
== Bierzo | | | El Bierzo
Corullón, Cacabelos, Villafranca del Bierzo, Ponferrada, Valtuille de Abajo, Valtuille, Camponaraya, Dehesas
== Cigales
Cubillas de Santa Marta, Mucientes, Corcos, Fuensaldaña
= Madrid | | | Vinos de Madrid, Vino de Madrid, Comunidad de Madrid
Gredos, San Martín de Valdeiglesias, Navalcarnero, Arganda, Arganda del Rey, Colmenar de Oreja, Cadalso de los Vidrios, Chinchón, Villarejo de Salvanés, Sierra de Gredos
= Kastilien-La Mancha | Castille-La Manche | Castile-La Mancha | Castilla-La Mancha, Vino de la Tierra de Castilla, VT Castilla, Tierra de Castilla, VdT Castilla, VdlT Castilla, Castille-La Mancha, Castilla-Mancha, Castilla y La Mancha
Castilla, Toledo, Ciudad Real, Albacete, Cuenca, Guadalajara, Pozohondo, Gálvez, Sierra de Alcaraz, Pago Guijoso, Guijoso, Dominio de Valdepusa, Pago Dominio de Valdepusa, Valdepusa, Pago Finca Élez, Finca Élez, Dehesa del Carrizal, Pago Dehesa del Carrizal
Campo de la Guardia, Pago Campo de la Guardia, Pago Florentino, Pago Casa del Blanco, Casa del Blanco, Pago Calzadilla, Pago Los Cerrillos, Pago La Jaraba, Pago Vallegarcía, Vallegarcía, Malagón, El Vicario, Río Negro, Cogolludo
== La Mancha | | | Mancha
Tomelloso, Socuéllamos, Villarrobledo, Alcázar de San Juan, Las Pedroñeras, Manzanares, Quintanar de la Orden, Villarrubia de los Ojos
== Valdepeñas
== Manchuela | | | La Manchuela
Fuentealbilla, Iniesta, Mahora, Casas-Ibáñez, Villamalea, Cenizate
== Almansa | | | Alpera, Higueruela
== Méntrida
Santa Cruz del Retamar, El Real de San Vicente
== Uclés
== Ribera del Júcar
== Mondéjar
= Extremadura | Estrémadure | | VT Extremadura, Tierra de Extremadura, Vino de la Tierra de Extremadura, VdT Extremadura
Cáceres, Badajoz, Mérida, Almendralejo, Tierra de Barros, Trujillo
== Ribera del Guadiana | | | Guadiana, Ribera de Guadiana
Cañamero, Montánchez, Matanegra, Ribera Alta Guadiana, Zafra
= Valencia | Valence | | Valencianische Gemeinschaft, Comunidad Valenciana, Comunitat Valenciana, Communauté valencienne, Comunidad de Valencia, Valencian Community
Valentino, Clariano, Terres dels Alforins, Terrasses Alforins, Moscatel de Valencia, Alto Turia, Fontanars, Fontanars dels Alforins, Moixent, Castellón, Vino de la Tierra de Castelló, El Terrerazo, Pago El Terrerazo, Pago Los Balagueses
Vera de Estenas, Pago Vera de Estenas, Pago Chozas Carrascal, Chozas Carrascal, Requena, Utiel, Cava de Requena, Los Balagueses, Villar del Arzobispo, Chiva, Cheste, La Font de la Figuera, Ontinyent, Enguera
== Utiel-Requena
Venta del Moro, Los Isidros, Las Cuevas, San Antonio de Requena, San Juan de Requena
== Alicante | | | Alacant, Marina Alta, Vinalopó, Fondillón, Alto Vinalopó
Villena, Pinoso, Monóvar, Xaló, Jalón, Parcent, La Romana, Salinas, El Pinós
= Murcia | Murcie | | Región de Murcia
Campo de Cartagena, Abanilla, Cartagena, Lorca
== Jumilla | | | Jumila
Hellín, Montealegre del Castillo, Fuente-Álamo, Ontur, Tobarra, La Aragona, El Carche
== Yecla
Campo Arriba, Campo Abajo
== Bullas | | | Aceniche
Valle del Aceniche, Cehegín, Moratalla
= Andalusien | Andalousie | Andalusia | Andalucía, Andaluzia, Andalousia
Sevilla, Córdoba, Huelva, Granada, Almería, Jaén, Laujar-Alpujarra, Contraviesa, Contraviesa-Alpujarra, Sierra Sur de Jaén, Sierra Norte de Sevilla, Sierra Nevada, Alpujarras, Alpujarra, Desierto de Almería
Lebrija, Torreperogil, Ribera del Andarax, Villaviciosa de Córdoba, Los Palacios, Norte de Almería, Guadix, Condado de Huelva, Bollullos del Condado, Cazalla de la Sierra, Altiplano de Sierra Nevada
== Jerez | Xérès | | Sherry, Jerez-Xérès-Sherry, Jerez de la Frontera, Jerez Xeres Sherry y Manzanilla, Marco de Jerez, Xerez, Sherry-Dreieck
Manzanilla, Manzanilla de Sanlúcar, Manzanilla Sanlúcar de Barrameda, Sanlúcar, Sanlúcar de Barrameda, El Puerto de Santa María, Puerto de Santa María, Chiclana, Chipiona, Trebujena, Cádiz, Arcos de la Frontera
Rota, Macharnudo, Balbaína, Carrascal, Miraflores, Añina, Brandy de Jerez, Tierra de Cádiz, Vino de la Tierra de Cádiz, VT Cádiz, Vinagre de Jerez, Pago Macharnudo, Puerto Real
== Málaga | Malaga | Malaga | Sierras de Málaga, Málaga y Sierras de Málaga, Málaga-Sierras de Málaga, Serranía de Ronda
Ronda, Axarquía, Montes de Málaga, Cómpeta, Moclinejo, Manilva, Mollina, Arriate, Vélez-Málaga, Sayalonga, Almáchar
== Montilla-Moriles | | | Montilla, Moriles
Aguilar de la Frontera, Lucena, Cabra, Sierra de Montilla, Moriles Altos
= Balearen | Baléares | Balearic Islands | Balearische Inseln, Islas Baleares, Illes Balears, Iles Baléares, Balearic, Baleari
Vi de la Terra Illes Balears
Menorca, Minorque, Minorca, Illa de Menorca, Isla de Menorca, Ibiza, Eivissa, Ibiza-Eivissa, Formentera
== Mallorca | Majorque | Majorca | Vi de la Terra Mallorca, VT Mallorca, Vino de la Tierra de Mallorca, Maiorca, Mallorca VT
Binissalem, Binissalem-Mallorca, Pla i Llevant, Pla i Llevant de Mallorca, Felanitx, Manacor, Santa Maria del Camí, Algaida, Serra de Tramuntana, Tramuntana, Porreres, Llevant, Sencelles, Andratx, Palma de Mallorca
= Kanarische Inseln | Îles Canaries | Canary Islands | Kanaren, Islas Canarias, Canarias, Canaries, Canary Island, Isole Canarie, Ilhas Canárias
La Palma, El Hierro, La Gomera, Gran Canaria, Fuerteventura, Fuencaliente, Tenerife Sur, Hoyo de Mazo, Monte Lentiscal, Frontera, Las Palmas
== Teneriffa | Ténériffe | Tenerife | Isla de Tenerife
Tacoronte-Acentejo, Tacoronte, Valle de La Orotava, La Orotava, Orotava, Ycoden-Daute-Isora, Ycoden, Icod de los Vinos, Abona, Valle de Güímar, Güímar, Taganana, Anaga, Vilaflor, Los Realejos, Santiago del Teide
== Lanzarote | | | La Geria
Yaiza, Tinajo
# Portugal | | | PT, P, Portogallo, Portugais, Portugiesisch, Portugal continental
Vinho Regional
Vinho de Mesa, Vinho de Portugal, Vinhos de Portugal, Vinho Espumante
~ Nordportugal | Nord du Portugal | Northern Portugal | Norte de Portugal, Norte
~ Zentralportugal | Centre du Portugal | Central Portugal | Centro de Portugal
~ Südportugal | Sud du Portugal | Southern Portugal | Sul de Portugal
= Vinho Verde | | | Minho, Minho / Vinho Verde, Vinhos Verdes, Região dos Vinhos Verdes, Regional Minho, Vinho Regional Minho, VR Minho, Região Vinho Verde
Monção, Monção e Melgaço, Monção-Melgaço, Melgaço, Lima, Ponte de Lima, Cávado, Ave, Basto, Sousa, Paiva, Baião, Amarante, Braga, Barcelos, Guimarães, Alto Minho, Viana do Castelo, Penafiel, Lousada, Felgueiras
= Trás-os-Montes | | | Transmontano, Vinho Regional Transmontano, Regional Transmontano, VR Transmontano, Trás os Montes e Alto Douro, Trasmontano
Chaves, Valpaços, Planalto Mirandês, Miranda do Douro, Bragança, Mirandela, Vila Flor, Mogadouro
= Douro | | | Alto Douro, Douro-Tal, Vallée du Douro, Douro Valley, Vale do Douro, Porto e Douro, Douro e Porto, Douro / Porto, Região do Douro, Douro-Duriense, Duriense, Porto/Douro, Oporto
Porto, Port, Portwein, Vin de Porto, Vinho do Porto, Vinho Regional Duriense, Regional Duriense, VR Duriense, Cima Corgo, Baixo Corgo, Douro Superior, Régua, Peso da Régua, Pinhão, Vila Real, Sabrosa, Alijó, Favaios, Moscatel do Douro, Lamego
São João da Pesqueira, Tabuaço, Armamar, Mesão Frio, Murça, Vila Nova de Foz Côa, Foz Côa, Meda, Torre de Moncorvo, Carrazeda de Ansiães, Pocinho, Vila Nova de Gaia, Gaia, Vale Mendiz, Ervedosa do Douro
Santa Marta de Penaguião, Ervedosa, Provesende, Freixo de Espada à Cinta, Vale de Mendiz, Covas do Douro, Soutelo do Douro, Valdigem, Folgosa
= Távora-Varosa | | | Terras de Cister, Vinho Regional Terras de Cister, Varosa
Moimenta da Beira, Tarouca, Penedono, Sernancelhe
= Dão | | | Dão-Lafões, Terras do Dão, Vinho Regional Terras do Dão, Dão e Lafões
Lafões, Viseu, Serra da Estrela, Nelas, Carregal do Sal, Penalva do Castelo, Alva, Besteiros, Silgueiros, Terras de Azurara, Terras de Senhorim, Mangualde, Tondela, Gouveia, Santar, Seia, Oliveira do Conde, Castendo, Vila Nova de Tazem
= Bairrada | | | Beira Atlântico, Beira Litoral, Vinho Regional Beira Atlântico, Regional Beira Atlântico, VR Beira Atlântico
Anadia, Mealhada, Cantanhede, Águeda, Bussaco, Buçaco, Aveiro, Sangalhos, Coimbra, Óis do Bairro, Souselas, Beiras, Vinho Regional Beiras, Regional Beiras, VR Beiras, Terras de Sicó, Beira, Curia
= Beira Interior | | | Terras da Beira, Vinho Regional Terras da Beira, Regional Terras da Beira
Pinhel, Castelo Rodrigo, Figueira de Castelo Rodrigo, Cova da Beira, Guarda, Covilhã, Fundão, Castelo Branco, Belmonte, Trancoso, Vermiosa
= Lissabon | Lisbonne | Lisbon | Lisboa, Estremadura, Vinho Regional Lisboa, VR Lisboa, Regional Lisboa, Lisbona, Região de Lisboa, Oeste, Vinho Regional Estremadura, Regional Estremadura, Lisbon region
Alenquer, Arruda, Arruda dos Vinhos, Bucelas, Carcavelos, Colares, Encostas d’Aire, Óbidos, Lourinhã, Torres Vedras, Sintra, Cadaval, Leiria, Bombarral, Alcobaça, Medieval de Ourém, Ourém, Mafra, Alta Estremadura, Encostas de Aire, Ventosa
= Tejo | | | Ribatejo, Vinho Regional Tejo, VR Tejo, Regional Tejo, DoTejo, Ribatejano, Vinho Regional Ribatejano, Regional Ribatejano, Tage
Almeirim, Cartaxo, Chamusca, Coruche, Santarém, Tomar, Alpiarça, Rio Maior, Golegã, Alcanhões, Vale de Santarém, Benfica do Ribatejo, Torres Novas, Abrantes, Salvaterra de Magos
= Setúbal | | | Península de Setúbal, Halbinsel Setúbal, Terras do Sado, Vinho Regional Península de Setúbal, VR Península de Setúbal, Péninsule de Setúbal, Setúbal Peninsula, Vinho Regional Terras do Sado, Regional Península de Setúbal
Palmela, Moscatel de Setúbal, Azeitão, Arrábida, Serra da Arrábida, Montijo, Sesimbra, Grândola, Pegões, Comporta, Poceirão, Fernando Pó, Costa Azul, Vila Nogueira de Azeitão, Alcácer do Sal, Melides, Marateca
= Alentejo | | | Alentejano, Vinho Regional Alentejano, Regional Alentejano, VR Alentejano, Alemtejo, Vinho Regional Alentejo, VR Alentejo, Regional Alentejo
Portalegre, Borba, Évora, Redondo, Reguengos, Reguengos de Monsaraz, Granja-Amareleja, Moura, Vidigueira, Estremoz, Beja, Monsaraz, Costa Alentejana, Odemira, Zambujeira do Mar, Alto Alentejo, Baixo Alentejo, São Mamede, Serra de São Mamede
Arraiolos, Sousel, Elvas, Campo Maior, Albernoa, Alandroal, Vila Viçosa, Montemor-o-Novo, Mora, Marvão, Crato, Alvito, Cabeção, Ferreira do Alentejo, Santiago do Cacém, Vila de Frades, Pias, Vila Alva, Amareleja
= Algarve | | | Vinho Regional Algarve, VR Algarve, Regional Algarve
Lagoa, Lagos, Portimão, Tavira, Silves, Albufeira, Faro, Loulé, Estômbar
= Madeira | Madère | | Ilha da Madeira, Vinho da Madeira, Madera, Madeirense, Terras Madeirenses, Vinho Madeira, Madeira-Insel, Região da Madeira
Funchal, Câmara de Lobos, Estreito de Câmara de Lobos, Porto Santo, São Vicente, Santana, Seixal, Porto Moniz, Jardim do Mar, Vin de Madère
= Azoren | Açores | Azores | Vinho Regional Açores, VR Açores, Ilhas dos Açores, Azzorre
Pico, Ilha do Pico, Graciosa, Biscoitos, Terceira, São Miguel, Lajido, Madalena, Criação Velha
`;
