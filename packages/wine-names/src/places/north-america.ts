/** Format: see places.ts. */
export const northAmerica = `
# USA | États-Unis | United States | US, Vereinigte Staaten, Stati Uniti, America, Amerika, Vereinigte Staaten von Amerika, United States of America, États-Unis d’Amérique, Estados Unidos, Verenigde Staten, EUA, EEUU, Amerikanisch, Stati Uniti d’America
= Kalifornien | Californie | California | Californien, Calif., Kalifornia, California Other, State of California
Antelope Valley, Southern California, California South Coast, Yolo County, Clarksburg, Solano County, Suisun Valley, Green Valley of Solano, Green Valley-Solano, Capay Valley, Dunnigan Hills, Merritt Island, Humboldt, Trinity County, Trinity Lakes, Willow Creek, Tracy Hills, Sacramento, Sacramento County, Sacramento Delta, Wild Horse Valley, Sierra Pelona Valley, Mendocino/Lake Counties
== Nordküste (Kalifornien) | North Coast | North Coast | Nordkalifornien, California North Coast, Northern California
== Napa Valley | | | Napa, Napa County, Vallée de Napa, Napatal, Napa-Sonoma, Napa Vally
Rutherford, Oakville, Yountville, St. Helena, Saint Helena, Calistoga, Howell Mountain, Mount Veeder, Mt. Veeder, Spring Mountain, Spring Mountain District, Diamond Mountain, Diamond Mountain District, Stags Leap District, Stag’s Leap, Atlas Peak, Chiles Valley, Chiles Valley District, Oak Knoll District, Oak Knoll, Oak Knoll District of Napa Valley, Coombsville, Carneros, Los Carneros
Carneros-Napa Valley, Napa Carneros, Pope Valley, American Canyon, To Kalon, Crystal Springs of Napa Valley, Conn Valley, Pritchard Hill, Deer Park
== Sonoma | | | Sonoma County, Sonoma Valley, Comté de Sonoma, Sonomatal, Northern Sonoma, Sonoma-Napa, Sonoma Co.
Russian River Valley, Russian River, Alexander Valley, Dry Creek Valley, Dry Creek, Sonoma Coast, West Sonoma Coast, Knights Valley, Chalk Hill, Green Valley, Green Valley of Russian River Valley, Sonoma Mountain, Bennett Valley, Fort Ross-Seaview, Fort Ross, Fountaingrove, Fountaingrove District, Rockpile, Moon Mountain, Moon Mountain District, Moon Mountain District Sonoma County
Petaluma Gap, Pine Mountain-Cloverdale Peak, Pine Mountain, Pine Mountain-Mayacmas, Healdsburg, Sebastopol, Geyserville, Glen Ellen, Kenwood, Santa Rosa, Sonoma Carneros, Carneros, Los Carneros, Guerneville, Annapolis, Cazadero
== Mendocino | | | Mendocino County, Mendocino Coast, Comté de Mendocino
Anderson Valley, Redwood Valley, Potter Valley, Yorkville Highlands, Mendocino Ridge, McDowell Valley, Cole Ranch, Ukiah, Hopland, Philo, Comptche, Boonville, Eagle Peak Mendocino County, Eagle Peak
== Lake County | | | North Coast-Lake County, Clear Lake, Red Hills Lake County, Kelsey Bench-Lake County, Upper Lake Valley, Long Valley-Lake County
High Valley, Red Hills, Guenoc Valley, Benmore Valley, Big Valley District, Kelsey Bench
== Central Coast | | | California Central Coast, Côte centrale, South Central Coast, Kalifornische Zentralküste
Santa Clara Valley, Santa Clara, Santa Clara County, San Benito, San Benito County, Mount Harlan, Mt. Harlan, Cienega Valley, Lime Kiln Valley, Paicines, Pacheco Pass, San Francisco Bay, San Francisco Bay Area, Livermore Valley, Livermore, Alameda County, Lamorinda, Contra Costa County, Marin County, San Antonio Valley, Hames Valley, San Bernabe, San Lucas, Contra Costa, Oakley
San Ysidro District, Santa Clara Hills, Gilroy, Morgan Hill
== Santa Cruz Mountains | | | Ben Lomond Mountain, Santa Cruz County, Santa Cruz
San Mateo County, Saratoga, Corralitos
== Monterey | | | Monterey County, Comté de Monterey
Santa Lucia Highlands, Carmel Valley, Arroyo Seco, Chalone, Gabilan Mountains, Gonzales, Carmel, Salinas Valley
== San Luis Obispo | | | San Luis Obispo County, San Luis Obispo Coast
SLO Coast, Edna Valley, Arroyo Grande Valley, Arroyo Grande, York Mountain, Avila Beach, Avila, Cambria
== Paso Robles | | | Paso Robles Willow Creek District, Paso Robles Adelaida District, Paso Robles Templeton Gap District, Paso Robles El Pomar District, Paso Robles Estrella District, Paso Robles Highlands District, Paso Robles-Westside
Templeton, Willow Creek District, Adelaida District, Templeton Gap District, El Pomar District, Santa Margarita Ranch, Estrella District, Geneseo District, San Miguel District, Creston District, Adelaida
== Santa Barbara | | | Santa Barbara County, Sta. Barbara, Comté de Santa Barbara
Santa Maria Valley, Santa Maria, Santa Ynez Valley, Santa Ynez, Sta. Rita Hills, Santa Rita Hills, Santa Rita, Ballard Canyon, Happy Canyon, Happy Canyon of Santa Barbara, Los Olivos, Los Olivos District, Los Alamos, Los Alamos Valley, Alisos Canyon, Lompoc, Solvang, Buellton, Bien Nacido, San Rafael Mountains, Santa Ynez Mountains
== Lodi | | | Lodi-Woodbridge
Mokelumne River, Clements Hills, Borden Ranch, Alta Mesa, Sloughhouse, Cosumnes River, Jahant, Woodbridge, San Joaquin County
== Central Valley (Kalifornien) | Vallée centrale (Californie) | Central Valley (California) | Central Valley, San Joaquin Valley, Kalifornisches Längstal, California Central Valley, Squaw Valley-Miramonte
Madera, Fresno, Fresno County, River Junction, Modesto, Stanislaus County, Madera County, Kern County, Tulare, Diablo Grande, Salado Creek
== Sierra Foothills | | | Sierra Nevada
Amador County, Amador, El Dorado, El Dorado County, Shenandoah Valley (Kalifornien), Shenandoah Valley (CA), California Shenandoah Valley, Fiddletown, Fair Play, Calaveras County, Calaveras, Nevada County, North Yuba, Placer County, Pleasant Valley, Tuolumne County, Murphys, Shenandoah Valley of California, Shenandoah Valley California, Mariposa County
== Südkalifornien | Californie du Sud | South Coast
Temecula Valley, Temecula, San Diego, San Diego County, Ramona Valley, Malibu, Malibu Coast, Malibu-Newton Canyon, San Pasqual Valley, Cucamonga Valley, Los Angeles, Saddle Rock-Malibu, Leona Valley, Ventura County, Ventura, Riverside County, Los Angeles County, Ojai
= Oregon | | | Oregon Other, State of Oregon
== Willamette Valley | | | Willamette, Vallée de la Willamette, Willamette-Tal, Willamette Vally
Dundee Hills, Dundee, Red Hill Dundee, Eola-Amity Hills, Chehalem Mountains, Ribbon Ridge, Yamhill-Carlton, Yamhill-Carlton District, Yamhill, Yamhill County, McMinnville, Van Duzer Corridor, Laurelwood District, Tualatin Hills, Lower Long Tom, Mount Pisgah, Polk County, Newberg, Carlton, Eola Hills, Mount Pisgah Polk County, Forest Grove
== Südoregon | Sud de l’Oregon | Southern Oregon | Elkton Oregon, South Oregon
Rogue Valley, Umpqua Valley, Applegate Valley, Elkton, Red Hill Douglas County, Medford, Roseburg, Umpqua, Rogue River, Columbia Gorge, Columbia Gorge (OR), Chehalem, Walla Walla Valley (OR), The Rocks District, The Rocks District of Milton-Freewater, Milton-Freewater, Walla Walla Valley, Columbia Valley (OR), Snake River Valley (OR), Hood River, Oregon Columbia Valley
= Washington | | | Washington State, État de Washington, Bundesstaat Washington, Washington Other, Wash., State of Washington
Columbia Valley, Columbia Valley (WA), Yakima Valley, Yakima, Walla Walla, Walla Walla Valley, Walla Walla Valley (WA), Red Mountain, Horse Heaven Hills, Horse Heaven, Wahluke Slope, Rattlesnake Hills, Snipes Mountain, Lake Chelan, Naches Heights, Ancient Lakes, Ancient Lakes of Columbia Valley, Puget Sound, Columbia Gorge, Columbia Gorge (WA), Lewis-Clark Valley, Candy Mountain
Royal Slope, Goose Gap, White Bluffs, The Burn of Columbia Valley, Rocky Reach, Woodinville, Prosser, Benton City, Columbia River, Pacific Northwest, Cold Creek
= Idaho
Snake River Valley, Eagle Foothills, Snake River, Caldwell
= New York | | | Staat New York, État de New York, New York State, New York Other, NYS
Long Island, North Fork, North Fork of Long Island, The Hamptons, The Hamptons Long Island, Hamptons, Hudson River, Hudson River Region, Hudson Valley, Niagara Escarpment, Lake Erie, Champlain Valley of New York, Champlain Valley, Upper Hudson, North Fork Long Island, Cutchogue
== Finger Lakes | | | Seneca Lake, Cayuga Lake, Keuka Lake
Hammondsport
= Virginia | Virginie | | Virginia’s Eastern Shore, Virginia Other, Virginia Peninsula, Orange County (Virginia), Virginia State
Monticello, Shenandoah Valley, Rocky Knob, North Fork of Roanoke, Northern Neck, Northern Neck George Washington Birthplace, Charlottesville, Loudoun County, Albemarle County, Fauquier County, Middleburg
= Texas | | | Texas Hill Country, Texas High Plains, Fredericksburg in the Texas Hill Country, Texas Davis Mountains
Hill Country, High Plains, Fredericksburg, Bell Mountain, Escondido Valley, Texoma, Lubbock, Llano Estacado
= Übrige USA | Reste des États-Unis | Rest of the USA
America Other, Amerika andere, Other US States, Midwest, New England, Neuengland, Upper Mississippi River Valley, Ozark Highlands, Ozark Mountain, Southeastern New England, Minnesota, Wisconsin, Iowa, Illinois, Indiana, Kentucky, Nevada, Nebraska, Kansas, Oklahoma, Utah, Rhode Island, Vermont, Maine, New Hampshire, Hawaii, Florida, Tennessee, Arkansas, Louisiana, Alaska, Shawnee Hills
Lake Wisconsin, Alexandria Lakes, Loess Hills District, Altus, Ulupalakua, Vermont Other, Driftless Area, Missisquoi, Loess Hills
== Michigan | | | Lake Michigan Shore, Michigan Other, Lake Michigan
Leelanau Peninsula, Old Mission Peninsula, Fennville, Grand Traverse, Leelanau, Tip of the Mitt
== Missouri | | | Missouri Other
Augusta, Hermann, Ste. Genevieve
== Pennsylvania | Pennsylvanie | | Pennsylvania Other, Pennsylvanien
Lehigh Valley, Lancaster Valley, Susquehanna Valley
== New Jersey | | | New Jersey Other
Outer Coastal Plain, Warren Hills, Cape May Peninsula, Central Delaware Valley
== Ohio | | | Ohio River Valley, Ohio Other
Grand River Valley, Loramie Creek, Isle St. George
== Arizona | | | Arizona Other
Sonoita, Willcox, Verde Valley, Cochise County
== Colorado | | | Colorado Other
Grand Valley, West Elks, Palisade, Mesa County
== New Mexico | Nouveau-Mexique | | New Mexico Other
Mesilla Valley, Middle Rio Grande Valley, Mimbres Valley, Albuquerque
== North Carolina | Caroline du Nord | | North Carolina Other
Yadkin Valley, Haw River Valley, Swan Creek, Upper Hiwassee Highlands, Crest of the Blue Ridge Henderson County, Appalachian High Country
== Georgia (USA) | Géorgie (États-Unis) | Georgia (US) | US-Georgia
Dahlonega Plateau
== Maryland
Linganore, Catoctin, Cumberland Valley
== Connecticut | | | Western Connecticut Highlands, Eastern Connecticut Highlands
== Massachusetts | | | Massachusetts Other
Martha’s Vineyard
# Kanada | Canada | Canada | Kanadisch, Canada Other
= Ontario | | | Ontario Other, VQA Ontario
Niagara Peninsula, Niagara-on-the-Lake, Niagara Halbinsel, Péninsule du Niagara, Niagara River, Beamsville Bench, Twenty Mile Bench, Short Hills Bench, St. David’s Bench, Four Mile Creek, Lincoln Lakeshore, Creek Shores, Vinemount Ridge, Lake Erie North Shore, Prince Edward County, Pelee Island, South Islands, Niagara Lakeshore, Péninsule de Niagara
= British Columbia | Colombie-Britannique | | Britisch-Kolumbien, British Columbia Other, Columbia Británica
B.C., Okanagan Valley, Okanagan, Vallée de l’Okanagan, Similkameen Valley, Similkameen, Vancouver Island, Golden Mile Bench, Naramata Bench, Naramata, Fraser Valley, Gulf Islands, Okanagan Falls, Osoyoos, Kelowna, Skaha Bench, Cowichan Valley, Kootenays, Thompson Valley, Summerland, Black Sage Bench, Shuswap, Lillooet, Golden Mile Slopes, East Kelowna Slopes, South Okanagan
= Québec | | Quebec | Quebec Other, Vin du Québec, IGP Vin du Québec
Cantons-de-l’Est, Dunham, Montérégie, Eastern Townships, Brome-Missisquoi, Basses-Laurentides
= Nova Scotia | Nouvelle-Écosse | | Nouveau-Brunswick, Nova Scotia Other, Neuschottland
Annapolis Valley, Gaspereau Valley, New Brunswick
# Mexiko | Mexique | Mexico | MX, Messico, Mexicain, Mexikanisch
= Baja California | Basse-Californie | | Baja, Baja California Norte, Niederkalifornien
Valle de Guadalupe, Guadalupe Valley, Ensenada, Valle de Santo Tomás, San Vicente, Valle de San Vicente, Ojos Negros, Valle de Ojos Negros, San Antonio de las Minas, Valle de la Grulla, Tecate, Llano Colorado, El Porvenir, Uruapan, Valle de San Antonio
= Coahuila
Valle de Parras, Parras, Parras de la Fuente, Arteaga, Saltillo
= Guanajuato
San Miguel de Allende, Dolores Hidalgo, San Luis de la Paz
= Querétaro
Ezequiel Montes, Tequisquiapan, El Marqués
= Zacatecas
Aguascalientes, Chihuahua, Valle de las Arcinas, San Luis Potosí, Encinillas, Sonora
`;
