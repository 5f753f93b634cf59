export const overseas = `
# Südafrika en
= Stellenbosch
r Stellenbosch Pinotage * | Pinotage | 14-32
r Stellenbosch Cabernet Sauvignon * | Cabernet Sauvignon | 17-44
w Stellenbosch Chenin Blanc * | Chenin Blanc | 12-24
= Swartland
r Swartland Syrah * | Syrah | 19-42
w Swartland White Blend * | Chenin Blanc, Viognier, Grenache Blanc | 18-36
= Walker Bay
r Walker Bay Pinot Noir * | Pinot Noir | 26-46
# Argentinien es
= Mendoza
r Malbec Mendoza * | Malbec | 12-38
r Malbec Valle de Uco * | Malbec | 18-52
r Cabernet Franc Mendoza * | Cabernet Franc | 18-38
= Salta
w Torrontés Cafayate * | Torrontés | 12-19
# Chile es
= Colchagua
r Carménère Colchagua * | Carménère | 11-29
r Cabernet Sauvignon Colchagua * | Cabernet Sauvignon | 12-36
= Casablanca
w Sauvignon Blanc Casablanca * | Sauvignon Blanc | 11-19
# Uruguay es
= Canelones
r Tannat Canelones * | Tannat | 14-32
# USA en
= Napa Valley
r Napa Valley Cabernet Sauvignon * | Cabernet Sauvignon | 48-120
w Napa Valley Chardonnay * | Chardonnay | 32-62
= Sonoma
r Sonoma Coast Pinot Noir * | Pinot Noir | 34-64
r Dry Creek Valley Zinfandel * | Primitivo | 22-42
= Oregon
r Willamette Valley Pinot Noir * | Pinot Noir | 32-58
# Australien en
= Barossa Valley
r Barossa Shiraz * | Syrah | 17-58
r Barossa Grenache * | Grenache | 18-36
= Clare Valley
w Clare Valley Riesling * | Riesling | 17-28
= Margaret River
w Margaret River Chardonnay * | Chardonnay | 24-48
# Neuseeland en
= Marlborough
w Marlborough Sauvignon Blanc * | Sauvignon Blanc | 15-26
r Marlborough Pinot Noir * | Pinot Noir | 22-38
= Central Otago
r Central Otago Pinot Noir * | Pinot Noir | 32-62
`;
