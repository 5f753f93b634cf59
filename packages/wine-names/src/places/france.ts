/** Format: see places.ts. */
export const france = `
# Frankreich | France | France | FR, F, Francia, França, Frankrijk, Französisch, Français, French
Vin de France, VDF, Vin de table français, Vin de table, Martinique, Guadeloupe, La Réunion, Réunion, Guyane, Vin mousseux de France, Vins de France
~ Südfrankreich | Midi | Southern France | Sud de la France, South of France, Mittelmeer, Occitanie, Sud de France
~ Nordfrankreich | Nord de la France | Northern France | Nordostfrankreich
~ Zentralfrankreich | Centre de la France | Central France | Centre, Auvergne, Massif central, Auvergne-Rhône-Alpes
~ Bretagne | | Brittany | Bretagna, Bretaña
~ Île-de-France | | | Paris, Pariser Becken
= Bordeaux | | | Bordelais, Bordeauxgebiet, Region Bordeaux, Vignobles de Bordeaux, Burdeos, Bordeaux region, Bordolese
1ères Côtes de Blaye, 1ère Côtes de Blaye, 1ères Côtes de Bordeaux, Barsac-Sauternes, Sauternes et Barsac, Pessac Léognan Grand Cru Classé, Grand Cru Classé de Graves
Bordeaux Supérieur, Bordeaux Rouge, Bordeaux Blanc, Bordeaux Rosé, Bordeaux Sec, Bordeaux Clairet, Crémant de Bordeaux, Gironde, Aquitaine, Nouvelle-Aquitaine, Atlantique
Rive gauche, Rive droite, Left Bank, Right Bank, Linkes Ufer, Rechtes Ufer, Linkes Ufer Bordeaux, Rechtes Ufer Bordeaux, Libournais, Libourne, Bordeaux Left Bank, Bordeaux Right Bank
Médoc, Haut-Médoc, Bas-Médoc, Margaux, Saint-Julien, Saint-Julien-Beychevelle, Pauillac, Saint-Estèphe, Listrac, Listrac-Médoc, Moulis, Moulis-en-Médoc
Cantenac, Labarde, Arsac, Soussans, Macau, Ludon, Cussac, Cussac-Fort-Médoc, Lamarque, Saint-Laurent-Médoc, Saint-Laurent-du-Médoc, Saint-Sauveur, Cissac
Vertheuil, Saint-Seurin-de-Cadourne, Blaignan, Bégadan, Ordonnac, Lesparre, Civrac, Saint-Yzans, Avensac, Beychevelle, Blanquefort, Le Pian-Médoc, Le Taillan
Graves, Graves Supérieures, Graves de Vayres, Pessac-Léognan, Pessac, Léognan, Martillac, Talence, Cadaujac, Villenave d’Ornon, Gradignan, Saint-Médard-d’Eyrans
Portets, Podensac, Illats, La Brède, Sauternes, Sauternais, Barsac, Cérons, Bommes, Fargues, Preignac, Langon, Pujols-sur-Ciron
Entre-deux-Mers, Entre-deux-Mers Haut-Benauge, Haut-Benauge, Bordeaux Haut-Benauge, Cadillac, Loupiac, Sainte-Croix-du-Mont, Sainte-Foy-Bordeaux, Sainte-Foy Côtes de Bordeaux
Premières Côtes de Bordeaux, Côtes de Bordeaux, Cadillac Côtes de Bordeaux, Blaye Côtes de Bordeaux, Castillon Côtes de Bordeaux, Francs Côtes de Bordeaux, Côtes de Bordeaux Blaye
Côtes de Bordeaux Castillon, Côtes de Bordeaux Francs, Côtes de Bordeaux Cadillac, Côtes de Bordeaux Saint-Macaire, Saint-Macaire, Blaye, Côtes de Blaye, Blayais
Premières Côtes de Blaye, Bourg, Côtes de Bourg, Bourgeais, Côtes de Castillon, Castillon, Bordeaux Côtes de Castillon, Côtes de Francs, Bordeaux Côtes de Francs, Francs
Saint-Emilion, Saint-Emilion Classé, Grand Saint-Emilion, Saint-Emilion 1er Grand Cru Classé, Lussac-Saint-Emilion, Lussac, Montagne-Saint-Emilion
Saint-Emilion Premier Grand Cru Classé, Saint-Emilion 1er GCC, Saint-Emilion GC, Saint-Emilion GCC
Puisseguin-Saint-Emilion, Puisseguin, Saint-Georges-Saint-Emilion, Saint-Christophe-des-Bardes, Saint-Hippolyte, Saint-Etienne-de-Lisse, Vignonet
Pomerol, Lalande-de-Pomerol, Néac, Fronsac, Canon-Fronsac, Fronsadais, Lalande, Saint-Germain-la-Rivière, Saint-André-de-Cubzac, Cubzac, Fargues-Saint-Hilaire
Haux, Rauzan, Targon, Créon, Saint-Loubès, Beychac-et-Caillau, Saint-Quentin-de-Baron, Saint-Magne-de-Castillon, Saint-Genès-de-Castillon, Saint-Philippe-d’Aiguille
= Burgund | Bourgogne | Burgundy | Borgogna, Borgoña, Vignoble de Bourgogne, Bourgogne-Franche-Comté, Burgundia, Borgonha, Bourgognes
Bourgogne Côte d’Auxerre, Bourgogne Côte du Couchois, Bourgogne La Chapelle Notre-Dame, Chablis, Grands Crus de Bourgogne, Bourgogne du Sud, Südburgund
Bourgogne Rouge, Bourgogne Blanc, Bourgogne Pinot Noir, Bourgogne Chardonnay, Bourgogne Aligoté, Bourgogne Passetoutgrain, Bourgogne Passe-Tout-Grains, Coteaux Bourguignons
Bourgogne Grand Ordinaire, Bourgogne Côte d’Or, Bourgogne Gamay, Crémant de Bourgogne, Bourgogne Mousseux, Bourgogne Générique, Bourgogne Côte Chalonnaise, Bourgogne Chitry
Bourgogne Hautes-Côtes de Nuits, Bourgogne Hautes-Côtes de Beaune, Hautes-Côtes de Nuits, Hautes-Côtes de Beaune, Hautes-Côtes, Bourgogne Côtes d’Auxerre, Bourgogne Tonnerre
Bourgogne Epineuil, Bourgogne Coulanges-la-Vineuse, Bourgogne Vézelay, Bourgogne Côte Saint-Jacques, Bourgogne Côtes du Couchois, Bourgogne Montrecul, Bourgogne Le Chapitre
Côtes d’Auxerre, Tonnerre, Epineuil, Chitry, Coulanges-la-Vineuse, Côtes du Couchois, Yonne, Saône-et-Loire, Auxerre, Grand Auxerrois, Tonnerrois, Châtillonnais
Côte d’Or, Côte de Nuits, Côtes de Nuits, Vins fins de la Côte de Nuits, Coteaux de l’Auxois, Sainte-Marie-la-Blanche, Côte de Beaune, Côte de Nuits-Villages, Côte de Beaune-Villages, Côte Chalonnaise, Mâconnais, Couchois
Petit Chablis, Chablisien, Chablis Grand Cru Les Clos, Chablis Vaudésir, Chablis Fourchaume, Chablis Montmains, Chablis Vaillons, Chablis Montée de Tonnerre
Fourchaume, Montmains, Vaillons, Montée de Tonnerre, Vaudésir, Valmur, Bougros, Blanchot, Grenouilles, Les Preuses, Chablis Valmur, Chablis Blanchot
Irancy, Saint-Bris, Sauvignon de Saint-Bris, Vézelay, Vézelien, Chablis Bougros, Chablis Preuses, Joigny, Préhy, Maligny, Fleys, Chichée
Marsannay, Marsannay-la-Côte, Fixin, Gevrey-Chambertin, Gevrey, Brochon, Morey-Saint-Denis, Morey, Chambolle-Musigny, Chambolle, Vougeot, Gilly-lès-Cîteaux
Vosne-Romanée, Vosne, Flagey-Echézeaux, Nuits-Saint-Georges, Nuits, Prémeaux-Prissey, Comblanchien, Corgoloin, Couchey, Chenôve, Dijon
Chambertin, Chambertin-Clos de Bèze, Clos de Bèze, Chapelle-Chambertin, Charmes-Chambertin, Mazoyères-Chambertin, Griotte-Chambertin, Latricières-Chambertin
Mazis-Chambertin, Ruchottes-Chambertin, Clos de la Roche, Clos Saint-Denis, Clos des Lambrays, Clos de Tart, Bonnes-Mares, Musigny, Clos de Vougeot, Clos Vougeot
Echézeaux, Grands-Echézeaux, Richebourg, Romanée-Conti, La Romanée, Romanée-Saint-Vivant, La Tâche, La Grande Rue
Aloxe-Corton, Ladoix, Ladoix-Serrigny, Pernand-Vergelesses, Corton, Corton-Charlemagne, Charlemagne, Corton-Renardes, Corton-Bressandes, Corton Clos du Roi, Savigny-lès-Beaune
Savigny, Chorey-lès-Beaune, Chorey, Beaune, Côtes de Beaune, Pommard, Volnay, Volnay-Santenots, Monthélie, Auxey-Duresses, Saint-Romain, Meursault, Blagny
Puligny-Montrachet, Puligny, Chassagne-Montrachet, Chassagne, Saint-Aubin, Santenay, Maranges, Dezize-lès-Maranges, Cheilly-lès-Maranges, Sampigny-lès-Maranges
Montrachet, Le Montrachet, Bâtard-Montrachet, Chevalier-Montrachet, Bienvenues-Bâtard-Montrachet, Criots-Bâtard-Montrachet, Hospices de Beaune, Meursault-Charmes, Meursault-Perrières
Meursault-Genevrières, Meursault-Blagny, Echevronne, Magny-lès-Villers, Villers-la-Faye, Nolay, La Rochepot, Melin, Bouze-lès-Beaune, Meloisey
Bouzeron, Aligoté de Bouzeron, Rully, Mercurey, Givry, Montagny, Chalon-sur-Saône, Buxy, Saint-Martin-sous-Montaigu, Chagny, Jully-lès-Buxy, Saint-Désert
Mâcon, Mâcon-Villages, Mâcon Supérieur, Mâcon Blanc, Mâcon Rouge, Pouilly-Fuissé, Pouilly-Loché, Pouilly-Vinzelles, Saint-Véran, Viré-Clessé, Viré, Clessé
Mâcon-Lugny, Lugny, Mâcon-Azé, Azé, Mâcon-Milly-Lamartine, Mâcon-Pierreclos, Mâcon-Verzé, Mâcon-Igé, Mâcon-Cruzille, Mâcon-Fuissé, Mâcon-Solutré, Mâcon-Uchizy, Mâcon-Chardonnay
Mâcon-Péronne, Mâcon-Prissé, Mâcon-La Roche-Vineuse, Mâcon-Bussières, Mâcon-Chaintré, Mâcon-Charnay, Mâcon-Davayé, Mâcon-Mancey, Mâcon-Bray, Mâcon-Vergisson, Mâcon-Loché
Mâcon-Vinzelles, Mâcon-Serrières, Mâcon-Farges, Mâcon-Burgy, Mâcon-Montbellet, Mâcon-Saint-Gengoux-le-National, Fuissé, Solutré, Solutré-Pouilly, Vergisson, Chaintré, Davayé
Prissé, Charnay-lès-Mâcon, Verzé, Igé, Pierreclos, Cruzille, Uchizy, Chasselas en Mâconnais, Leynes, Loché, Bussières, La Roche-Vineuse
= Beaujolais | | | Beaujolais Nouveau, Beaujolais et Lyonnais
Beaujolais Rosé, Beaujolais-Villages Nouveau
Beaujolais-Villages, Beaujolais Supérieur, Beaujolais Blanc, Beaujolais Rouge, Haut-Beaujolais, Crus du Beaujolais, Cru du Beaujolais, Beaujolais Cru, Pierres Dorées
Morgon, Morgon Côte du Py, Côte du Py, Fleurie, Moulin-à-Vent, Brouilly, Côte de Brouilly, Chénas, Chiroubles, Juliénas, Régnié, Régnié-Durette, Saint-Amour
Villié-Morgon, Romanèche-Thorins, Lantignié, Quincié, Beaujeu, Vauxrenard, Odenas, Saint-Lager, Cercié, Perréon, Villefranche-sur-Saône, Theizé, Oingt, Lancié
Coteaux du Lyonnais, Lyonnais, Lyon, Leynes-Beaujolais, Saint-Amour-Bellevue, Saint-Etienne-des-Oullières, Blacé, Saint-Julien en Beaujolais
= Champagne | | | Vignoble champenois, Champaña, Champagne-Ardenne, Sciampagna, Champenois, Grande Vallée de la Marne
Champagner
Coteaux Champenois, Rosé des Riceys, Les Riceys, Riceys, Montagne de Reims, Vallée de la Marne, Côte des Blancs, Côte des Bar, Côte de Sézanne, Sézannais, Vitryat, Aube, Marne, Haute-Marne
Aisne, Reims, Epernay, Aÿ, Aÿ-Champagne, Mareuil-sur-Aÿ, Avize, Cramant, Chouilly, Oger, Le Mesnil-sur-Oger, Mesnil-sur-Oger, Mesnil, Vertus, Oiry, Cuis, Grauves, Bouzy, Ambonnay
Verzenay, Verzy, Mailly, Mailly-Champagne, Sillery, Puisieulx, Beaumont-sur-Vesle, Louvois, Tours-sur-Marne, Trépail, Villers-Marmery, Billy-le-Grand, Vaudemange
Tauxières, Tauxières-Mutry, Avenay, Avenay-Val-d’Or, Mutigny, Dizy, Hautvillers, Cumières, Champillon, Damery, Venteuil, Fleury-la-Rivière, Châtillon-sur-Marne, Vandières
Reuil, Binson-Orquigny, Verneuil, Vincelles, Dormans, Troissy, Festigny, Leuvrigny, Oeuilly, Boursault, Mardeuil, Vinay, Moussy, Pierry, Chavot-Courcourt, Mancy
Monthelon, Cuchery, Baslieux-sous-Châtillon, Crouttes-sur-Marne, Charly-sur-Marne, Château-Thierry, Ludes, Chigny-les-Roses, Rilly-la-Montagne, Villers-Allerand
Ecueil, Sacy, Villedommange, Jouy-lès-Reims, Gueux, Vrigny, Coulommes-la-Montagne, Merfy, Chenay, Hermonville, Trigny, Massif de Saint-Thierry, Bergères-lès-Vertus
Etoges, Congy, Coteaux du Petit Morin, Sézanne, Bethon, Montgueux, Bar-sur-Seine, Bar-sur-Aube, Barséquanais, Bar-sur-Aubois, Urville, Celles-sur-Ource, Landreville
Essoyes, Polisot, Polisy, Buxeuil, Courteron, Gyé-sur-Seine, Neuville-sur-Seine, Colombé-le-Sec, Arrentières, Bligny, Troyes, Baroville, Ratafia de Champagne, Marne-Tal
= Loire | | | Val de Loire, Vallée de la Loire, Loiretal, Loire Valley, Loira, Pays de Loire, Pays de la Loire, Valle della Loira, Valle del Loira, Centre-Val de Loire, Loire-Atlantique, Upper Loire
Muscadet Sèvre et Maine Clisson, Coteaux du Layon Saint-Aubin, Coteaux du Layon Beaulieu, Coteaux du Layon Rochefort, Coteaux du Layon Rablay, Coteaux du Layon Faye, Saint-Aubin-de-Luigné, Beaulieu-sur-Layon
Nantais, Pays nantais, Nantes, Muscadet, Muscadet Sèvre et Maine, Muscadet Sèvre-et-Maine sur Lie, Muscadet sur Lie, Sèvre et Maine, Muscadet Coteaux de la Loire
Muscadet Côtes de Grandlieu, Côtes de Grandlieu, Gros Plant du Pays nantais, Clisson, Gorges, Le Pallet, Monnières-Saint-Fiacre, Mouzillon-Tillières, Vallet, Goulaine
Château-Thébaud, La Haye-Fouassière, Coteaux d’Ancenis, Ancenis, Malvoisie Coteaux d’Ancenis, Fiefs Vendéens, Vendée, Brem, Mareuil, Pissotte
Anjou, Anjou Blanc, Anjou Rouge, Anjou-Villages, Anjou-Villages Brissac, Anjou Brissac, Brissac, Anjou Gamay, Anjou Coteaux de la Loire, Anjou-Saumur, Anjou Noir, Rosé d’Anjou
Cabernet d’Anjou, Rosé de Loire, Crémant de Loire, Maine-et-Loire, Angers, Savennières, Savennières-Roche-aux-Moines, Roche-aux-Moines, Savennières Coulée de Serrant, Coulée de Serrant
Coteaux du Layon, Layon, Coteaux du Layon-Villages, Coteaux du Layon Chaume, Chaume, Quarts de Chaume, Bonnezeaux, Coteaux de l’Aubance, Aubance, Rablay, Faye-d’Anjou, Rochefort-sur-Loire
Saumur, Saumur-Champigny, Saumur Blanc, Saumur Rouge, Saumur Brut, Saumur Puy-Notre-Dame, Puy-Notre-Dame, Saumurois, Coteaux de Saumur, Cabernet de Saumur, Brézé, Saumur Mousseux
Haut-Poitou, Poitou, Thouarsais, Vins du Thouarsais, Deux-Sèvres, Val de Loire Chardonnay, Coteaux du Cher et de l’Arnon, Val de Loire Blanc
Touraine, Touraine-Amboise, Touraine-Azay-le-Rideau, Touraine-Chenonceaux, Touraine-Mesland, Touraine-Oisly, Touraine Noble-Joué, Amboise
Touraine Sauvignon, Touraine Gamay, Azay-le-Rideau, Mesland, Oisly, Noble-Joué, Chenonceaux, Bourgueil, Saint-Nicolas-de-Bourgueil, Chinon, Vouvray, Montlouis, Montlouis-sur-Loire
Cheverny, Cour-Cheverny, Valençay, Coteaux du Loir, Jasnières, Coteaux du Vendômois, Vendômois, Orléans, Orléans-Cléry, Indre-et-Loire, Loir-et-Cher, Loiret, Tours, Blois
Sancerre, Sancerrois, Pouilly-Fumé, Blanc fumé de Pouilly, Pouilly-sur-Loire, Pouilly, Menetou-Salon, Menetou, Quincy, Reuilly, Coteaux du Giennois, Giennois, Châteaumeillant
Chavignol, Bué, Verdigny, Sury-en-Vaux, Crézancy, Morogues, Bourges, Berry, Cher, Nièvre, Indre, Centre-Loire, Loire Centre, Tracy-sur-Loire, Saint-Andelain, Les Loges
Saint-Pourçain, Saint-Pourçain-sur-Sioule, Côte Roannaise, Côtes Roannaises, Côtes du Forez, Forez, Urfé, Côtes d’Auvergne, Chateaugay, Boudes, Corent, Madargue, Puy-de-Dôme, Allier
Coteaux de la Charité, La Charité-sur-Loire, Coteaux de Tannay, Côtes de la Charité, Roanne, Clermont-Ferrand, Marches de Bretagne
= Rhone | Rhône | Rhône | Vallée du Rhône, Rhonetal, Rhône Valley, Rodano, Côtes du Rhône, Valle del Rodano
Nördliche Rhone, Nord-Rhone, Rhône septentrionale, Rhône Nord, Northern Rhône, Südliche Rhone, Südrhone, Rhône méridionale, Rhône Sud, Southern Rhône, Vallée du Rhône Nord, Vallée du Rhône Sud
Vallée du Rhône septentrionale, Vallée du Rhône méridionale, Rhône Valley North, Rhône Valley South, Vallée du Rhône Septentrional, Vallée du Rhône Méridional
Côte du Rhône, Côtes du Rhône-Villages, Côte du Rhône Villages, CDR, CDR Villages, Côte-Rôtie, Condrieu, Château-Grillet, Saint-Joseph
Crozes-Hermitage, Hermitage, Ermitage, L’Hermitage, Cornas, Saint-Péray, Tain-l’Hermitage, Tournon, Mauves, Ampuis, Chavanay, Malleval, Limony, Vérin, Saint-Désirat
Seyssuel, Coteaux de Seyssuel, Collines Rhodaniennes, Drôme, Ardèche, Coteaux de l’Ardèche, Isère, Comtés Rhodaniens, Brézème, Die, Clairette de Die, Crémant de Die, Coteaux de Die
Châtillon-en-Diois, Diois, Châteauneuf-du-Pape, Châteauneuf, Gigondas, Vacqueyras, Rasteau, Cairanne, Vinsobres, Beaumes-de-Venise, Muscat de Beaumes-de-Venise
Lirac, Tavel, Laudun, Chusclan, Séguret, Sablet, Valréas, Visan, Roaix, Rochegude, Rousset-les-Vignes, Saint-Gervais, Saint-Maurice-sur-Eygues, Saint-Pantaléon-les-Vignes
Plan de Dieu, Puyméras, Massif d’Uchaux, Signargues, Gadagne, Sainte-Cécile, Sainte-Cécile-les-Vignes, Suze-la-Rousse, Vaison-la-Romaine, Nyons, Saint-Andéol, Côtes du Rhône Cairanne
Côtes du Rhône-Villages Séguret, Côtes du Rhône-Villages Plan de Dieu, Côtes du Rhône-Villages Sablet, Côtes du Rhône-Villages Valréas, Côtes du Rhône-Villages Visan, Violès
Ventoux, Côtes du Ventoux, Mont Ventoux, Luberon, Côtes du Luberon, Grignan-les-Adhémar, Coteaux du Tricastin, Tricastin, Costières de Nîmes, Costières du Gard
Costières, Nîmes, Clairette de Bellegarde, Bellegarde, Côtes du Vivarais, Vivarais, Duché d’Uzès, Uzès, Vaucluse, Principauté d’Orange, Avignon, Bédoin, Mazan
Courthézon, Bédarrides, Sorgues, Jonquières, Travaillan, Camaret, Sérignan, Coteaux des Baronnies, Baronnies, Beaumont-Monteux, Mercurol, Larnage, Chanos-Curson, Roche-de-Glun
= Elsass | Alsace | Alsace | Alsacia, Alsazia, Elsässer, Elsace, Elzas, Vin d’Alsace, Haut-Rhin, Bas-Rhin, Elsass-Lothringen, Alsace-Lorraine, Grand Est
Crémant d’Alsace, Alsace Riesling, Alsace Gewurztraminer, Alsace Pinot Gris, Alsace Pinot Noir, Vendanges tardives d’Alsace, Klevener de Heiligenstein, Edelzwicker d’Alsace, Côtes de Rouffach
Colmar, Riquewihr, Reichenweier, Ribeauvillé, Rappoltsweiler, Hunawihr, Zellenberg, Beblenheim, Mittelwihr, Bennwihr, Sigolsheim, Kientzheim, Kaysersberg, Ammerschwihr, Katzenthal
Ingersheim, Niedermorschwihr, Turckheim, Wintzenheim, Wettolsheim, Eguisheim, Husseren-les-Châteaux, Vœgtlinshoffen, Gueberschwihr, Pfaffenheim, Rouffach, Westhalten, Soultzmatt
Orschwihr, Bergholtz, Guebwiller, Wuenheim, Thann, Vieux-Thann, Rorschwihr, Bergheim, Saint-Hippolyte en Alsace, Rodern, Orschwiller, Scherwiller, Châtenois, Dambach-la-Ville, Blienschwiller
Nothalten, Itterswiller, Epfig, Andlau, Mittelbergheim, Barr, Heiligenstein, Obernai, Oberehnheim, Rosheim, Molsheim, Wolxheim, Marlenheim, Traenheim, Scharrachbergheim, Dahlenheim, Avolsheim
Cleebourg, Wissembourg, Strasbourg, Strassburg, Bernardvillé, Ottrott, Saint-Pierre en Alsace, Vallée Noble, Val Saint-Grégoire, Côte de Rouffach, Coteaux du Haut-Koenigsbourg
Altenberg de Bergheim, Altenberg de Bergbieten, Altenberg de Wolxheim, Bruderthal, Eichberg, Engelberg, Florimont, Frankstein, Froehn, Furstentum, Geisberg, Gloeckelberg, Goldert
Hatschbourg, Hengst, Kaefferkopf, Kanzlerberg, Kastelberg, Kessler, Kirchberg de Barr, Kirchberg de Ribeauvillé, Kitterlé, Mambourg, Mandelberg, Marckrain, Moenchberg, Muenchberg
Ollwiller, Osterberg, Pfersigberg, Pfingstberg, Praelatenberg, Rangen, Rangen de Thann, Rosacker, Saering, Schlossberg, Schoenenbourg, Sommerberg, Sonnenglanz, Sporen
Steinert, Steingrubler, Steinklotz, Vorbourg, Wiebelsberg, Wineck-Schlossberg, Winzenberg, Zinnkoepflé, Zotzenberg
= Lothringen | Lorraine | Lorraine | Lorena, Vosges, Vogesen, Meurthe-et-Moselle
Moselle
Moselle française, Vins de Moselle, Côtes de Toul, Toul, Gris de Toul, Côtes de Meuse, Meuse, Metz, Coteaux de la Meuse
= Jura | | | Jura français, Französischer Jura, Franche-Comté, Giura, Freigrafschaft, Jura-Savoie
Crémant de Jura
Arbois, Arbois-Pupillin, Pupillin, Montigny-lès-Arsures, Montigny, Les Arsures, Côtes du Jura, L’Etoile, Château-Chalon, Crémant du Jura, Macvin du Jura, Macvin, Poligny
Voiteur, Ménétru, Lons-le-Saunier, Salins-les-Bains, Rotalier, Cousance, Saint-Amour-Jura, Passenans, Mesnay, Vadans, Doubs, Haute-Saône, Coteaux de Champlitte, Vin jaune du Jura
= Savoyen | Savoie | Savoy | Savoia, Savoie-Bugey, Savoyer, Savoie et Bugey, Saboya, Haute-Savoie, Alpes
Vin de Savoie Ayze, Vin de Savoie Apremont, Vin de Savoie Chignin, Vin de Savoie Chignin-Bergeron, Vin de Savoie Arbin, Vin de Savoie Abymes, Vin de Savoie Jongieux, Vin de Savoie Chautagne
Vin de Savoie, Vins de Savoie, Roussette de Savoie, Crémant de Savoie, Seyssel, Apremont, Abymes, Les Abymes, Chignin, Chignin-Bergeron, Arbin, Chautagne, Cruet, Jongieux, Ripaille
Marignan, Crépy, Ayze, Ayse, Montmélian, Saint-Jean-de-la-Porte, Saint-Jeoire-Prieuré, Marestel, Monthoux, Frangy, Monterminod, Chambéry, Combe de Savoie, Fréterive, Myans, Annecy
Bugey, Bugey Cerdon, Cerdon, Bugey Montagnieu, Montagnieu, Bugey Manicle, Manicle, Roussette du Bugey, Ain, Coteaux de l’Ain, Allobrogie, Vin des Allobroges, Balmes dauphinoises, Grésivaudan, Dauphiné
Coteaux du Grésivaudan, Hautes-Alpes, Domaine Trièves, Trièves, Grenoble
= Languedoc | | | Languedoc-Roussillon, Linguadoca, Coteaux du Languedoc, Languedoc-Rousillon, Languedoc et Roussillon, Linguadoca-Rossiglione
Val de Cesse, Terres du Midi, Pays d’Hérault, Muscat de Frontignan, Côtes de Montpellier
Pays d’Oc, d’Oc, Oc, Vins de Pays d’Oc, VdP d’Oc, Hérault, Aude, Gard, Lozère, Coteaux d’Ensérune, Coteaux de Narbonne, Coteaux de Béziers, Béziers, Narbonne, Carcassonne, Montpellier
Corbières, Corbières-Boutenac, Boutenac, Fitou, Minervois, Minervois-La Livinière, La Livinière, Saint-Chinian, Saint-Chinian-Roquebrun, Saint-Chinian-Berlou, Roquebrun, Berlou
Faugères, Cabardès, Malepère, Côtes de la Malepère, Limoux, Blanquette de Limoux, Crémant de Limoux, Limoux Méthode ancestrale, La Clape, Coteaux du Languedoc La Clape, Languedoc La Clape
Picpoul de Pinet, Pinet, Pic Saint-Loup, Coteaux du Languedoc Pic Saint-Loup, Languedoc Pic Saint-Loup, Terrasses du Larzac, Coteaux du Languedoc Terrasses du Larzac, Larzac, Grès de Montpellier
Montpeyroux, Languedoc Montpeyroux, Coteaux du Languedoc Montpeyroux, Pézenas, Languedoc Pézenas, Cabrières, Saint-Drézéry, Saint-Georges-d’Orques, Saint-Saturnin, Quatourze, La Méjanelle
Sommières, Saint-Christol, Vérargues, Coteaux de Vérargues, Clairette du Languedoc, Frontignan, Muscat de Lunel, Lunel, Muscat de Mireval, Mireval, Aniane, Gignac
Muscat de Saint-Jean-de-Minervois, Saint-Jean-de-Minervois, Côtes de Thongue, Côte de Thongue, Côtes de Thau, Bessan, Bérange, Mont Baudile, Saint-Guilhem-le-Désert, Vicomté d’Aumelas, Haute Vallée de l’Orb
Haute Vallée de l’Aude, Cité de Carcassonne, Le Pays Cathare, Pays Cathare, Vallée du Paradis, Vallée du Torgan, Coteaux de Peyriac, Hauterive en Languedoc, Côtes de Lastours, Côtes de Prouilhe
Cévennes, Coteaux Flaviens, Pont du Gard, Coteaux du Pont du Gard, Sable de Camargue, Sables du Golfe du Lion, Camargue, Lézignan-Corbières, Lagrasse, Caux, Vallée de l’Hérault
Languedoc Cabrières, Languedoc Grés de Montpellier, Languedoc Sommières, Pays de l’Hérault, Pays de l’Aude, Pays du Gard, Aumelas, Lauragais, Coteaux du Salagou, Salagou, Cessenon
= Roussillon | | | Rossiglione, Rosellón, Rousillon, Pyrénées-Orientales, Französisch-Katalonien, Catalogne française
Côtes du Roussillon, Côte du Roussillon, Côtes du Roussillon-Villages, Côtes du Roussillon-Villages Caramany, Côtes du Roussillon-Villages Tautavel, Les Aspres
Caramany, Lesquerde, Latour-de-France, Tautavel, Côtes du Roussillon Les Aspres, Collioure, Banyuls, Banyuls-sur-Mer, Maury, Maury Sec, Rivesaltes, Rivesaltes Ambré
Muscat de Rivesaltes, Côtes Catalanes, Côte Catalane, Côte Vermeille, Calce, Agly, Vallée de l’Agly, Coteaux des Fenouillèdes, Fenouillèdes, Vingrau, Espira-de-l’Agly, Opoul, Trouillas, Perpignan
Côtes du Roussillon-Villages Latour de France, Côtes du Roussillon-Villages Lesquerde, Montner, Bélesta, Saint-Paul-de-Fenouillet, Port-Vendres, Grand Roussillon, Estagel
= Provence | | | Provenza, PACA, Provence-Alpes-Côte d’Azur, Provence-Côte d’Azur, Côte d’Azur, Provence-Corse, Provence et Corse, Provença
Pays des Maures, Méditerranée, Portes de Méditerranée, Côtes du Provence, Var-Coteaux du Verdon
Côtes de Provence, Côte de Provence, Coteaux d’Aix-en-Provence, Coteaux d’Aix, Aix-en-Provence, Coteaux Varois, Coteaux Varois en Provence, Bandol, Cassis, Palette, Bellet, Bellet de Nice, Les Baux-de-Provence
Baux-de-Provence, Les Baux, Alpilles, Pierrevert, Coteaux de Pierrevert, Côtes de Provence Sainte-Victoire, Sainte-Victoire, Côtes de Provence La Londe, La Londe, La Londe-les-Maures, Fréjus
Côtes de Provence Fréjus, Côtes de Provence Pierrefeu, Pierrefeu, Notre-Dame des Anges, Côtes de Provence Notre-Dame des Anges, Var, Bouches-du-Rhône, Alpes-de-Haute-Provence, Alpes-Maritimes
Saint-Tropez, Presqu’île de Saint-Tropez, Gassin, Ramatuelle, Maures, Mont Caume, Argens, Coteaux du Verdon, Verdon, Les Arcs, Lorgues, Brignoles, Nice, Marseille, Toulon, Cuers, Hyères
Porquerolles, Ile de Porquerolles, La Cadière-d’Azur, Le Castellet, Le Beausset, Saint-Rémy-de-Provence, Cotignac, Correns, Vidauban, Alpes Hautes, Ile Saint-Honorat, Iles de Lérins, Saint-Honorat
= Korsika | Corse | Corsica | Île de Beauté, Korsisch, Córcega, L’Ile de Beauté
Vin de Corse, Vins de Corse, Patrimonio, Ajaccio, Calvi, Corse-Calvi, Vin de Corse Calvi, Sartène, Vin de Corse Sartène, Corse-Sartène, Figari, Vin de Corse Figari, Corse-Figari, Porto-Vecchio
Vin de Corse Porto-Vecchio, Coteaux du Cap Corse, Cap Corse, Muscat du Cap Corse, Méditerranée Corse, Haute-Corse, Corse-du-Sud, Aléria, Balagne, Bonifacio
= Südwestfrankreich | Sud-Ouest | South West France | Südwesten, Südwest, South-West, Sud-Ouest de la France, Sudovest, Sudoeste, Midi-Pyrénées
Côte de Gascogne, Bergerac Rosé, Agen
Cahors, Madiran, Pacherenc du Vic-Bilh, Pacherenc, Pacherenc du Vic-Bilh Sec, Vic-Bilh, Jurançon, Jurançon Sec, Béarn, Béarn-Bellocq, Irouléguy, Tursan, Saint-Mont, Côtes de Saint-Mont
Gaillac, Gaillac Premières Côtes, Gaillac Doux, Fronton, Côtes du Frontonnais, Frontonnais, Marcillac, Entraygues-Le Fel, Entraygues et du Fel, Estaing, Côtes de Millau, Millau, Brulhois, Côtes du Brulhois
Buzet, Côtes de Buzet, Côtes de Duras, Duras, Côtes du Marmandais, Marmandais, Marmande, Saint-Sardos, Coteaux du Quercy, Quercy, Lavilledieu, Lot, Côtes du Lot, Lot-et-Garonne, Tarn, Côtes du Tarn
Bergerac, Bergeracois, Côtes de Bergerac, Bergerac Sec, Monbazillac, Pécharmant, Montravel, Haut-Montravel, Côtes de Montravel, Saussignac, Périgord, Dordogne, Corrèze, Coteaux de la Vézère
Côtes de Gascogne, Gascogne, Gascony, Gers, Côtes du Condomois, Condomois, Comté Tolosan, Landes, Pyrénées-Atlantiques, Pays basque français, Pays Basque, Pyrénées, Aveyron
Thézac-Perricard, Agenais, Pays de l’Agenais, Ariège, Coteaux de Glanes, Coteaux et Terrasses de Montauban, Floc de Gascogne, Gorges et Côtes de Millau, Vins d’Entraygues, Corrèze-Vézère, Toulouse, Bigorre
= Cognac | | | Cognac-Gebiet, Région de Cognac, Cognac region, Cognaçais
Charentes, Charente, Charente-Maritime, Charentais, Pineau des Charentes, Ile de Ré, Ile d’Oléron, Poitou-Charentes
Grande Champagne, Petite Champagne, Fine Champagne, Borderies, Fins Bois, Bons Bois, Bois Ordinaires, Jarnac, Segonzac
= Armagnac | | | Armagnac-Gebiet
Bas-Armagnac, Armagnac-Ténarèze, Ténarèze, Haut-Armagnac, Blanche Armagnac, Condom, Eauze, Nogaro
= Normandie | | Normandy | Normandia, Basse-Normandie, Haute-Normandie
Calvados, Pays d’Auge, Calvados Pays d’Auge, Domfrontais, Calvados Domfrontais, Pommeau de Normandie, Cidre de Normandie, Orne, Eure, Seine-Maritime, Manche, Cotentin, Argences
`;
