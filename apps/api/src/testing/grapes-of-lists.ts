/** A word for a grape variety in a list, and the variety to which it must lead. */
interface GrapeWord {
  /** Whose list it is. */
  list: string;
  word: string;
  variety: string;
}

/**
 * The words for grape varieties of eleven lists that are public, each word where it occurs first: of the vineyards of
 * Zurich, of restaurants and merchants, of the wine monopolies of Norway and Sweden, of reviews, and of a catalogue of
 * varieties. «word = variety» where the word is not the name of the variety itself.
 */
const text = `
@zürich
VB CAL 1-28 = Cal 1-28; Vidal blanc = Vidal; VB CAL 1-22 = Cal 1-22; CAL 6-04 = Sauvignac;
VB CAL 6-04 = Sauvignac; Blauburgunder = Pinot Noir; Pinot gris = Grauburgunder;
Riesling-Silvaner = Müller-Thurgau; St. Laurent = Sankt Laurent; Riesling-Sylvaner = Müller-Thurgau;
Gutedel = Chasselas; Sylvaner = Silvaner;
Souvignier gris; Johanniter; Muscaris; Regent; Buffalo; Muscat bleu; Cabernet Jura; Baco noir; Bianca;
Birstaler Muskat; Cabernet blanc; De Chaunac; CAL 1-36; Divico; Léon Millot; Maréchal Foch; Solaris;
Calardis blanc; Calardis musqué; Seyval blanc; Cabernet Carbon; Cabernet Cortis; Carminoir; Muscatin; Prior;
Monarch; Diolinoir; Siramé; Pinot Nova; Merlotin; Pinotin; Cabertin; Piroso; Cabernet Soyhières;
Sauvignon Soyhières; Donauriesling; Kalina; Helios; Cabernet noir; Baron; Laurot; Cabernet Cantor; VB 91-26-26;
CAL 1-22; Millot-Foch; Voltis; Bronner; CAL 1-28; Mara; Coliris; Floreal; Galotta; Chambourcin; Cabernet Dorsa;
Dornfelder; Räuschling; Gewürztraminer; Gamaret; Garanoir; Weissburgunder; Aligoté;
@bavaria
Pinot Meunier = Meunier; Pinot Blanc = Weissburgunder; Spätburgunder = Pinot Noir; Rolle = Vermentino;
Grenache Noir = Grenache; Riesling Renano = Riesling; Turbiana = Trebbiano di Lugana;
Pinot Bianco = Weissburgunder; Sangiovese Grosso = Sangiovese; Tinto Fino = Tempranillo;
Tinta de Toro = Tempranillo;
Chardonnay; Pinot Noir; Meunier; Chenin Blanc; Cabernet Franc; Zweigelt; Riesling; Grüner Veltliner;
Grauburgunder; Sémillon; Sauvignon Blanc; Merlot; Domina; Cinsault; Grenache; Syrah; Mourvèdre; Grenache Gris;
Lagrein; Roter Veltliner; Scheurebe; Silvaner; Melon de Bourgogne; Ansonica; Pecorino; Viognier; Vermentino;
Cabernet Sauvignon; Blaufränkisch; Petit Verdot; Sangiovese; Nebbiolo; Nerello Mascalese; Nerello Cappuccio;
Caberlot; Malbec; Tempranillo;
@norway
Mazuelo = Carignan; Tinta Amarela = Trincadeira; Aragónez = Tempranillo; Garnacha = Grenache;
Tinta Roriz = Tempranillo; Petite Syrah = Durif; Shiraz = Syrah; Oselata = Oseleta; Brunello = Sangiovese;
Zinfandel = Primitivo; Carignane = Carignan; Pinot Nero = Pinot Noir; Cariñena = Carignan; Garnatxa = Grenache;
Monastrell = Mourvèdre; Lemberger = Blaufränkisch; Bastardo = Trousseau; Mataro = Mourvèdre; Jaen = Mencía;
Alfrocheiro Preto = Alfrocheiro; Periquita = Castelão; Fer = Fer Servadou; Cencibel = Tempranillo;
Olaszrizling = Welschriesling; Chiavennasca = Nebbiolo; Cot = Malbec; Muscat = Muskateller;
Maturana = Maturana Tinta; Xynomavro = Xinomavro; Tinta Miuda = Graciano; Canaiolo Nero = Canaiolo;
Cannonau = Grenache; Grasparossa = Lambrusco Grasparossa; Malbo = Malbo Gentile; Uva di Troia = Nero di Troia;
Tinta del Toro = Tempranillo; Tinta del Pais = Tempranillo; Carignano = Carignan; Malmsey = Malvasia;
Cinsaut = Cinsault; Shyraz = Syrah; Prugnolo Gentile = Sangiovese; Calabrese = Nero d’Avola;
Kratosja = Kratošija; Vranec = Vranac; Listan = Palomino; Tinto de Toro = Tempranillo; Vinhao = Sousão;
Bovale sardo = Bovale; Carignono = Carignan; Kékfrankos = Blaufränkisch; Schiava = Vernatsch;
Ribeirenc = Aspiran; Muscat of Alexandria = Muscat d’Alexandrie; Trajadura = Treixadura; Loureira = Loureiro;
Inzolia = Ansonica; Pinot Grigio = Grauburgunder; Moscato = Muskateller; Ugni Blanc = Trebbiano;
Savagnin = Savagnin Blanc; Vigiriega = Vijariego; Boal = Malvasia Fina; Muscadet = Melon de Bourgogne;
Alvarinho = Albariño; Gouveio = Godello; Grecanico = Garganega; Picpoul = Piquepoul; Charbono = Bonarda;
Garnacha Blanca = Grenache Blanc; Ribolla = Ribolla Gialla; Tocai Friulano = Friulano; Terret Gris = Terret;
Manzoni Bianco = Incrocio Manzoni; Cerceal = Cercial; Subirat Parent = Malvasía Riojana;
Maria Gomes = Fernão Pires; Moscatell = Muskateller; Pigato = Vermentino; Zibibbo = Muscat d’Alexandrie;
Traminer = Gewürztraminer; Moscatel Branco = Muskateller; Auxerrois Blanc = Auxerrois;
Sárga Muskotály = Muskateller; Bianchello del Metauro = Biancame; Moscato Giallo = Goldmuskateller;
Muscat Blanc = Muskateller; Bukettraube = Bouquettraube; Chenin = Chenin Blanc; Sauvignon = Sauvignon Blanc;
Síria = Dona Branca; Prie Blanc = Prié; Gros Plant = Folle Blanche; Roupeiro = Dona Branca; Groslot = Grolleau;
Graciano; Carignan; Castelão; Trincadeira; Canaiolo; Corvina; Rondinella; Molinara; Malvasia; Nero d’Avola;
Touriga Nacional; Touriga Franca; Barbera; Corvinone; Montepulciano; Croatina; Uva Rara; Dolcetto; Refosco;
Alicante Bouschet; Vespolina; Aglianico; Gaglioppo; Nielluccio; Magliocco; Greco; Sousão; Trebbiano; Colorino;
Vaccarese; Bobal; Gamay; Muscardin; Viura; Counoise; Negroamaro; Carménère; Mencia; Saperavi; Marzemino;
Groppello; Cesanese; Pinotage; Primitivo; Grolleau; Ruby Cabernet; Vespaiola; Tinta Barroca; Foglia Tonda;
Tannat; Shavkapito; Albillo; Macabeo; Raboso; Frappato; Bonarda; Pignolo; Rossola Nera; Albarossa; Teroldego;
Sumoll; Ciliegiolo; Catarratto; Sagrantino; Trousseau; Poulsard; Rossese; Alvarelhão; Baga; Camarate; Mammolo;
Lacrima; Prieto Picudo; Casetta; Grignolino; Pelaverga; Hárslevelu; Aleatico; Misket; Perricone; Dindarella;
Tinto Cão; Schioppettino; Moristel; Monica; Piedirosso; Pais; Pineau d’Aunis; Nero di Troia; Ancellotta; Caladoc;
Zierfandler; Clairette; Ruché; Teran; Callet; Agiorgitiko; Rufete; Petit Courbu; Petit Rouge; Vien de Nus;
Freisa; Cortese; Caino Tinto; Robola; Persan; Negrara; Vranac; Plavac Mali; Ramisco; Marselan; Mondeuse;
Rossignola; Fer Servadou; Brachetto; Listan Negro; Aramon; Blatina; Tintilia; Parellada; Pugnitello; Kadarka;
Limnio; Mavroudi; Mavrotragano; Négrette; Lambrusco; Bovale; Aspiran; Duras; Marsanne; Roussanne; Uvalino;
Bourboulenc; Müller-Thurgau; Kerner; Garganega; Azal; Arinto; Muscadelle; Pedro Ximénez; Carricante; Furmint;
Bouvier; Welschriesling; Verdelho; Xarel·lo; Verdejo; Albariño; Grenache Blanc; Verdicchio; Rivaner; Godello;
Treixadura; Colombard; Gros Manseng; Timorasso; Viosinho; Rabigato; Arneis; Grechetto; Assyrtiko; Torrontés;
Merseguera; Airén; Roditis; Juhfark; Rkatsiteli; Nosiola; Huxelrebe; Zéta; Muskateller; Muscat Ottonel;
Savagnin Blanc; Vernaccia; Lado; Tempranillo Blanco; Encruzado; Bical; Fernão Pires; Savatiano; Sercial; Athiri;
Sauvignon Gris; Erbaluce; Romorantin; Bombino Bianco; Trebbiano d’Abruzzo; Incrocio Manzoni; Fiano; Cococciola;
Neuburger; Grillo; MtSvane; Falanghina; Carignan Blanc; Glera; Piquepoul; Petit Manseng; Auxerrois; Schönburger;
Jacquère; Antao Vaz; Vitovska; Palomino; Debina; Albana; Rieslaner; Friulano; Verduzzo; Cayetana; Roter Riesling;
Altesse; Caino Blanco; Picolit; Ribolla Gialla; Côdega do Larinho; Rabo de Ovelha; Folle Blanche; Obaideh;
Merwah; Nuragus; Zilavka; Arbois; Malagousia; Maturana Blanca; Ortrugo; Nascetta; Dorona; Mauzac; Durella;
Verdiso; Trepat; Blauer Wildbacher; Frühburgunder;
@sweden
Tinta barocca = Tinta Barroca; Corvina veronese = Corvina; petite sirah = Durif; aragones = Tempranillo;
alicante nero = Alicante Bouschet; touriga francesa = Touriga Franca; garnacha tinta = Grenache;
carinyena = Carignan; caniolo nero = Canaiolo; piedrosso = Piedirosso; Garnatxa negra = Grenache;
malvasia nera; oseleta; alfrocheiro; Durif;
@swedishNature
Kangun = Kangoun; Khatun Kharji = Voskehat; Macabeu = Macabeo;
Pálava; Bianco d’Alessano; Verdello; Areni; Voskehat; Chilar; Espadeiro; Tinta Grossa; Loureiro;
@america
Fumé Blanc = Sauvignon Blanc; Assyrtico = Assyrtiko; Prosecco = Glera; Melon = Melon de Bourgogne;
Garnacha Tintorera = Alicante Bouschet; Früburgunder = Frühburgunder; Muscat Blanc à Petits Grains = Muskateller;
Insolia = Ansonica; Papaskarasi = Papazkarası; Pansa Blanca = Xarel·lo; Muskat Ottonel = Muscat Ottonel;
Moscatel = Muskateller; Malvasia Bianca = Malvasia; Gelber Muskateller = Muskateller; Manzoni = Incrocio Manzoni;
Tinta Fina = Tempranillo; Tocai = Friulano; Muscat Canelli = Muskateller; Kinali Yapincak = Yapıncak;
Gamay Noir = Gamay; Muskat = Muskateller;
Cabernet; Vignoles; Vidal; Vilana; Avesso; Chinuri; Argaman; Cabernet Moravia; Traminette; Lambrusco di Sorbara;
Feteasca Neagra; Rotgipfler; Blanc du Bois; Ojaleshi; Moschofilero; Torbato; Kisi;
@italy
Moscato Bianco = Muskateller; Montepulciano d’Abruzzo = Montepulciano; Trebbiano Toscano = Trebbiano;
Palagrello Nero = Pallagrello Nero; Rossetto = Roscetto; Vernaccia di San Gimignano = Vernaccia;
Veltliner = Grüner Veltliner; Procanico = Trebbiano; CAB FRANC = Cabernet Franc; Nerello = Nerello Mascalese;
Lambrusco di Grasparossa = Lambrusco Grasparossa; Pignoletto = Grechetto;
Pecorello; Greco Bianco; Coda di Volpe; Biancolella; Fortana; Malbo Gentile; Lambrusco Salamino; Bellone; Bosco;
Albarola; Verdeca; Greco Nero; Malvasia di Candia; Fumin; Cornalin;
@croatia
Pušipel = Furmint; Malvazija istarska = Malvazija; Rukatac = Maraština; Tribidrag = Crljenak;
Žuti muškat = Muskateller; Plavec žuti = Rumeni Plavec; Graševina = Welschriesling; Refošk = Teran;
Muškat bijeli = Muskateller;
Pošip; Grk; Kujundžuša; Plavina; Babić; Lasina; Trnjak;
@brazil
Azal Branco = Azal; Syrah/Shiraz = Syrah; Azal Tinto = Amaral; Côdega de Larinho = Códega do Larinho;
Raboso Piave = Raboso; Muscat of Hamburg = Muscat Hamburg;
Tinta Francisca; Malvasia Fina;
@thailand
French Colombard = Colombard; Rhine Riesling = Riesling; Vermentino Bianco = Vermentino;
Drupeggio = Canaiolo Bianco; Lambrusco Sorbara = Lambrusco di Sorbara; Aglianico del Vulture = Aglianico;
Pinot auxerrois = Auxerrois; Semillion = Sémillon; Petite Verdot = Petit Verdot; White Garnacha = Grenache Blanc;
Cataratto = Catarratto; Malvasia Toscana = Malvasia Bianca Lunga; Trebbiano di Soave = Trebbiano di Lugana;
Tinta Negra Mole = Tinta Negra; Sauvingnon Blanc = Sauvignon Blanc; Roussane = Roussanne;
Pinot Chardonnay = Chardonnay; Vermentinu = Vermentino; Niellucciu = Nielluccio;
Malvasia di Candia aromatica = Malvasia di Candia; Sangioveto = Sangiovese; Rebula = Ribolla Gialla;
Muscat de Frontignan = Muskateller; Petit Sirah = Durif; Camenere = Carménère; Rousanne = Roussanne;
Lampia = Nebbiolo; Michet = Nebbiolo; Blauer Zweigelt = Zweigelt; Red Garnacha = Grenache;
Corvinone Veronese = Corvinone; Melbec = Malbec; Chardonay = Chardonnay; Gewurtraminer = Gewürztraminer;
Traminer Aromatico = Gewürztraminer; Semilon = Sémillon; Clairette blanche = Clairette;
Cabernet Sauvigon = Cabernet Sauvignon; Mouvedre = Mourvèdre; Chandonnay = Chardonnay;
Refosco dal Peduncolo Rosso = Refosco; Refosco di Faedis = Refosco; Gropello = Groppello; Borraçal = Caiño Tinto;
Touriga = Touriga Nacional; Códega = Dona Branca; Palomino fino = Palomino; Gewurtztraminer = Gewürztraminer;
Raboso Veronese = Raboso; Tai Rosso = Grenache; Cabernert Sauvignon = Cabernet Sauvignon; Pressac = Malbec;
Fiano di Avellino = Fiano; Verduzzo Friulano = Verduzzo; Alicante = Alicante Bouschet;
Incrocio Manzoni Bianco = Incrocio Manzoni; Moscatel Galego = Muskateller; Muscatel = Muskateller;
Cerceal branco = Cercial; Oeillade = Cinsault; Mascalese = Nerello Mascalese; Cab.Sauvignon = Cabernet Sauvignon;
Lacrima di Morro d’Alba = Lacrima; Catarratto Bianco = Catarratto; P.Verdot = Petit Verdot;
Primitivo di Manduria = Primitivo; Merlo = Merlot; Tintilla de Rota = Graciano; Barbera d’Asti = Barbera;
Malbech = Malbec; Muscat Gordo Blanco = Muscat d’Alexandrie; White Grenache = Grenache Blanc;
Orange Muscat; Lambrusco Grasparossa; Passerina; Trebbiano di Lugana; Lambrusco Maestri; Lambrusco Marani;
Sciascinoso; Valdiguie; Rondo; Amaral; Susumaniello; Terret Noir; Picardan; Pinot; Trebbiano spoletino; Nocera;
Cabernet Gernischt; Maresco; Kydonitsa; Tazzelenghe; Nasco; Tinta Caiada;
@world
Yellow Muscat = Muskateller; Riesling Italico = Welschriesling; Moscatel de Setúbal = Muscat d’Alexandrie;
Colorino del Valdarno = Colorino; Braucol = Fer Servadou; Bastardo Magarachsky = Bastardo Magaratschski;
Krasnostop Zolotovsky = Krasnostop; Posip Bijeli = Pošip; Terrano = Teran; Kokur Bely = Kokur;
Rhoditis = Roditis; Ull de Llebre = Tempranillo; Modrý Portugal = Blauer Portugieser;
Muscat Noir = Muscat Hamburg; Loin de l’Oeil = Len de l’El; Tamaioasa Romaneasca = Muskateller;
Moscatel Roxo = Moscatel Galego Roxo; Szürkebarát = Grauburgunder; Sauvignonasse = Friulano;
Tsimlyansky Cherny = Zimljanski Tschorny; Mandilaria = Mandilari; Ruländer = Grauburgunder;
Torrontés Mendocino = Torrontés; Torrontés Riojano = Torrontés; Băbească Neagră = Rară Neagră;
Királyleányka = Fetească Regală; Negramoll = Tinta Negra; Canaiolo Blanco = Canaiolo Bianco;
Magliocco Canino = Magliocco; Schwarzriesling = Meunier; Mtsvane Kakhuri = Mtsvane;
Irsai Oliver; Feteasca Alba; Muskat Moravsky; Prensal; Cserszegi Füszeres;
`;

/** The grape words of all lists. */
export const grapesOfLists: GrapeWord[] = text
  .trim()
  .split('\n@')
  .flatMap((part) => {
    const [list = '', ...lines] = part.replace(/^@/, '').split('\n');
    return lines
      .join(' ')
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => {
        const [word = '', variety = word] = one.split(' = ');
        return { list, word, variety };
      });
  });
