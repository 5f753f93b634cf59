export const france = `
# Frankreich fr
= Bordeaux
r Saint-Émilion Grand Cru AOC * | Merlot, Cabernet Franc | 26-78
r Haut-Médoc AOC * | Cabernet Sauvignon, Merlot | 18-42
r Pauillac AOC * | Cabernet Sauvignon, Merlot, Petit Verdot | 42-110
w Pessac-Léognan Blanc AOC * | Sauvignon Blanc, Sémillon | 28-52
d Sauternes AOC * | Sémillon, Sauvignon Blanc | 34-72
= Burgund
r Gevrey-Chambertin AOC * | Pinot Noir | 58-120
w Chablis AOC * | Chardonnay | 22-36
w Meursault AOC * | Chardonnay | 58-110
r Bourgogne Pinot Noir AOC * | Pinot Noir | 22-38
p Crémant de Bourgogne AOC * | Chardonnay, Pinot Noir | 19-29
= Champagne
p Champagne Brut * | Pinot Noir, Chardonnay, Meunier | 36-68
p Champagne Blanc de Blancs * | Chardonnay | 48-92
p Champagne Rosé * | Pinot Noir, Chardonnay | 46-78
= Loire
w Sancerre AOC * | Sauvignon Blanc | 22-36
w Vouvray Sec AOC * | Chenin Blanc | 18-32
r Chinon AOC * | Cabernet Franc | 15-27
= Rhone
r Châteauneuf-du-Pape AOC * | Grenache, Syrah, Mourvèdre | 34-68
r Côtes du Rhône AOC * | Grenache, Syrah | 12-21
r Crozes-Hermitage AOC * | Syrah | 22-38
w Condrieu AOC * | Viognier | 42-68
= Elsass
w Riesling Alsace AOC * | Riesling | 16-34
w Gewurztraminer Alsace AOC * | Gewürztraminer | 18-32
p Crémant d’Alsace AOC * | Weissburgunder | 17-25
= Languedoc
r Pic Saint-Loup AOC * | Syrah, Grenache, Mourvèdre | 15-29
r Minervois AOC * | Syrah, Carignan, Grenache | 12-22
w Picpoul de Pinet AOC * | Piquepoul | 11-16
= Provence
s Côtes de Provence Rosé AOC * | Grenache, Cinsault, Syrah | 14-26
r Bandol AOC * | Mourvèdre, Grenache | 26-46
`;
