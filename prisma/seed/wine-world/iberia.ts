export const iberia = `
# Spanien es
= Rioja
r Rioja Crianza DOCa * | Tempranillo | 12-22
r Rioja Reserva DOCa * | Tempranillo, Graciano | 18-38
r Rioja Gran Reserva DOCa * | Tempranillo | 32-64
w Rioja Blanco DOCa * | Viura | 12-26
= Ribera del Duero
r Ribera del Duero Crianza DO * | Tempranillo | 19-38
r Ribera del Duero Reserva DO * | Tempranillo | 32-72
r Ribera del Duero Roble DO * | Tempranillo | 13-19
= Priorat
r Priorat DOQ * | Grenache, Carignan | 26-72
r Montsant DO * | Grenache, Syrah | 14-29
= Penedès
p Cava Brut Nature DO * | Macabeo, Xarel·lo, Parellada | 14-28
w Xarel·lo Penedès DO * | Xarel·lo | 13-24
= Galicien
w Albariño Rías Baixas DO * | Albariño | 16-28
w Godello Valdeorras DO * | Godello | 17-32
r Mencía Ribeira Sacra DO * | Mencía | 18-34
= Jumilla
r Monastrell Jumilla DO * | Mourvèdre | 11-26
= Andalusien
l Fino Jerez DO * | Palomino | 14-22
l Oloroso Jerez DO * | Palomino | 22-42
l Pedro Ximénez Jerez DO * | Pedro Ximénez | 22-46
= Rueda
w Verdejo Rueda DO * | Verdejo | 11-19
# Portugal pt
= Douro
r Douro Tinto DOC * | Touriga Nacional, Touriga Franca, Tempranillo | 14-48
l Porto Tawny 10 Anos * | Touriga Nacional, Touriga Franca | 29-46
l Porto Late Bottled Vintage * | Touriga Nacional, Touriga Franca | 22-34
w Douro Branco DOC * | Viosinho, Rabigato | 14-28
= Alentejo
r Alentejo Tinto DOC * | Tempranillo, Trincadeira, Alicante Bouschet | 11-32
w Alentejo Branco DOC * | Antão Vaz | 11-19
= Vinho Verde
w Alvarinho Vinho Verde DOC * | Albariño | 14-23
w Loureiro Vinho Verde DOC * | Loureiro | 11-16
= Dão
r Dão Tinto DOC * | Touriga Nacional, Alfrocheiro | 14-34
w Encruzado Dão DOC * | Encruzado | 16-28
`;
