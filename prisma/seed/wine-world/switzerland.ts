/** Format of every file here: see read-wine-world.ts. */
export const switzerland = `
# Schweiz de
= Zürichsee
w Räuschling * AOC Zürichsee | Räuschling | 19-26
w Riesling-Silvaner * AOC Zürichsee | Müller-Thurgau | 16-22
r Pinot Noir * AOC Zürichsee | Pinot Noir | 19-44
s Federweisser * AOC Zürichsee | Pinot Noir | 17-22
p Schaumwein * Brut Zürichsee | Chardonnay, Pinot Noir | 28-42
w Sauvignon Soyhières * Zürichsee | Sauvignon Soyhières | 20-27
= Zürcher Weinland
w Riesling-Silvaner * AOC Zürich | Müller-Thurgau | 14-20
r Blauburgunder * AOC Zürich | Pinot Noir | 16-36
w Souvignier Gris * AOC Zürich | Souvignier Gris | 19-26
r Cabernet Jura * AOC Zürich | Cabernet Jura | 19-29
= Schaffhausen
r Blauburgunder Hallau * AOC | Pinot Noir | 15-38
w Riesling-Silvaner * AOC Schaffhausen | Müller-Thurgau | 14-19
w Pinot Blanc * AOC Schaffhausen | Weissburgunder | 18-27
r Pinot Noir Barrique * AOC Schaffhausen | Pinot Noir | 28-49
= Bündner Herrschaft
r Maienfelder Pinot Noir * AOC | Pinot Noir | 24-68
w Completer * AOC Graubünden | Completer | 32-58
w Jeninser Chardonnay * AOC | Chardonnay | 28-56
r Fläscher Blauburgunder * AOC | Pinot Noir | 22-46
w Malanser Weissburgunder * AOC | Weissburgunder | 22-34
= Aargau
w Riesling-Silvaner * AOC Aargau | Müller-Thurgau | 14-19
r Pinot Noir * AOC Aargau | Pinot Noir | 16-38
r Malbec * AOC Aargau | Malbec | 24-39
= Thurgau
w Müller-Thurgau * AOC Thurgau | Müller-Thurgau | 14-20
r Pinot Noir * AOC Thurgau | Pinot Noir | 18-39
= Waadt : cf
w Chasselas * Lavaux AOC | Chasselas | 15-26
w Dézaley * Grand Cru AOC | Chasselas | 24-42
w Saint-Saphorin * AOC | Chasselas | 17-25
w Chasselas * La Côte AOC | Chasselas | 13-20
r Gamaret-Garanoir * Vaud AOC | Gamaret, Garanoir | 17-28
r Pinot Noir * Chablais AOC | Pinot Noir | 19-34
= Wallis : cf
w Fendant * AOC Valais | Chasselas | 14-21
w Petite Arvine * AOC Valais | Petite Arvine | 21-39
w Heida * AOC Valais | Savagnin Blanc | 22-38
w Johannisberg * AOC Valais | Silvaner | 17-26
r Cornalin * AOC Valais | Cornalin | 26-46
r Humagne Rouge * AOC Valais | Humagne Rouge | 23-38
r Syrah * AOC Valais | Syrah | 24-48
d Petite Arvine Surmaturée * AOC Valais | Petite Arvine | 34-58
= Genf : cf
r Gamay * AOC Genève | Gamay | 13-20
w Chasselas * AOC Genève | Chasselas | 12-18
r Esprit * AOC Genève | Gamaret, Garanoir, Merlot | 22-36
= Drei-Seen-Land : cf
w Œil-de-Perdrix * AOC Neuchâtel | Pinot Noir | 15-22
w Chasselas * AOC Bielersee | Chasselas | 15-20
r Pinot Noir * AOC Bielersee | Pinot Noir | 19-36
= Tessin : ci
r Merlot * Ticino DOC | Merlot | 17-58
w Bianco di Merlot * Ticino DOC | Merlot | 16-24
r Merlot Riserva * Ticino DOC | Merlot | 34-78
s Rosato di Merlot * Ticino DOC | Merlot | 15-20
`;
