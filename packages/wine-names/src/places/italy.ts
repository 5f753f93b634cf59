/** Format: see places.ts. */
export const italy = `
# Italien | Italie | Italy | IT, I, Italia, Italienisch
Vino d’Italia, Vino da tavola, Vino rosso d’Italia, Vino bianco d’Italia, Vini d’Italia
~ Norditalien | Italie du Nord | Northern Italy | Nord Italia, Italia settentrionale, North Italy, Nordostitalien, Nordwestitalien, Oberitalien, Triveneto, Tre Venezie, Nordest, Northeastern Italy, Northwestern Italy, Nordest Italia
~ Mittelitalien | Italie centrale | Central Italy | Italia centrale, Zentralitalien, Centro Italia
~ Süditalien | Italie du Sud | Southern Italy | Sud Italia, Italia meridionale, Mezzogiorno, South Italy
~ Italienische Inseln | Îles italiennes | Italian Islands | Sicily & Sardinia, Sizilien und Sardinien, Sicilia e Sardegna
= Piemont | Piémont | Piedmont | Piemonte, Piamonte, Piemonte Langhe
Barbera d’Asti Superiore, Barbera d’Asti Superiore Nizza, Barbera d’Alba Superiore, Dogliani Superiore, Roero Riserva, Barolo Riserva, Barbaresco Riserva, Gavi Riserva, Asti Secco, Canelli Moscato
Langhe, Alte Langhe, Le Langhe, Langhe Nebbiolo, Langhe Bianco, Langhe Rosso, Langhe Arneis, Langhe Chardonnay, Langhe Freisa, Langhe Dolcetto, Langhe Favorita, Langhe Nascetta, Langhe-Roero, Langhe e Roero
Barolo, Barolo Chinato, La Morra, Castiglione Falletto, Monforte d’Alba, Monforte, Serralunga d’Alba, Serralunga, Verduno, Novello, Grinzane Cavour, Diano d’Alba, Dolcetto di Diano d’Alba, Diano, Roddi
Cherasco, Cannubi, Brunate, Cerequio, Bussia, Ginestra, Rocche dell’Annunziata, Monprivato, Vigna Rionda, Lazzarito, Ravera, Sarmassa, Arborina, Monvigliero, Villero
Barbaresco, Neive, Treiso, San Rocco Seno d’Elvio, Asili, Rabajà, Martinenga, Pajé, Roncaglie, Alba, Barbera d’Alba, Dolcetto d’Alba, Nebbiolo d’Alba, Albese
Roero, Roero Arneis, Roero Bianco, Roero Rosso, Canale, Vezza d’Alba, Montà, Canale d’Alba, Guarene, Govone, Castellinaldo, Santo Stefano Roero, Priocca, Bra, Cuneo, Mondovì, Saluzzo, Colline Saluzzesi
Dogliani, Dolcetto di Dogliani, Clavesana, Verduno Pelaverga, Pelaverga di Verduno, Langhe Monregalesi, Dolcetto di Langhe Monregalesi, Alta Langa, Santo Stefano Belbo, Camo
Asti, Asti Spumante, Moscato d’Asti, Barbera d’Asti, Dolcetto d’Asti, Freisa d’Asti, Grignolino d’Asti, Barbera d’Asti Tinella, Monferrato, Monferrato Rosso, Monferrato Bianco, Monferrato Casalese, Basso Monferrato
Alto Monferrato, Barbera del Monferrato, Barbera del Monferrato Superiore, Monferrato Chiaretto, Monferrato Dolcetto, Grignolino del Monferrato Casalese, Dolcetto del Monferrato, Nizza, Nizza Monferrato
Canelli, Agliano Terme, Costigliole d’Asti, Castagnole delle Lanze, Rocchetta Tanaro, Calosso, Terre Alfieri, Loazzolo, Ruché di Castagnole Monferrato, Castagnole Monferrato
Albugnano, Malvasia di Castelnuovo Don Bosco, Malvasia di Casorzo d’Asti, Malvasia di Casorzo, Casorzo, Cisterna d’Asti, Cisterna, Vinchio, Strevi, Acqui, Brachetto d’Acqui, Dolcetto d’Acqui, Acqui Terme, Calamandrana
Gavi, Gavi del Comune di Gavi, Gavi di Gavi, Cortese di Gavi, Ovada, Dolcetto di Ovada, Dolcetto di Ovada Superiore, Cortese dell’Alto Monferrato, Novi Ligure, Tassarolo, Rovereto di Gavi, Gabiano, Rubino di Cantavenna
Colli Tortonesi, Tortona, Tortonese, Derthona, Timorasso Colli Tortonesi, Alessandria, Casale Monferrato, Colli Tortonesi Timorasso, Monleale, Vignale Monferrato
Gattinara, Ghemme, Boca, Bramaterra, Lessona, Fara, Sizzano, Colline Novaresi, Coste della Sesia, Costa della Sesia, Valli Ossolane, Alto Piemonte, Nordpiemont, Novara, Vercelli, Biella, Romagnano Sesia, Ossola
Erbaluce di Caluso, Caluso, Caluso Passito, Canavese, Carema, Collina Torinese, Freisa di Chieri, Chieri, Pinerolese, Valsusa, Torino, Turin, Ivrea, Erbaluce di Caluso Spumante, Piemonte Barbera
Piemonte Chardonnay, Piemonte Bianco, Piemonte Rosso, Piemonte Moscato, Piemonte Brachetto, Piemonte Cortese, Piemonte Grignolino, Piemonte Bonarda
= Aostatal | Vallée d’Aoste | Aosta Valley | Valle d’Aosta, Val d’Aoste, Aoste, Aosta, Val d’Aosta, Vallée d’Aosta, Valle d’Aosta-Vallée d’Aoste, Valle d’Aoste
Morgex et La Salle, Blanc de Morgex et de La Salle, Morgex, Enfer d’Arvier, Arvier, Torrette, Nus, Chambave, Donnas, Donnaz, Arnad-Montjovet, Chambave Muscat, Aymavilles, Valdigne
= Ligurien | Ligurie | Liguria | Ligure, Riviera italienne
Cinque Terre, Cinque Terre Sciacchetrà, Colli di Luni, Rossese di Dolceacqua, Dolceacqua, Riviera Ligure di Ponente, Riviera di Ponente, Riviera Ligure, Ormeasco di Pornassio, Pornassio, Golfo del Tigullio, Golfo del Tigullio-Portofino
Portofino, Val Polcevera, Colline di Levanto, Liguria di Levante, Colline Savonesi, Colline del Genovesato, Genova, Genua, Gênes, Imperia, Savona, La Spezia, Albenga, Sanremo, Terrazze dell’Imperiese
= Lombardei | Lombardie | Lombardy | Lombardia
Lugana Superiore, Lugana Riserva, Franciacorta Riserva
Franciacorta, Curtefranca, Terre di Franciacorta, Franciacorta Satèn, Erbusco, Brescia, Cellatica, Botticino, Capriano del Colle, Ronchi di Brescia, Montenetto di Brescia, Valcamonica, Garda Bresciano
Riviera del Garda Bresciano, Riviera del Garda Classico, Riviera del Garda, Valtènesi, San Martino della Battaglia, Lugana, Garda, Garda Lombardo, Gardasee, Lac de Garde, Lake Garda, Lago di Garda, Benaco Bresciano
Sirmione, Desenzano, Alto Mincio, Garda Colli Mantovani, Colli Mantovani, Lambrusco Mantovano, Mantova, Mantua, Provincia di Mantova, Quistello, Sabbioneta, Viadana
Oltrepò Pavese, Oltrepò, Oltrepò Pavese Metodo Classico, Oltrepò Pavese Pinot Nero, Bonarda dell’Oltrepò Pavese, Buttafuoco, Buttafuoco dell’Oltrepò Pavese, Sangue di Giuda, Sangue di Giuda dell’Oltrepò Pavese
Casteggio, Pinot Nero dell’Oltrepò Pavese, Pinot Grigio dell’Oltrepò Pavese, Provincia di Pavia, Pavia, San Colombano, San Colombano al Lambro, Collina del Milanese, Milano, Mailand, Stradella, Broni
Valtellina, Veltlin, Valteline, Valtellina Superiore, Sforzato di Valtellina, Sfursat di Valtellina, Sforzato, Rosso di Valtellina, Sassella, Grumello, Inferno, Valgella, Maroggia, Valtellina Superiore Sassella, Terrazze Retiche di Sondrio
Valtellina Superiore Grumello, Valtellina Superiore Inferno, Valtellina Superiore Valgella, Alpi Retiche, Sondrio, Tirano, Teglio, Chiuro, Terrazze Retiche, Valtelina
Valcalepio, Bergamo, Bergamasca, Colleoni, Terre del Colleoni, Moscato di Scanzo, Scanzo, Scanzorosciate, Terre Lariane, Comer See, Lago di Como, Ronchi Varesini, Como, Sebino, Iseosee, Lago d’Iseo, Monza
= Trentino-Südtirol | Trentin-Haut-Adige | Trentino-Alto Adige | Trentin-Tyrol du Sud, Trentin-Sud-Tyrol, Trentino-South Tyrol, Trentino-Alto Adige/Südtirol, Südtirol-Trentino, Trentino e Alto Adige
Vigneti delle Dolomiti, Weinberg Dolomiten, Dolomiten, Dolomiti, Dolomites, Valdadige, Etschtaler, Valle dell’Adige, Etschtal
== Südtirol | Haut-Adige | South Tyrol | Alto Adige, Tyrol du Sud, Sud-Tyrol, Südtirol/Alto Adige, Südtiroler, Tirolo del Sud, Adige Valley
Bozen, Bolzano, Meran, Merano, Meraner Hügel, Meranese di Collina, Meranese, Meraner, Kalterersee, Lago di Caldaro, Kalterersee Auslese, Caldaro, Kaltern, Kaltern am See, Tramin, Termeno, Terlan, Terlano, Terlaner
St. Magdalener, Santa Maddalena, Sankt Magdalena, Santa Maddalena Classico, Eisacktal, Valle Isarco, Eisacktaler, Brixen, Bressanone, Klausen, Chiusa, Neustift, Novacella, Vahrn, Feldthurns
Vinschgau, Val Venosta, Vinschgauer, Valle Venosta, Naturns, Kastelbell, Eppan, Appiano, Girlan, Cornaiano, Missian, Sankt Michael-Eppan, San Michele Appiano, Sankt Pauls, Schreckbichl, Überetsch
Bozner Leiten, Colli di Bolzano, Andrian, Andriano, Nals, Margreid, Magrè, Kurtatsch, Cortaccia, Kurtinig, Salurn, Salorno, Neumarkt, Egna, Montan, Montagna, Mazon, Mazzon, Auer, Tisens, Prissian, Völs, Barbian
Lana, Marling, Schenna, Algund, Partschins, Buchholz, Pochi, Südtiroler Unterland, Bassa Atesina, Oltradige, Mitterberg, Gries, Bozen-Gries, Jenesien, Ritten, Villanders, Söll
Alto Adige Valle Isarco, Alto Adige Terlano, Alto Adige Santa Maddalena, Südtirol Terlaner, Südtirol Eisacktal, Südtirol Eisacktaler, Südtirol Vinschgau, Alto Adige Val Venosta, Südtirol St. Magdalener
== Trentino | Trentin | | Trient, Trento, Trentin-Trento, Welschtirol
Trentodoc, Teroldego Rotaliano, Campo Rotaliano, Piana Rotaliana, Rotaliano, Mezzolombardo, Mezzocorona, San Michele all’Adige, Casteller, Sorni, Val di Cembra, Cembra, Vallagarina, Rovereto, Isera
Valle dei Laghi, Vino Santo Trentino, Marzemino di Isera, Trentino Marzemino, Trentino Superiore, Lavis, Faedo, Aldeno, Avio, Ala, Volano, Terra dei Forti, Valsugana, Val di Non, Riva del Garda, Pressano
= Venetien | Vénétie | Veneto | Venezien, Venetia, Venete
Bardolino Classico Superiore, Amarone della Valpolicella Valpantena, Amarone della Valpolicella Riserva, Amarone della Valpolicella Classico Riserva, Prosecco di Conegliano, Prosecco Superiore di Cartizze, Lugana Superiore, Volpago, Volpago del Montello
Delle Venezie, Venezie, Veneto Orientale, Venezia, Venedig, Venise, Venice, Marca Trevigiana, Treviso, Trevigiano, Alto Livenza, Veneto Rosso, Veneto Bianco, Rosso Veneto, Rosso del Veneto
Valpolicella, Valpolicella Classico, Valpolicella Superiore, Valpolicella Classico Superiore, Valpolicella Ripasso, Ripasso della Valpolicella, Ripasso di Valpolicella, Ripasso, Valpolicella Valpantena, Valpantena
Valpolicella Ripasso Superiore, Valpolicella Ripasso Classico, Valpolicella Ripasso Classico Superiore, Valpolicella Superiore Ripasso, Valpolicella Classico Superiore Ripasso, Amarone, Amarone della Valpolicella
Amarone della Valpolicella Classico, Amarone Classico, Amarone di Valpolicella, Recioto della Valpolicella, Recioto della Valpolicella Classico, Recioto, Negrar, Marano di Valpolicella, Fumane
Sant’Ambrogio di Valpolicella, San Pietro in Cariano, Illasi, Val d’Illasi, Mezzane, Valle di Mezzane, Verona, Provincia di Verona, Veronese, Rosso Veronese, Rosso del Veronese, Bianco Veronese, Corvina Veronese
Soave, Soave Classico, Soave Superiore, Soave Classico Superiore, Recioto di Soave, Recioto di Soave Classico, Monteforte d’Alpone, Gambellara, Recioto di Gambellara, Lessini Durello, Durello dei Monti Lessini, Monti Lessini, Durello Lessini
Bardolino, Bardolino Classico, Bardolino Chiaretto, Bardolino Superiore, Chiaretto di Bardolino, Custoza, Bianco di Custoza, Garda, Gardasee, Lago di Garda, Lake Garda, Lac de Garde, Lugana, Garda Veneto
Peschiera del Garda, Lazise, Sommacampagna, Terradeiforti, Valdadige, Arcole, Merlara, Colli Berici, Berici, Breganze, Torcolato di Breganze, Torcolato, Vicenza, Bassano del Grappa, Bassano, Colli Euganei, Euganei, Padova
Colli Euganei Fior d’Arancio, Fior d’Arancio Colli Euganei, Fior d’Arancio, Bagnoli, Bagnoli di Sopra, Friularo di Bagnoli, Bagnoli Friularo, Corti Benedettine del Padovano, Riviera del Brenta, Padua, Rovigo
Prosecco, Prosecco Treviso, Conegliano Valdobbiadene, Conegliano Valdobbiadene Prosecco, Conegliano Valdobbiadene Prosecco Superiore, Valdobbiadene, Valdobbiadene Prosecco, Valdobbiadene Prosecco Superiore
Valdobbiadene Superiore, Valdobbiadene Superiore di Cartizze, Superiore di Cartizze, Cartizze, Prosecco di Valdobbiadene, Prosecco di Conegliano Valdobbiadene, Prosecco di Conegliano e Valdobbiadene, Conegliano
Prosecco Superiore, Prosecco Superiore Conegliano Valdobbiadene, Prosecco Asolo, Prosecco Rosé, Asolo Prosecco, Asolo Prosecco Superiore, Asolo, Colli Asolani, Asolo Montello, Montello
Montello e Colli Asolani, Montello Asolo, Montello Rosso, Colli di Conegliano, Refrontolo, Col Fondo, Follina, Vittorio Veneto, Farra di Soligo, Guia, Colli Trevigiani, Belluno, Valbelluna
Piave, Piave Malanotte, Malanotte del Piave, Vini del Piave, Raboso del Piave, Lison, Lison-Pramaggiore, Pramaggiore, Portogruaro, Conselvano, San Martino della Battaglia, Vigneti della Serenissima, Laguna di Venezia
= Friaul | Frioul | Friuli | Friaul-Julisch Venetien, Friuli-Venezia Giulia, FVG, Frioul-Vénétie Julienne, Friaul Julisch Venezien, Friuli V.G., Friaul-Venezia Giulia, Friûl
Collio, Collio Goriziano, Collio Friulano, Collio Bianco, Görz, Gorizia, Cormòns, Oslavia, San Floriano del Collio, Capriva, Capriva del Friuli, Dolegna del Collio, Farra d’Isonzo, Venezia Giulia
Friuli Colli Orientali, Colli Orientali del Friuli, Colli Orientali, COF, Ramandolo, Colli Orientali del Friuli Picolit, Cialla, Rosazzo, Prepotto, Buttrio, Cividale, Cividale del Friuli, Corno di Rosazzo, Manzano, Nimis
Faedis, Schioppettino di Prepotto, Refosco di Faedis, Pignolo di Rosazzo, Friuli Isonzo, Isonzo, Isonzo del Friuli, Friuli Grave, Grave del Friuli, Grave, Friuli Aquileia, Aquileia, Friuli Latisana, Latisana
Friuli Annia, Annia, Carso, Carso-Kras, Karst, Triest, Trieste, Prosecco, Prosecco Friuli, Prosecco Trieste, Delle Venezie, Lison, Udine, Pordenone, Spilimbergo, Duino-Aurisina, Prepotto del Carso, Mariano del Friuli, Alto Livenza
Casarsa, San Michele del Carso, Colli Orientali Friuli, Codroipo, Rive d’Arcano
= Emilia-Romagna | Émilie-Romagne | | Emilia, Romagna, Emilia e Romagna, Emilie
Emilia Lambrusco, Lambrusco di Modena Spumante
Lambrusco di Sorbara, Sorbara, Lambrusco Grasparossa di Castelvetro, Grasparossa di Castelvetro, Castelvetro, Lambrusco Salamino di Santa Croce, Salamino di Santa Croce, Lambrusco di Modena, Lambrusco Emilia, Lambrusco dell’Emilia
Modena, Reggiano, Lambrusco Reggiano, Reggio Emilia, Colli di Scandiano e di Canossa, Colli di Scandiano, Colli di Parma, Parma, Colli Piacentini, Gutturnio, Ortrugo dei Colli Piacentini, Piacenza, Val Tidone, Vigoleno, Bobbio
Bonarda dei Colli Piacentini, Malvasia di Candia dei Colli Piacentini, Barbera dei Colli Piacentini, Colli Bolognesi, Colli Bolognesi Pignoletto, Colli Bolognesi Classico Pignoletto, Bologna, Reno, Bosco Eliceo, Ferrara
Sangiovese di Romagna, Romagna Sangiovese, Romagna Sangiovese Superiore, Sangiovese di Romagna Superiore, Romagna Albana, Albana di Romagna, Trebbiano di Romagna, Romagna Trebbiano, Pagadebit di Romagna, Romagna Pagadebit
Romagna Albana Spumante, Cagnina di Romagna, Bertinoro, Predappio, Brisighella, Modigliana, Colli d’Imola, Imola, Dozza, Colli di Faenza, Faenza, Forlì, Cesena, Rimini, Colli di Rimini, Colli Romagna Centrale, Ravenna, Rubicone, Colli Piacentini Gutturnio
Sillaro, Forlì-Cesena, Castell’Arquato, Ravenna Rosso, Colli Piacentini Malvasia, Colli di Parma Malvasia, Terre di Veleja, Val Trebbia, Trebbianino Val Trebbia, Langhirano
= Toskana | Toscane | Tuscany | Toscana, Toskana Küste, Toskanische Küste, Toscana Costa, Costa Toscana, Tuskany, Toscane côtière, Tuscany Italy, Super Tuscan, Supertoskaner, Super Toscan, Toscany
Vin Santo del Chianti Rufina, Chianti Colli Pisani, Chianti Riserva, Bolgheri Vermentino, Toscana Sangiovese
Toscana Rosso, Rosso di Toscana, Bianco di Toscana, Rosso Toscano, Toscana Bianco, Toscana Centrale, Colli della Toscana Centrale, Vin Santo Toscano
Chianti, Chianti Classico, Chianti Classico Riserva, Chianti Classico Gran Selezione, Gran Selezione, Chianti Superiore, Chianti Rufina, Rufina, Chianti Colli Senesi, Chianti Colli Fiorentini, Chianti Colline Pisane
Chianti Colli Aretini, Chianti Montalbano, Chianti Montespertoli, Vin Santo del Chianti, Vin Santo del Chianti Classico, Chianti Colli Senesi Riserva, Chianti Rufina Riserva, Montalbano, Colli Senesi, Colli Fiorentini, Colli Aretini
Greve in Chianti, Greve, Panzano, Panzano in Chianti, Radda in Chianti, Radda, Gaiole in Chianti, Gaiole, Castellina in Chianti, Castellina, Castelnuovo Berardenga, Lamole, Montefioralle, Poggibonsi, San Casciano, San Casciano in Val di Pesa
Barberino Val d’Elsa, Barberino Tavarnelle, San Donato in Poggio, Vagliagli, Impruneta, Volpaia, Siena, Firenze, Florenz, Florence, Pontassieve, Pomino, Vin Santo di Pomino, Fiesole, Mugello, Val d’Arno, Val d’Arno di Sopra
Montalcino, Brunello di Montalcino, Brunello, Brunello di Montalcino Riserva, Rosso di Montalcino, Sant’Antimo, Moscadello di Montalcino, Vino Nobile di Montepulciano, Nobile di Montepulciano, Rosso di Montepulciano
Vin Santo di Montepulciano, Valdichiana, Val di Chiana, Valdichiana Toscana, Cortona, Arezzo, Orcia, Val d’Orcia, Colline Senesi, Grance Senesi, Val d’Arbia, San Gimignano, Vernaccia di San Gimignano, Colli dell’Etruria Centrale, Terre di Casole
Bolgheri, Bolgheri Superiore, Bolgheri Rosso, Bolgheri Bianco, Bolgheri Sassicaia, Castagneto Carducci, Val di Cornia, Val di Cornia Rosso, Rosso della Val di Cornia, Suvereto, Val di Cornia Suvereto, San Vincenzo, Campiglia Marittima
Terratico di Bibbona, Bibbona, Montescudaio, Riparbella, Elba, Elba Aleatico Passito, Aleatico dell’Elba, Isola d’Elba, Terre di Pisa, Pisa, Colline Pisane, Volterra, Livorno, Piombino, Populonia
Maremma, Maremma Toscana, Toskanische Maremma, Morellino di Scansano, Scansano, Montecucco, Montecucco Sangiovese, Montecucco Rosso, Monteregio di Massa Marittima, Massa Marittima, Bianco di Pitigliano, Pitigliano, Sovana
Sovana Superiore, Parrina, Capalbio, Ansonica Costa dell’Argentario, Costa dell’Argentario, Argentario, Giglio, Isola del Giglio, Grosseto, Magliano in Toscana, Scarlino, Castiglione della Pescaia, Cinigiano, Roccastrada
Carmignano, Barco Reale di Carmignano, Barco Reale, Prato, Pistoia, Lucca, Colline Lucchesi, Montecarlo, Candia dei Colli Apuani, Colli Apuani, Colli di Luni, Lunigiana, Garfagnana, Costa Apuana, San Miniato, Montespertoli, Empoli, Vinci
San Torpè, Bianco Pisano di San Torpè, Bianco dell’Empolese, Casentino, Valdinievole, Mensano, Trequanda
= Umbrien | Ombrie | Umbria | Ombria
Orvieto Superiore
Torgiano, Torgiano Rosso Riserva, Torgiano Rosso, Rosso di Torgiano, Sagrantino di Montefalco, Montefalco Sagrantino, Montefalco, Montefalco Rosso, Rosso di Montefalco, Bevagna, Orvieto, Orvieto Classico, Orvieto Classico Superiore
Rosso Orvietano, Orvietano Rosso, Lago di Corbara, Corbara, Assisi, Colli Martani, Grechetto di Todi, Todi, Colli Perugini, Perugia, Colli del Trasimeno, Trasimeno, Lago Trasimeno, Colli Altotiberini, Altotiberini, Colli Amerini, Amelia
Spoleto, Spoletino, Trebbiano Spoletino, Narni, Allerona, Bettona, Cannara, Terni, Foligno, Città di Castello, Montefalco Bianco, Castiglione del Lago, Gualdo Cattaneo
= Marken | Marches | Marche | Marcas, Les Marches, Le Marche, The Marches
Terre di Offida Passerina
Verdicchio dei Castelli di Jesi, Verdicchio dei Castelli di Jesi Classico, Verdicchio dei Castelli di Jesi Classico Superiore, Castelli di Jesi, Castelli di Jesi Verdicchio, Castelli di Jesi Verdicchio Riserva, Verdicchio Castelli di Jesi, Jesi
Verdicchio di Jesi, Verdicchio di Matelica, Verdicchio di Matelica Riserva, Matelica, Rosso Conero, Conero, Rosso Piceno, Rosso Piceno Superiore, Piceno, Piceno Superiore, Offida, Offida Pecorino, Offida Passerina, Offida Rosso
Ascoli Piceno, Falerio, Falerio dei Colli Ascolani, Colli Ascolani, Falerio Pecorino, Terre di Offida, Lacrima di Morro d’Alba, Lacrima di Morro, Morro d’Alba, Vernaccia di Serrapetrona, Serrapetrona, Bianchello del Metauro, Metauro
Colli Pesaresi, Pesaro, Colli Maceratesi, Macerata, Esino, Pergola, San Ginesio, I Terreni di San Sanseverino, Ancona, Cupra Montana, Staffolo, Montecarotto, Ripatransone, Fermo
= Latium | | Lazio | Lacio, Rom und Latium
Lazio Rosso, Lazio Bianco, Montecompatri
Frascati, Frascati Superiore, Cannellino di Frascati, Castelli Romani, Marino, Colli Albani, Colli Lanuvini, Velletri, Roma, Rom, Rome, Montecompatri-Colonna, Zagarolo, Vignanello, Cerveteri, Tarquinia, Colli della Sabina, Sabina
Est! Est!! Est!!! di Montefiascone, Est Est Est, Montefiascone, Aleatico di Gradoli, Gradoli, Colli Etruschi Viterbesi, Tuscia, Viterbo, Bolsena, Lago di Bolsena, Civitella d’Agliano, Orvieto
Cesanese del Piglio, Piglio, Cesanese di Olevano Romano, Olevano Romano, Cesanese di Affile, Affile, Atina, Frosinone, Frusinate, Cori, Aprilia, Circeo, Terracina, Moscato di Terracina, Latina, Anagni, Costa Etrusco Romana, Gaeta, Ponza, Ventotene
Bianco Capena, Nettuno, Castelli Romani Rosso, Genazzano, Grottaferrata, Civitella
= Abruzzen | Abruzzes | Abruzzo | Abruzzi, Abruzze, Abruzo, Abruzos, Les Abruzzes
Colline Teatine, Montepulciano d’Abruzzo Cerasuolo, Montepulciano d’Abruzzo Riserva
Montepulciano d’Abruzzo, Montepulciano d’Abruzzo Colline Teramane, Colline Teramane, Trebbiano d’Abruzzo, Cerasuolo d’Abruzzo, Pecorino d’Abruzzo, Passerina d’Abruzzo, Abruzzo Pecorino, Tullum, Terre Tollesi, Tollo, Villamagna
Controguerra, Ortona, Terre di Chieti, Chieti, Colline Pescaresi, Pescara, Terre Aquilane, L’Aquila, Teramo, Colli Aprutini, Casauria, Terre di Casauria, Loreto Aprutino, Ofena, Colli del Sangro, Del Vastese, Vasto, Histonium, Colline Frentane
Alto Tirino, Terre dei Vestini, San Martino sulla Marrucina, Crecchio, Bolognano, Notaresco, Abruzzo Passerina, Abruzzo Montepulciano
= Molise | | | Molisano
Biferno Rosso, Terra degli Osci, Molise Rosso
Biferno, Tintilia del Molise, Pentro di Isernia, Pentro, Isernia, Osco, Terre degli Osci, Campobasso, Campomarino
= Kampanien | Campanie | Campania
Sorrentina, Pompeiana
Sannio Greco, Sannio Fiano, Irpinia Fiano, Irpinia Greco, Campania Fiano, Campania Greco
Falanghina del Beneventano, Coda di Volpe d’Irpinia, Beneventano Falanghina, Irpinia Falanghina
Taurasi, Taurasi Riserva, Greco di Tufo, Tufo, Fiano di Avellino, Irpinia, Irpinia Aglianico, Irpinia Campi Taurasini, Campi Taurasini, Avellino, Sannio, Beneventano, Benevento, Taburno, Sannio Taburno, Aglianico del Taburno
Falanghina del Sannio, Sant’Agata de’ Goti, Solopaca, Guardiolo, Guardia Sanframondi, Sannio Falanghina, Sannio Aglianico, Falerno del Massico, Falerno, Massico, Galluccio, Roccamonfina, Casavecchia di Pontelatone, Pontelatone, Caserta
Terre del Volturno, Aversa, Asprinio di Aversa, Campi Flegrei, Falanghina Campi Flegrei, Phlegräische Felder, Vesuv, Vesuvio, Vésuve, Lacryma Christi, Lacryma Christi del Vesuvio, Lacrima Christi, Lacrima Christi del Vesuvio
Pompeiano, Pompeji, Pompei, Napoli, Neapel, Naples, Penisola Sorrentina, Gragnano, Sorrent, Sorrento, Amalfiküste, Costa d’Amalfi, Costiera Amalfitana, Ravello, Tramonti, Capri, Ischia, Ischia Biancolella
Colli di Salerno, Salerno, Castel San Lorenzo, Cilento, Paestum, Dugenta, Epomeo, Montefalcione, Montemarano, Campania Falanghina, Campania Aglianico, Lapio, Valle Telesina
= Apulien | Pouilles | Apulia | Puglia, Les Pouilles, Puglie, Pouille, Apulie, Pulia
Martina, Salento Rosato, Primitivo di Manduria Riserva, Salento Rosso, Salento Bianco
Salento, Salice Salentino, Salentino, Salento Primitivo, Salento Negroamaro, Primitivo di Manduria, Primitivo di Manduria Dolce Naturale, Manduria, Primitivo di Salento, Primitivo del Salento, Negroamaro di Terra d’Otranto
Terra d’Otranto, Brindisi, Squinzano, Copertino, Leverano, Nardò, Galatina, Alezio, Matino, Lizzano, Colline Joniche Tarantine, Tarantino, Taranto, Lecce, Ostuni, Cellino San Marco, Guagnano, Negroamaro del Salento, Negroamaro Salento
Gioia del Colle, Primitivo di Gioia del Colle, Castel del Monte, Castel del Monte Nero di Troia, Castel del Monte Bombino Nero, Castel del Monte Rosso Riserva, Murgia, Murge, Locorotondo, Martina Franca
Valle d’Itria, Itria-Tal, Alberobello, Gravina, Bari, Barletta, Moscato di Trani, Trani, Rosso di Cerignola, Cerignola, Rosso Barletta, Rosso Canosa, Canosa, Orta Nova, San Severo, Cacc’e mmitte di Lucera, Lucera, Daunia, Tavoliere delle Puglie
Tavoliere, Foggia, Andria, Corato, Acquaviva delle Fonti, Aleatico di Puglia, Puglia Primitivo, Puglia Rosso, Rosso Puglia, Sava, Torricella, Minervino Murge, Primitivo Puglia, Nero di Troia Puglia, Bombino Nero di Puglia
= Basilikata | Basilicate | Basilicata | Lukanien, Lucania
Aglianico del Vulture, Aglianico del Vulture Superiore, Vulture, Aglianico Vulture, Monte Vulture, Barile, Rionero, Venosa, Matera, Materano, Terre dell’Alta Val d’Agri, Alta Val d’Agri, Grottino di Roccanova, Roccanova, Potenza, Rionero in Vulture
= Kalabrien | Calabre | Calabria | Calabrien, Kalabria
Cirò, Cirò Rosso, Cirò Classico, Cirò Bianco, Cirò Rosso Classico Superiore, Melissa, Greco di Bianco, Mantonico di Bianco, Savuto, Donnici, Pollino, Terre di Cosenza, Cosenza, Lamezia, Scavigna, Bivongi, Val di Neto, Valle del Crati
Costa degli Dei, Costa Viola, Locride, Palizzi, Pellaro, Reggio Calabria, Crotone, Catanzaro, Verbicaro, San Vito di Luzzi, Moscato di Saracena, Saracena, Arghillà, Lipuda, Vibo Valentia, Sant’Anna di Isola Capo Rizzuto
= Sizilien | Sicile | Sicily | Sicilia, Sicile/Etna, Trinacria, Sicilien
Passito di Noto, Vittoria Frappato, Vittoria Rosso, Etna Riserva, Sicilia Nero d’Avola, Campobello di Licata, Sicilia Grillo
Terre Siciliane, Terra Siciliana, Sicilia Rosso, Etna, Ätna, Mount Etna, Etna Rosso, Etna Bianco, Etna Bianco Superiore, Etna Rosato, Etna Nord, Castiglione di Sicilia, Randazzo, Milo, Linguaglossa, Solicchiata, Passopisciaro, Catania
Marsala, Pantelleria, Passito di Pantelleria, Moscato di Pantelleria, Vittoria, Cerasuolo di Vittoria, Cerasuolo di Vittoria Classico, Ragusa, Noto, Noto Nero d’Avola, Moscato di Noto, Noto Rosso, Pachino, Eloro, Avola, Siracusa, Syrakus, Moscato di Siracusa
Faro, Messina, Mamertino, Mamertino di Milazzo, Milazzo, Malvasia delle Lipari, Lipari, Salina, Äolische Inseln, Isole Eolie, Liparische Inseln, Iles Eoliennes, Aeolian Islands, Vulcano
Alcamo, Bianco d’Alcamo, Erice, Trapani, Salaparuta, Delia Nivolelli, Menfi, Sambuca di Sicilia, Contea di Sclafani, Sclafani, Contessa Entellina, Santa Margherita di Belice, Sciacca, Monreale, Camporeale, Palermo, Agrigento, Valle Belice, Valle del Belice
Riesi, Butera, Caltanissetta, Licata, Canicattì, Mazara del Vallo, Petrosino, Mozia, Favignana, Egadi, Salemi, Gibellina, Acate, Chiaramonte Gulfi, Enna, Val di Noto, Caltagirone
= Sardinien | Sardaigne | Sardinia | Sardegna, Cerdeña, Sardiniens, Sardenya, Sardenha
Isola dei Nuraghi, Vermentino di Sardegna, Vermentino di Gallura, Vermentino di Gallura Superiore, Gallura, Cannonau di Sardegna, Cannonau di Sardegna Classico, Jerzu, Oliena, Nepente di Oliena, Capo Ferrato, Carignano del Sulcis, Sulcis, Carignano del Sulcis Superiore
Monica di Sardegna, Nuragus di Cagliari, Cagliari, Nasco di Cagliari, Malvasia di Bosa, Bosa, Malvasia di Cagliari, Girò di Cagliari, Moscato di Cagliari, Vernaccia di Oristano, Oristano, Alghero, Arborea, Mandrolisai, Campidano di Terralba, Terralba
Sardegna Semidano, Moscato di Sorso-Sennori, Moscato di Sardegna, Sorso, Sorso-Sennori, Barbagia, Barbagia di Mamoiada, Mamoiada, Ogliastra, Provincia di Nuoro, Nuoro, Romangia, Parteolla, Planargia, Tharros, Valle del Tirso, Trexenta, Marmilla
Valli di Porto Pino, Colli del Limbara, Nurra, Orgosolo, Dorgali, Tempio Pausania, Olbia, Sassari, Serdiana, Santadi, Sant’Antioco, Costa Smeralda, Sardegna Cannonau, Arzachena, Usini, Coros
`;
