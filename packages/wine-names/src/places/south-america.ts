/** Format: see places.ts. */
export const southAmerica = `
# Argentinien | Argentine | Argentina | Argentinië, Argentinisch, Arg., República Argentina, Argentina Other
= Mendoza | | | Mendoza Province, Provinz Mendoza, Mendoza Other
Cuyo, Gualtallary, San Rafael, General Alvear, Las Heras, Lavalle, Rivadavia, San Martín, Junín, Los Árboles, Malargüe, Uspallata, Godoy Cruz, East Mendoza, Südmendoza, Zona Este, Medrano, Barrancas
== Luján de Cuyo | | | Luján
Agrelo, Alto Agrelo, Perdriel, Vistalba, Las Compuertas, Ugarteche, Chacras de Coria, Drummond, Mayor Drummond, Carrodilla, El Carrizal
== Maipú
Lunlunta, Cruz de Piedra, Coquimbito, Russell, Rodeo del Medio, Las Barrancas, Fray Luis Beltrán
== Valle de Uco | Vallée de Uco | Uco Valley | Valle de Uco Mendoza, Uco, Vallée d’Uco, Valle Uco
Uco-Tal, Tupungato, Tunuyán, San Carlos, La Consulta, Altamira, Paraje Altamira, Vista Flores, Los Chacayes, Chacayes, Gualtallary Alto, Villa Bastías, El Peral, San Pablo, La Carrera, Eugenio Bustos, El Cepillo, Campo de los Andes, Pampa El Cepillo, Villa Seca, Los Sauces, Colonia Las Rosas, Pareditas, La Arboleda, El Zampal, Cordón del Plata
= San Juan | | | Provinz San Juan, San Juan Argentina
Valle de Pedernal, Pedernal, Pedernal Valley, Tulum, Valle de Tulum, Tulum Valley, Zonda, Valle del Zonda, Calingasta, Valle de Calingasta, Barreal, Ullum, Valle Fértil, Jáchal, Caucete, Pocito
= La Rioja (Argentinien) | La Rioja (Argentine) | La Rioja (Argentina) | Argentina La Rioja, La Rioja ARG
Famatina, Famatina Valley, Valle de Famatina, Chilecito, Nonogasta, Valle de Chañarmuyo, Chañarmuyo
= Salta | | | Provinz Salta, Salta Province, Salta-Calchaquí, Other Salta
Nordargentinien, Norte Argentino, Cafayate, Calchaquí, Calchaquí-Tal, Calchaqui Valley, Valles Calchaquíes, Valle Calchaquí, Molinos, Payogasta, Cachi, Angastaco, Tolombón, Yacochuya, Luracatao, La Poma, Vallées Calchaquies, Calchaquies, San Pedro de Yacochuya, Cafayate Valley
= Catamarca | | | Santa María (Catamarca)
Tinogasta, Fiambalá, Chañar Punco, Tucumán, Amaicha, Amaicha del Valle, Colalao del Valle
= Jujuy
Quebrada de Humahuaca, Maimará, Humahuaca, Tilcara, Huacalera
= Patagonien | Patagonie | Patagonia | Patagonia Argentina, Argentinisches Patagonien, Patagonien (Argentinien)
== Río Negro | | | Alto Valle del Río Negro, Alto Valle de Río Negro, Upper Rio Negro Valley, Rio Negro Valley, Patagonia Rio Negro
Mainqué, General Roca, Valle Azul, Cipolletti, General Conesa
== Neuquén
San Patricio del Chañar, Añelo
== Chubut | | | Chubut Patagonia
Trevelin, Sarmiento, El Hoyo, Gualjaina, Lago Musters, Valle 16 de Octubre
= La Pampa | | | Provinz La Pampa
25 de Mayo, Casa de Piedra, Alto Valle del Río Colorado
= Buenos Aires | | | Provinz Buenos Aires, Provincia de Buenos Aires
Chapadmalal, Médanos, Tandil, Sierra de la Ventana, Mar del Plata, Balcarce, Córdoba Argentina, Córdoba (Argentinien), Entre Ríos, Calamuchita, Colonia Caroya, Saldungaray, Atlantic Region
# Chile | Chili | | CL, Cile, Chilenisch, Chl., Chilean, Rep. Chile
= Nordchile | Nord du Chili | Northern Chile
Atacama, Valle de Copiapó, Copiapó, Huasco, Valle del Huasco, Huasco Valley, Desierto de Atacama, Atacama-Wüste, Antofagasta, Copiapo Valley, Huasco-Tal, Tamarugal
= Coquimbo | | | Región de Coquimbo, Coquimbo Region
Norte Chico
== Elqui | | Elqui Valley | Valle de Elqui, Elqui-Tal, Vallée d’Elqui, Valle del Elqui
La Serena, Vicuña, Alcohuaz, Paihuano
== Limarí | | | Limari Valley, Valle de Limarí, Limarí-Tal, Valle del Limarí, Vallée de Limarí
Ovalle, Talinay, Fray Jorge, Río Hurtado, Punitaqui, Monte Patria, Quebrada Seca
== Choapa | | | Valle de Choapa, Choapa Valley, Valle del Choapa
Salamanca (Chile), Illapel, Chalinga
= Aconcagua | | | Aconcagua Valley, Valle de Aconcagua, Aconcagua-Tal, Región de Aconcagua, Vallée d’Aconcagua, Aconcagua Costa, Aconcagua Coast, Valle del Aconcagua
Valparaíso, Panquehue, San Felipe, Los Andes, Quillota, Zapallar, Chilhué, San Esteban, Llay-Llay, Catemu, Marga Marga, Quilpué, Limache, Papudo
== Casablanca | | | Casablanca Valley, Valle de Casablanca, Casablanca-Tal, Vallée de Casablanca, Valle del Casablanca
Las Dichas, Tapihue
== San Antonio | | | San Antonio Valley (Chile), San Antonio-Tal, Valle de San Antonio (Chile)
Lo Abarca, Cartagena (Chile), Santo Domingo
== Leyda | | | Leyda Valley, Valle de Leyda, Leyda-Tal, Vallée de Leyda, San Antonio-Leyda, Leyda Vallei
= Zentraltal | Vallée centrale | Central Valley | Central Valley (Chile), Valle Central, Valle Central Chile, Chilenisches Zentraltal, Zentraltal (Chile), Chile Central Valley, Centrale Vallei, Vallée centrale (Chili)
Entre Cordilleras
== Maipo | | | Maipo Valley, Valle del Maipo, Maipo-Tal, Vallée de Maipo, Alto Maipo, Maipo Alto, Maipo Costa, Maipo Andes, Valle de Maipo, Vallée du Maipo, Upper Maipo, Maipú (Chile)
Región Metropolitana, Pirque, Puente Alto, Isla de Maipo, Buin, Talagante, Alto Jahuel, Paine, Macul, Melipilla, María Pinto, Calera de Tango, Linderos, Huelquén, San José de Maipo, Santiago de Chile, Peñaflor, Quebrada de Macul, Padre Hurtado, Alhué
== Rapel | | | Rapel Valley, Valle del Rapel, Rapel-Tal, Vallée de Rapel, Valle de Rapel, Vallée du Rapel
O’Higgins, Las Cabras, Lago Rapel
== Cachapoal | | | Cachapoal Valley, Alto Cachapoal, Cachapoal Andes, Valle de Cachapoal, Cachapoal-Tal, Millahue Valley, Valle del Cachapoal, Vallée de Cachapoal
Almahue, Rancagua, Peumo, Requínoa, Rengo, San Vicente de Tagua Tagua, Tagua Tagua, Totihue, Machalí, Coltauco, Coya, Pichidegua
== Colchagua | | | Colchagua Valley, Valle de Colchagua, Colchagua-Tal, Vallée de Colchagua, Colchagua Costa, Colchagua Andes, Valle del Colchagua, Vallée du Colchagua, Alto Colchagua, Colchaga Valley
Apalta, Santa Cruz de Colchagua, Santa Cruz (Chile), Lolol, Marchigüe, Marchihue, Los Lingues, Peralillo, San Fernando, Chimbarongo, Nancagua, Palmilla, Paredones, Litueche, Lihueimo, Pumanque, Ninquén, La Estrella, Puquillay, Pichilemu, Bucalemu, Yerbas Buenas
== Curicó | | | Curicó Valley, Valle de Curicó, Curicó-Tal, Vallée de Curicó, Valle del Curicó
Teno, Lontué, Valle de Lontué, Lontué Valley, Sagrada Familia, Molina, Romeral, Licantén, Los Niches, Río Claro, Rauco, Cumpeo
== Maule | | | Maule Valley, Valle del Maule, Maule-Tal, Vallée de Maule, Valle de Maule, Maulino, Secano Interior Maule, Vallée du Maule
Secano Interior, Loncomilla Valley, Cauquenes, Loncomilla, San Javier, Linares, Talca, San Clemente, Villa Alegre, Empedrado, Curepto, Sauzal, Melozal, Truquilemu, Caliboro, Pencahue, Parral, Tutuvén, Valle de Loncomilla, Perquilauquén, Constitución, Pelarco, Huerta de Maule, Colbún, Duao
= Südchile | Sud du Chili | Southern Chile | Sur de Chile, South Chile, Southern Regions, Southern Region
Región del Sur, Region Sur
== Itata | | | Itata Valley, Valle del Itata, Itata-Tal, Valle de Itata, Vallée d’Itata, Vallée de l’Itata
Guarilihue, Coelemu, Portezuelo, Quillón, Chillán, Ránquil, Coronel de Maule, Ñuble, Larqui
== Bío-Bío | | | Bio-Bio Valley, Valle del Bío Bío, Valle de Bío Bío, Biobio-Tal, Alto Biobío, Vallée du Bio Bio
Mulchén, Yumbel, Negrete, Quilaco, San Rosendo, Nacimiento, Concepción
== Malleco | | | Malleco Valley, Valle de Malleco, Malleco-Tal, Valle del Malleco
Traiguén, Araucanía, Araukanien, Cautín
== Austral | | | Región Austral
Osorno, Valle de Osorno, Los Lagos, Región de los Lagos, Los Ríos, Chiloé, Chile Chico, Chilenisches Patagonien, Patagonia Chilena, Futrono, Ranco, Lago Ranco, Puerto Varas, Mechuque
# Uruguay | | | UY, Uruguai, Uruguayisch, República Oriental del Uruguay
= Canelones | | | Sierra de Canelones, Canelón Chico, Santa Rosa Canelones
Juanicó, Las Violetas, Las Piedras, Los Cerrillos, Atlántida, Cuchilla Pereira, Las Brujas, Santa Lucía, Etchevarría, Santos Lugares
= Montevideo | | | Melilla (Montevideo)
Santiago Vázquez, Punta Espinillo, San José
= Maldonado
Garzón, Pueblo Garzón, Punta del Este, José Ignacio, La Barra, Sierra de la Ballena, Pueblo Edén, Punta Ballena, Sierra Ballena, Laguna del Sauce, Rocha, Lavalleja
= Colonia | | | Colonia del Sacramento, Carmelo Colonia, Departamento Colonia, Colonia Estrella
Carmelo, Soriano
= Rivera
Artigas, Paysandú, Durazno, Tacuarembó, Río Negro (Uruguay), San José (Uruguay), Florida (Uruguay), Cerro Chato, Northern Uruguay, Norduruguay, Bella Unión, Treinta y Tres, Carpintería, El Carmen
# Brasilien | Brésil | Brazil | Brasil, Brasile, Brazilië, Brasilianisch
= Rio Grande do Sul | | | Südbrasilien, Sul do Brasil
Encruzilhada do Sul, Serra do Sudeste, Alto Uruguai, Candiota, Bagé, Dom Pedrito, Pinheiro Machado, Viamão, Pelotas
== Serra Gaúcha
Vale dos Vinhedos, Bento Gonçalves, Pinto Bandeira, Garibaldi, Flores da Cunha, Farroupilha, Caxias do Sul, Monte Belo, Monte Belo do Sul, Altos Montes, Altos de Pinto Bandeira, Encosta Superior do Nordeste, Cotiporã, Antônio Prado, Nova Pádua, Vinhedos, Nova Roma do Sul, Vale Trentino
== Campanha | | | Campanha Gaúcha, Campanha Oriental, Campanha Meridional, Campanha Central
Fronteira, Santana do Livramento, Livramento, Palomas, Quaraí, Uruguaiana, Rosário do Sul, Itaqui
== Campos de Cima da Serra | | | Campo Belo, Campestre da Serra, Monte Alegre dos Campos
Vacaria, Muitos Capões
= Santa Catarina | | | Planalto Catarinense, Serra Catarinense, Vinhos de Altitude de Santa Catarina
São Joaquim, Vales da Uva Goethe, Urussanga, Caçador, Água Doce, Bom Retiro, Tangará, Campo Belo do Sul, Urupema
= Vale do São Francisco | Vallée du São Francisco | São Francisco Valley | São-Francisco-Tal, Vale de São Francisco, Vale do Submédio São Francisco
Pernambuco, Bahia, Petrolina, Lagoa Grande, Casa Nova, Nordeste do Brasil, Chapada Diamantina, Morro do Chapéu, Juazeiro
= Minas Gerais | | | Sul de Minas
Serra da Mantiqueira, Três Corações, Cordislândia, Andradas, Caldas (Brasilien), Três Pontas, São Sebastião do Paraíso, Diamantina, Mantiqueira, Andrelândia
= São Paulo
Espírito Santo do Pinhal, São Roque, Jundiaí, Espirito Santo, Paraná, Goiás, Cocalzinho, Rio de Janeiro, Brasília, Itobi, Divinolândia, Campo Largo
# Peru | Pérou | | PE, Peruanisch
= Ica | | | Valle de Ica, Ica Valley, Valle del Ica, Ica-Tal
Chincha, Pisco-Tal, Nazca, Paracas, Pisco Valley
= Lima
Cañete, Lunahuaná, Arequipa, Moquegua, Tacna, Caravelí, Majes, Cusco
# Bolivien | Bolivie | Bolivia | BO, Bolivianisch
= Tarija | | | Valle Central de Tarija, Valle de Tarija, Calamuchita (Tarija), Tarija-Tal, Central Valley of Tarija
Uriondo, Santa Ana la Nueva, Valle de la Concepción, Valles Cruceños, El Valle de la Concepción
= Cinti | | | Valle de Cinti, Valle de los Cintis, Los Cintis, Cinti Valley, San Pedro (Cinti)
Camargo, Chuquisaca, Villa Abecia, San Roque
= Samaipata
Santa Cruz (Bolivien), Santa Cruz Bolivia, Vallegrande, Valles de Santa Cruz
# Ecuador | Équateur | | EC, Équador
San Miguel del Morro, Guayaquil, Loja
# Kolumbien | Colombie | Colombia
Boyacá, Villa de Leyva, Valle del Cauca
# Venezuela | | | VE
Carora
`;
