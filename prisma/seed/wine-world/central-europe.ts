export const centralEurope = `
# Deutschland dl
= Mosel
w Riesling * Kabinett Mosel | Riesling | 16-26 | 20
w Riesling * trocken Mosel | Riesling | 15-34
d Riesling * Spätlese Mosel | Riesling | 21-38
= Pfalz
w Grauburgunder * trocken Pfalz | Grauburgunder | 13-22
r Spätburgunder * trocken Pfalz | Pinot Noir | 17-42
= Baden
r Spätburgunder * Baden | Pinot Noir | 16-46
w Grauburgunder * Kaiserstuhl | Grauburgunder | 15-28
= Franken
w Silvaner * trocken Franken | Silvaner | 14-28
# Österreich dl
= Wachau
w Grüner Veltliner * Smaragd Wachau | Grüner Veltliner | 28-52
w Grüner Veltliner * Federspiel Wachau | Grüner Veltliner | 17-26
w Riesling * Smaragd Wachau | Riesling | 29-54
= Burgenland
r Blaufränkisch * Burgenland | Blaufränkisch | 14-42
r Zweigelt * Burgenland | Zweigelt | 12-24
d Beerenauslese * Neusiedlersee | Welschriesling, Chardonnay | 18-38
= Steiermark
w Sauvignon Blanc * Südsteiermark DAC | Sauvignon Blanc | 19-38
w Welschriesling * Südsteiermark DAC | Welschriesling | 12-17
= Kamptal
w Grüner Veltliner * Kamptal DAC | Grüner Veltliner | 14-29
# Ungarn hu
= Tokaj
d Tokaji Aszú 5 Puttonyos * | Furmint, Hárslevelű | 34-64
w Furmint Tokaj * | Furmint | 14-28
= Villány
r Villányi Cabernet Franc * | Cabernet Franc | 17-38
= Eger
r Egri Bikavér * | Blaufränkisch, Cabernet Franc | 14-26
# Slowenien sl
= Goriška Brda
w Rebula Brda * | Ribolla Gialla | 15-29
r Merlot Brda * | Merlot | 16-32
= Štajerska
w Šipon Štajerska * | Furmint | 14-22
# Kroatien hr
= Istrien
w Malvazija Istarska * | Malvazija | 14-26
r Teran Istra * | Teran | 15-26
= Dalmatien
r Plavac Mali Pelješac * | Plavac Mali | 16-42
w Pošip Korčula * | Pošip | 16-26
# Griechenland el
= Makedonien
r Xinomavro Naoussa * | Xinomavro | 15-32
= Peloponnes
r Agiorgitiko Nemea * | Agiorgitiko | 13-28
w Moschofilero Mantinia * | Moschofilero | 13-19
= Santorini
w Assyrtiko Santorini * | Assyrtiko | 26-46
# Rumänien ro
= Dealu Mare
r Fetească Neagră Dealu Mare * | Fetească Neagră | 12-26
w Fetească Albă Dealu Mare * | Fetească Albă | 10-16
# Moldau ro
= Codru
r Rară Neagră Codru * | Rară Neagră | 12-24
= Ștefan Vodă
r Ștefan Vodă Roșu * | Cabernet Sauvignon, Saperavi, Rară Neagră | 18-32
# Georgien ka
= Kachetien
r Saperavi Kakheti * | Saperavi | 14-32
w Rkatsiteli Qvevri * | Rkatsiteli | 16-29
# Libanon fr
= Bekaa-Ebene
r Rouge de la Bekaa * | Cabernet Sauvignon, Cinsault, Syrah | 17-42
w Blanc de la Bekaa * | Viognier, Chardonnay | 16-28
# Israel en
= Galiläa
r Galilee Cabernet Sauvignon * | Cabernet Sauvignon | 19-38
w Galilee Chardonnay * | Chardonnay | 17-29
`;
