export const italy = `
# Italien it
= Piemont
r Barolo DOCG * | Nebbiolo | 38-95
r Barbaresco DOCG * | Nebbiolo | 34-72
r Barbera d’Alba DOC * | Barbera | 15-32
r Dolcetto d’Alba DOC * | Dolcetto | 13-19
w Roero Arneis DOCG * | Arneis | 15-23
d Moscato d’Asti DOCG * | Muskateller | 14-19 | 20
= Toskana
r Chianti Classico DOCG * | Sangiovese | 17-38
r Brunello di Montalcino DOCG * | Sangiovese | 46-98
r Vino Nobile di Montepulciano DOCG * | Sangiovese | 22-42
r Bolgheri Rosso DOC * | Cabernet Sauvignon, Merlot, Petit Verdot | 24-68
r Morellino di Scansano DOCG * | Sangiovese | 14-22
w Vernaccia di San Gimignano DOCG * | Vernaccia | 14-21
= Venetien
r Amarone della Valpolicella DOCG * | Corvina, Rondinella | 42-89
r Valpolicella Ripasso DOC * | Corvina, Rondinella | 18-32
w Soave Classico DOC * | Garganega | 13-22
p Prosecco Superiore Valdobbiadene DOCG * | Glera | 14-22
w Lugana DOC * | Trebbiano | 15-24
= Südtirol
w Gewürztraminer Alto Adige DOC * | Gewürztraminer | 19-32
r Lagrein Alto Adige DOC * | Lagrein | 18-38
w Weissburgunder Alto Adige DOC * | Weissburgunder | 17-30
r Vernatsch Alto Adige DOC * | Vernatsch | 12-18
= Friaul
w Friulano Collio DOC * | Friulano | 18-29
w Ribolla Gialla DOC * | Ribolla Gialla | 18-34
r Refosco DOC * | Refosco | 17-28
= Apulien
r Primitivo di Manduria DOC * | Primitivo | 13-29
r Negroamaro Salento IGT * | Negroamaro | 11-22
s Rosato del Salento IGT * | Negroamaro | 11-16
= Sizilien
r Nero d’Avola Sicilia DOC * | Nero d’Avola | 12-24
r Etna Rosso DOC * | Nerello Mascalese | 22-46
w Etna Bianco DOC * | Carricante | 22-38
d Passito di Pantelleria DOC * | Muskateller | 28-54
= Sardinien
r Cannonau di Sardegna DOC * | Grenache | 14-28
w Vermentino di Gallura DOCG * | Vermentino | 15-24
= Abruzzen
r Montepulciano d’Abruzzo DOC * | Montepulciano | 11-26
w Pecorino Terre di Chieti IGT * | Pecorino | 13-19
= Kampanien
r Taurasi DOCG * | Aglianico | 28-52
w Fiano di Avellino DOCG * | Fiano | 17-26
`;
