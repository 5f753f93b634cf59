/** Format: see places.ts. */
export const oceania = `
# Australien | Australie | Australia | AU, AUS, Australisch, Australian, Commonwealth of Australia
= South Australia | Australie-Méridionale | | South Australia Other, Australie du Sud, S. Australia, Australia del Sud, Südaustralien
Southern Flinders Ranges, Port Lincoln, Eyre Peninsula, Adelaide, Adelaide Super Zone, Far North, Mount Lofty Ranges, Mount Lofty, The Peninsulas, Lower Murray, Mt. Lofty Ranges
== Barossa Valley | | | Barossa, Barossa-Tal, Vallée de Barossa, Barossa Zone, Barossa South Australia
Tanunda, Nuriootpa, Angaston, Greenock, Marananga, Seppeltsfield, Ebenezer, Lyndoch, Moppa, Bethany, Kalimna, Vine Vale, Gomersal, Rowland Flat, Krondorf, Williamstown, Stonewell, Stockwell, Koonunga Hill, Light Pass
== Eden Valley | | | High Eden
Keyneton, Flaxman Valley, Pewsey Vale, Springton, Mount Edelstone
== Clare Valley | | | Clare, Vallée de Clare, Clare-Tal
Watervale, Polish Hill River, Polish Hill, Sevenhill, Penwortham, Leasingham, Skillogalee Valley
== McLaren Vale | | | McLaren, Mclaren Valley
Blewitt Springs, Willunga, Kangarilla, McLaren Flat, Clarendon, Sellicks Hill, Kurrangga
== Adelaide Hills
Lenswood, Piccadilly Valley, Mount Barker (South Australia), Gumeracha, Basket Range, Kuitpo, Hahndorf, Balhannah, Macclesfield, Charleston, Uraidla, Piccadilly, Mount Torrens
== Adelaide Plains
Two Wells
== Fleurieu | | | Fleurieu Peninsula, Southern Fleurieu, Fleurieu-Halbinsel, Péninsule de Fleurieu, Fleurieu Zone
Kangaroo Island, Currency Creek
== Langhorne Creek
Bremer River
== Limestone Coast
Mount Benson, Wrattonbully, Mount Gambier, Bordertown, Cape Jaffa
== Coonawarra | | | Terra Rossa Coonawarra
Penola
== Padthaway
Keppoch
== Riverland | | | Riverland South Australia
Berri, Renmark, Waikerie, Loxton, Barmera
= Victoria | | | Victoria Other, Bundesstaat Victoria, Victoria Australia, Victoria (Australien), État de Victoria
Western Victoria, Central Victoria, Great Western, Pyrenees (Victoria), Pyrenees, Grampians, North East Victoria, Port Phillip, Sunbury, Bellarine Peninsula, Moorabool, North East, Victorian High Country, Northeastern Victoria, Goulburn, Ballarat, Avoca, Drumborg, Dandenong, Western Districts
== Yarra Valley | | | Yarra, Vallée de Yarra, Yarra-Tal, Upper Yarra Valley, Lower Yarra, Upper Yarra, Yarra Glen, Yarra Junction
Coldstream, Healesville, Wandin, Gladysdale, Hoddles Creek, Dixons Creek, Woori Yallock
== Mornington Peninsula | | | Mornington, Péninsule de Mornington, Mornington-Halbinsel
Main Ridge, Merricks, Moorooduc, Red Hill (Victoria), Balnarring, Tuerong, Merricks North
== Geelong
Bannockburn (Victoria), Moorabool Valley, Bellarine, Surf Coast, Batesford
== Macedon Ranges | | | Macedon
Lancefield, Kyneton, Gisborne (Victoria), Romsey
== Heathcote | | | Heathcote Victoria
Bendigo, Colbinabbin
== Goulburn Valley | | | Upper Goulburn
Nagambie Lakes, Nagambie, Strathbogie Ranges, Tahbilk, Mansfield, Central Victorian High Country, Central Victorian Zone
== Rutherglen | | | Rutherglen Victoria
Wahgunyah, Glenrowan
== King Valley
Beechworth, Alpine Valleys, Ovens Valley, Milawa, Whitfield, Whitlands, Alpine Valley, Myrtleford, Kiewa
== Gippsland | | | South Gippsland, West Gippsland, East Gippsland
Leongatha
== Murray Darling | | | Murray Valley, Murray River
Swan Hill, Mildura, Sunraysia, North West Victoria, Big Rivers Victoria, Robinvale, Karadoc
= New South Wales | Nouvelle-Galles du Sud | | New South Wales Other, Nuova Galles del Sud, NSW, Neusüdwales, Nueva Gales del Sur
Hastings River, New England Australia, New England (Australien), Northern Slopes, Western Plains, Southern New South Wales, Northern Rivers, Central Ranges, Big Rivers, Perricoota, South Coast (New South Wales), Shoalhaven Coast, Southern Highlands, Sydney, Southern New South Wales Zone
== Hunter Valley | | | Lower Hunter Valley, Lower Hunter, Upper Hunter Valley, Upper Hunter, Vallée de Hunter, Hunter-Tal, Hunter Valley NSW, Hunter Zone
Pokolbin, Broke Fordwich, Mount View, Lovedale, Rothbury, Denman, Muswellbrook
== Mudgee | | | Mudgee NSW
Gulgong
== Orange (Australien) | Orange (Australie) | Orange (Australia) | Orange NSW, Orange New South Wales, Orange Region
Cowra, Mount Canobolas, Canowindra
== Riverina
Griffith, Murrumbidgee Irrigation Area, Yenda, Bilbul
== Canberra District | | | Canberra
Murrumbateman, Australian Capital Territory, Gundaroo, Lake George, Yass, Yass Valley
== Hilltops
Tumbarumba, Gundagai, Snowy Mountains, Young NSW
= Western Australia | Australie-Occidentale | | Westaustralien, Western Australia Other, Australie de l’Ouest, W. Australia, Australia Occidentale, West Australia, South Western Australia, South West Australia, South West Australia Zone
Swan Valley, Swan District, Perth, Perth Hills, Geographe, Pemberton, Manjimup, Blackwood Valley, Great Southern Western Australia, Greater Perth, Central Western Australia, Ferguson Valley, Bunbury, Chittering, Gingin
== Margaret River | | | Margaret River WA
Wilyabrup, Yallingup, Wallcliffe, Karridale, Cowaramup, Willyabrup, Busselton, Carbunup, Treeton, Augusta (Western Australia), Rosa Brook
== Great Southern
Frankland River, Mount Barker, Porongurup, Albany, Denmark (Western Australia), Frankland, Mt Barker
= Tasmanien | Tasmanie | Tasmania | Tasmania Other, TAS
Tassie, Tamar Valley, Tamar, Tamar River, Pipers River, Coal River Valley, Coal River, Derwent Valley, Huon Valley, East Coast (Tasmanien), East Coast Tasmania, Piper’s Brook, Launceston, Hobart, Freycinet, Northern Tasmania, North West Tasmania, Southern Tasmania, Cradle Coast, Relbia, Rosevears, Pontville
= Queensland | | | Queensland Other, QLD
Granite Belt, South Burnett, Stanthorpe, Ballandean
= Südostaustralien | Sud-Est de l’Australie | South Eastern Australia | South East Australia, Australia Other, Australie du Sud-Est, Zuidoost-Australië, South Eastern Australia Zone, S.E. Australia, Südöstliches Australien, Sud-Est Australie, Sudeste de Australia
# Neuseeland | Nouvelle-Zélande | New Zealand | NZ, Nuova Zelanda, Nieuw-Zeeland, Nueva Zelanda, Nova Zelândia, Aotearoa, Nuova Zelandia, Nlle-Zélande, Neuseeländisch, Nva. Zelanda
~ Südinsel | Île du Sud | South Island | Südinsel Neuseeland, South Island NZ, Te Waipounamu
~ Nordinsel | Île du Nord | North Island | Nordinsel Neuseeland, North Island NZ
Te Ika-a-Māui, Taranaki
= Marlborough | | | Marlboro, Marlborough NZ, Marlborough Valley, Marlborough Region
Malborough, Wairau Valley, Wairau, Awatere Valley, Awatere, Southern Valleys, Blenheim, Rapaura, Brancott, Brancott Valley, Omaka, Omaka Valley, Waihopai, Waihopai Valley, Renwick, Seddon, Dillons Point, Blind River, Upper Wairau, Fairhall, Ben Morven, Kekerengu, Dashwood, Taylor Pass, Wairau River, Flaxbourne, Lower Wairau, Upper Awatere, Kaikoura
= Central Otago | | | Otago, Zentral-Otago, Otago Central, Centre Otago, C. Otago
Bannockburn, Bendigo (Neuseeland), Gibbston, Gibbston Valley, Cromwell, Alexandra, Wanaka, Lowburn, Queenstown, Pisa Range, Cromwell Basin, Bendigo Central Otago, Alexandra Basin, Northburn, Pisa District, Lake Hayes, Mount Pisa, Parkburn, Earnscleugh, Bald Hills
= Waitaki Valley | | | Waitaki, Waitaki Valley North Otago
North Otago, Kurow
= Canterbury | | | North Canterbury, Canterbury Plains, Nord-Canterbury
Waipara, Waipara Valley, Christchurch, Banks Peninsula, Waikari, Omihi, Weka Pass, Amberley, Glasnevin, West Melton
= Nelson | | | Nelson NZ
Moutere Hills, Waimea, Waimea Plains, Upper Moutere, Brightwater, Moutere, Waimea Valley, Mahana
= Hawke’s Bay | | | Baie de Hawke, Hawke Bay
Gimblett Gravels, Bridge Pa, Bridge Pa Triangle, Te Mata, Havelock North, Hastings, Napier (Neuseeland), Esk Valley, Dartmoor Valley, Gimblett Road, Te Awanga, Ngatarawa, Crownthorpe, Central Hawke’s Bay, Mangatahi, Maraekakaho, Ohiti, Haumoana, Korokipo, Taradale, Tukituki
= Wairarapa | | | Wellington, Wellington-Wairarapa, Wairarapa/Martinborough, Wairarapa-Wellington
Wellington (Neuseeland), Te Horo, Wellington NZ
== Martinborough | | | Martinborough Terrace, Martinborough-Wairarapa
Gladstone, Masterton, Te Muna, Te Muna Road, Dry River
= Gisborne | | | Gisborne NZ, Central Valley (Gisborne)
Patutahi, Ormond, Manutuke, Poverty Bay, Patutahi Plateau, Riverpoint, Matawhero, Ormond Valley
= Auckland | | | West Auckland
Waiheke Island, Waiheke, Kumeu, Matakana, Kumeu River, Waimauku, Henderson, Huapai, Clevedon, Île de Waiheke, Great Barrier Island, Insel Waiheke, Onetangi, Church Bay
= Northland
Karikari, Kerikeri, Bay of Islands, Whangarei, Mangawhai, Kaitaia
= Waikato und Bay of Plenty | Waikato et Bay of Plenty | Waikato and Bay of Plenty | Waikato, Bay of Plenty, Waikato/Bay of Plenty
Te Kauwhata, Mangatawhiri, Tauranga
= East Coast (Neuseeland) | East Coast (Nouvelle-Zélande) | East Coast (New Zealand) | East Coast, New Zealand East Coast, East Coast NZ, Ostküste Neuseeland, Neuseeland Ostküste
`;
