/** Names of vineyards and cuvées by language; all invented, used where an appellation line says "*". */
export const cuvees: Record<string, string[]> = {
  de: 'Seehalden,Sternenrain,Rebhalde,Lattenberger,Chilerai,Sunneberg,Tobelrain,Bergwingert,Mittlere Halde,Alte Trotte,Steinacher,Lindenwingert,Rosshalden,Eichwis,Abendrot,Kirchweg,Wyberg,Heerenwingert,Langmoos,Im Gässli,Nussbaumen,Schipfrain,Himmelrich,Ried,Hofwingert,Kapellrain,Torkelgut,Trottenacher,Sitzhalde,Bölli,Frauenrain,Guggerhof'.split(
    ',',
  ),
  cf: 'Clos du Tilleul,Les Murettes,Sur la Roche,Vieux Pressoir,Côte Dorée,Les Abbesses,En Vallaire,Coteau des Fées,Plan-Soleil,La Chaumeta,Les Terrasses,Bisse d’En Haut,Haut de Pierre,La Gravière,Champ du Loup,Clos de Marsens,Le Pavillon,Vigne d’Enfer'.split(
    ',',
  ),
  ci: 'Selvanera,Vigna Sassella,Ronco Alto,Grotto Antico,Sotto Roccia,Bosco Chiaro,Vigneto del Lago,Tre Terre,Castagneto,Pietra Viva'.split(
    ',',
  ),
  dl: 'Steinleiten,Kirchleiten,Sonnenuhrweg,Hohlgasse,Kapellenpfad,Am Eichholz,Alte Lage,Vogelsang,Roter Hang,Terrassen,Mühlpoint,Kreuzgarten,Lerchenfeld,Hinterberg,Zehentkeller,Ried Rosenhang,Ried Steinbügel,Ried Käferberglein,Amtsgarten,Klosterweg'.split(
    ',',
  ),
  fr: 'Clos des Amandiers,Les Hirondelles,Vieilles Vignes,La Croix Blanche,Domaine des Trois Ormes,Les Terres Rouges,Cuvée Mathilde,Château Bel-Ormeau,Le Grand Pré,Les Chênes Noirs,Mas des Lauriers,Clos Vignard,La Petite Source,Cuvée du Centenaire,Les Galets,Château La Sablière-Haute,Domaine Pervenche,L’Orée du Bois,Les Cailloux Blancs,Cuvée Tradition,La Dame aux Cerises,Domaine Rochefleur,Clos Saint-Aubert,Prestige,Les Mésanges'.split(
    ',',
  ),
  it: 'Poggio Sereno,Vigna del Corvo,Tenuta La Rondine,Ca’ dei Tigli,Podere Tre Cipressi,Colle Ventoso,Vigna Alta,Fattoria Montebruno,Casa Lucerna,La Quercia Sola,Bricco del Gelso,Vigneto San Lazzarino,Il Falco,Masseria Due Ulivi,Terre d’Ombra,Riserva del Nonno,Sasso Antico,Cascina Belfiore,Tenuta Roccascura,Le Ginestrelle,Borgo Selvatico,Torre Cicala,Pian del Lupo,Nonna Ida,Corte Vecchia'.split(
    ',',
  ),
  es: 'Finca La Umbría,Viñas Viejas,Camino Lento,Bodega Tres Encinas,Pago del Mirlo,Torre Callada,El Olmo Viejo,Dehesa Alta,Selección del Abuelo,Piedra Rubia,La Golondrina,Hacienda Los Cerezos,Cuatro Vientos,Alma Serena,Monte Pardillo,Barrica 12 Meses,Edición Limitada,Casa Valdemora,Río Quieto,Sierra Nublada'.split(
    ',',
  ),
  pt: 'Quinta do Vale Manso,Vinhas Velhas,Casa da Figueira Alta,Herdade do Sobro,Monte das Cegonhas,Colheita Selecionada,Quinta da Pedra Longa,Reserva do Avô,Encosta do Melro,Adega da Ribeira Funda,Grande Escolha,Solar dos Loureiros,Terras de Xisto,Moinho Velho'.split(
    ',',
  ),
  en: 'Stony Ridge,Old Vine Selection,Fox Hollow,The Lighthouse Keeper,Winter Creek,Blue Heron Estate,Long Shadow,Quarry Block,Single Vineyard,Kingfisher,Red Gum Road,Misty Gully,Family Reserve,Seven Acres,Wild Thyme Hill,Southern Drift,The Shepherd,Copper Gate'.split(
    ',',
  ),
  hu: 'Öreghegy,Kőhíd Pince,Napfény dűlő,Három Diófa,Válogatás,Csillag Pince,Várdomb'.split(','),
  sl: 'Klet Kamen,Stara Trta,Domačija Lipa,Bela Gora,Izbor,Sončni Breg'.split(','),
  hr: 'Vinarija Kamenica,Stari Vinograd,Škrinja,Selekcija,Obitelj Lavanda,Bura'.split(','),
  el: 'Ktima Anemos,Palea Klimata,Petra,Ktima Elaia,Epilegmeno,Meltemi'.split(','),
  ro: 'Crama Dealul Vechi,Podgoria Soarelui,Rezerva,Conacul cu Tei,Selectie,Valea Lina'.split(','),
  ka: 'Marani Tsiskari,Alte Qvevri,Kldovani,Reserve,Mzis Gora'.split(','),
};
