/** Format: see grapes.ts. */
export const whiteGrapesAToL = `
Aidani | | | Aidani Aspro
Airén | | | Airen Blanca, Lairén, Manchega
Albana | | | Albana di Romagna
Albarín Blanco | | | Albarín, Blanco Verdín, Branco Lexitimo
Albariño | | | Alvarinho, Albarinho
Albarola | | | Bianchetta Genovese, Bianchetta
Albillo | | | Albillo Castellano, Albillo Blanco
Albillo Mayor | | | Turruntés, Pardina
Aligoté | | | Aligote vert, Alligoté, Aligoté doré
Altesse | | | Roussette, Altesse verte
Amigne | | | Grosse Amigne
Ansonica | | | Inzolia, Insolia, Ansonica Bianca, Anzonica, Inzolia Bianca
Antão Vaz
Arbane
Arbois | Menu pineau | | Orbois, Petit Pineau, Arbois Blanc
Arinto | | | Pedernã, Arinto de Bucelas, Pedernão, Chapeludo
Arinto dos Açores | | | Terrantez da Terceira
Arneis | | | Nebbiolo Bianco, Roero Arneis
Arrufiac | | | Arrufiat, Raffiac, Arruffiac
Arvesiniadu
Asprinio
Assyrtiko | | | Assyrtico, Asyrtiko, Asirtiko
Athiri
Auxerrois | | | Pinot Auxerrois, Auxerrois Blanc, Auxerrois de Laquenexy
Avesso
Azal | | | Azal Branco
Bacchus
Baco Blanc | Baco blanc | | Baco 22A
Baroque | | | Barroque
Bayan Shirey | | | Bayanshira, Banants
Bellone | | | Cacchione
Bianca
Biancame | | | Bianchello, Bianchello del Metauro
Bianchetta Trevigiana
Bianco d’Alessano
Biancolella
Biancu Gentile | | | Bianco Gentile
Bical | | | Borrado das Moscas, Bical da Bairrada
Birstaler Muskat | | | VB 86-6
Blanc du Bois
Blütenmuskateller | | | Cvetochny, Tsvetochny
Bogdanuša
Bombino Bianco | | | Pagadebit, Pagadebito
Bornova Misketi | | | Bornova Muskat, Misket Bornova, Bornova Muscat
Boschera
Bosco
Bouquettraube | | | Bukettraube
Bourboulenc | | | Malvoisie du Languedoc, Doucillon
Bouvier | | | Bouviertraube, Ranina, Radgonska ranina
Bronner
Cabernet Blanc | Cabernet blanc | | VB 91-26-1
Caíño Blanco | | | Cainho Branco, Cainho
Cal 1-15
Cal 1-22 | | | VB Cal 1-22
Cal 1-28 | | | VB Cal 1-28
Cal 1-36 | | | VB Cal 1-36
Calardis Blanc | Calardis blanc
Calardis Musqué | Calardis musqué
Canaiolo Bianco | | | Drupeggio, Canaiolo Blanco
Carignan Blanc | Carignan blanc | | Cariñena Blanca, Carinyena Blanca
Carricante
Catarratto | | | Catarratto Bianco, Catarratto Bianco Comune, Catarratto Lucido, Cataratto, Catarratto Bianco Lucido, Catarratto Extra Lucido, Lucido
Catawba
Cayetana | | | Cayetana Blanca, Jaén Blanco, Sarigo, Mourisco Branco
Cayuga White | | | Cayuga
Cercial | | | Cerceal, Cercial da Bairrada, Cerceal Branco
Chardonel
Chardonnay | | | Chardonay, Morillon, Feinburgunder, Chardonnay Blanc, Chardonnay Musqué, Chardonney, Pinot Chardonnay, Melon d’Arbois, Chard., Gamay Blanc, Šardone, Chandonnay
Charmont
Chasselas | | | Gutedel, Fendant, Perlan, Chasselas Blanc, Weisser Gutedel, Chasselas Fendant, Gutedel Weiss, Chasselas Doré, Dorin
Chenin Blanc | Chenin blanc | | Chenin, Steen, Pineau de la Loire, Chenin Bl.
Chilar
Chinuri | Tchinouri | | Tschinuri, Chinouri
Clairette | | | Clairette Blanche, Clairette Blanc, Clairette Ronde, Blanquette
Cococciola
Coda di Volpe | | | Coda di Volpe Bianca, Coda di Volpe Biancha
Códega do Larinho | | | Códega de Larinho
Colombard | | | French Colombard, Colombar, Colombard Blanc
Completer | | | Malanstraube
Cortese | | | Cortese di Gavi, Cortese Bianco, Bianca Fernanda
Courbu | Courbu blanc | | Gros Courbu
Crâmpoșie | | | Crâmpoșie Selecționată, Crampozie
Cserszegi Fűszeres | | | Cserszegi
Damaschino
Debina | | | Dembina, Ntempina
Debit
Delaware
Devín
Dimyat | Dimiat | | Smederevka, Zoumiatico, Zoumiatiko, Semendria
Diolle
Divona | | | IRAC 2060
Dona Branca | | | Doña Blanca, Valenciana, Siria, Roupeiro, Códega, Roupeiro Branco, Malvasía Castellana, Crato Branco
Donauriesling
Donauveltliner
Doral
Dorona | | | Dorona di Venezia
Durella | | | Durello, Durella Bianca
Ehrenfelser
Elbling | | | Weisser Elbling, Räifrench, Elbling Weiss
Emir
Encruzado
Erbaluce | | | Erbaluce di Caluso
Ezerjó | | | Korponai
Faber | | | Faberrebe
Falanghina | | | Falanghina Beneventana, Falanghina Flegrea, Falanghina del Sannio, Falangina
Famoso | | | Rambela
Favorita
Felicia
Fernão Pires | | | Maria Gomes
Fetească Albă | | | Weisse Mädchentraube, Leányka, Dievčie hrozno, Mädchentraube, Fetyaska, Fetească
Fetească Regală | | | Königliche Mädchentraube, Királyleányka, Pesecká leánka, Danosi
Fiano | | | Fiano di Avellino, Latino Bianco
Fié Gris | Fié gris | | Fié, Sauvignon Fié
Fleurtai | | | UD 34-111
Floréal
Folgasão | | | Terrantez, Terrantez da Madeira, Cagarrizo
Folle Blanche | Folle blanche | | Gros Plant, Picpoul de Pays
Forastera | | | Forastera Bianca
Frâncușă | | | Frincusa
Freisamer | | | Freiburger
Friulano | | | Tocai Friulano, Sauvignonasse, Sauvignon Vert, Jakot, Tai, Tocai, Zeleni Sauvignon, Sauvignonase, Tokaj Friulano, Sauvignon Verde
Frontenac Gris | Frontenac gris
Frühroter Veltliner | Veltliner rouge précoce | | Veltlínské červené rané, Korai Piros Veltelini
Furmint | | | Šipon, Mosler, Moslavac, Pušipel, Gelber Furmint, Zapfner
Galbena de Odobești | | | Galbena
Garganega | | | Grecanico, Grecanico Dorato, Garganega di Soave
Gewürztraminer | Gewurztraminer | | Traminer, Roter Traminer, Traminer Aromatico, Tramini, Fűszeres Tramini, Tramín červený, Traminec, Dišeči traminec, Gelber Traminer, Traminer Aromatique, Traminac, Mirisavi traminac, Gewürztraminer Rosé, Tramin, Gewürtztraminer, Gewürztr., Traminer rot, Traminer Aromatico Rosa, Traminer Rosso, Traminac mirisavi, Traminer Roz, Gewurz, Gewurtraminer
Girgentina | | | Ghirgentina
Giró Blanc | Giró blanc | | Giró Ros
Glera | | | Prosecco, Glera Tonda, Serprino, Prosekar, Glera Lunga
Godello | | | Gouveio, Agudelo, Verdelho do Dão, Agodello, Godelho, Gouveio Branco
Goldburger
Goldmuskateller | Muscat jaune | | Moscato Giallo, Muscat Giallo, Moscato Sirio, Fior d’Arancio
Goldtraminer
Goruli Mtsvane | | | Goruli Mzwane, Goruli Mtsvani
Gouais Blanc | Gouais blanc | | Gwäss, Heunisch, Weisser Heunisch, Heunisch Weiss, Liseiret, Hunnisch, Bouilleaux
Grasă de Cotnari | Grasa de Cotnari | | Grasă, Kövérszőlő
Grauburgunder | Pinot gris | Pinot Gris | Ruländer, Pinot Grigio, Malvoisie, Grauer Burgunder, Szürkebarát, Rulandské šedé, Sivi pinot, Tokay Pinot Gris, Malvoisie du Valais, Tokay d’Alsace, Pinot Beurot, Pinot sivi, Burgundac sivi, Tokayer, Pinot Gr., Graubrg., Pinot Griggio, Pinot Grigio Ramato, Fromenteau, Pino Gris, Grauburgunder Ruländer
Grechetto | | | Grechetto Bianco, Grechetto di Orvieto, Pignoletto, Pignolino, Grechetto di Todi, Grechetto Gentile, Ribolla Riminese, Pulcinculo, Occhietto
Greco | | | Greco di Tufo
Greco Bianco | | | Greco di Bianco
Grenache Blanc | Grenache blanc | | Garnacha Blanca, Garnatxa Blanca, White Grenache, Grenache Blanche, White Garnacha
Grenache Gris | Grenache gris | | Garnacha Roja, Garnacha Gris, Garnatxa Roja, Garnatxa Gris, Grey Garnacha, Grenache Rosé
Grillo
Gringet
Grk | | | Grk Bijeli, Korčulanac
Grolleau Gris | | | Groslot Gris
Gros Manseng | Gros manseng | | Gros Manseng Blanc
Grosse Arvine | Grosse arvine
Grüner Veltliner | | | Veltliner, Grünveltliner, Veltlínské zelené, Zöld Veltelini, Weissgipfler, Zeleni Veltlinec, Gruner, Grüveltliner, Green Veltliner, Gr. Veltliner, Grüner Velt., Zelený Veltlín, Veltliner Grün, Grüner Weltliner
Guarnaccia | | | Guarnaccia Bianca
Hárslevelű | | | Lindenblättriger, Lipovina, Feuille de Tilleul, Lipovnik, Lindenblättrige
Helios
Hibernal
Himbertscha
Hondarrabi Zuri | | | Ondarrabi Zuri, Hondarribi Zuri, Hondarrabi Zuri Zerratia, Hondarribia
Humagne Blanche | Humagne blanche | | Humagne, Humagne Blanc, Weisser Humagner, Miousat
Huxelrebe
Incrocio Manzoni | | | Manzoni Bianco, Manzoni, Incrocio Manzoni Bianco, Incrocio Manzoni 6.0.13, Manzoni 6.0.13, Manzoni Bianca
Irsai Olivér | | | Irsay Oliver, Muškat Oliver, Irsay, Irsai
Jacquère | | | Jaquère
Jampal
Johanniter | | | FR 177-68
Juhfark
Kalina
Kangoun | | | Kangun
Kéknyelű
Kerner
Kernling
Khikhvi | | | Chichwi, Khikhvy
Kisi | | | Qisi, Kisi Tetri
Klevener de Heiligenstein | | | Klevner de Heiligenstein, Heiligensteiner Klevner, Savagnin Rose
Kokur | | | Kokur Bely, Kokur Belyj
Koshu
Krakhuna | Krakhouna | | Krachuna
Kraljevina | | | Kraljevina Crvena
Krstač
Kujundžuša
Kydonitsa | | | Kidonitsa
L’Acadie Blanc | L’Acadie blanc | | Acadie Blanc, L’Acadie
La Crescent
Lado
Lafnetscha
Lagorthi
Len de l’El | | | Loin de l’Œil, Len de l’Elh, Cavalier
Loureiro | | | Loureira, Loureira Blanca, Loureiro Branco
Lumassina | | | Buzzetto, Mataossu
`;
