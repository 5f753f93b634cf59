import { knownNames } from '@rebblatt/contracts';
import { grapeNames, places } from '@rebblatt/wine-names';

/** Words of wine lists that have a letter beyond ASCII, in the languages whose lists come here. */
const words = `
äcker ähre äpfel älter ältere bär bären gäste gläser gärung hefegärung flaschengärung jäger kähler käser länder
mädchen räuschling rätia schäfer schläfer spät später spätlese spätburgunder spätherbst täler träume tränen wächter
wädenswil wäldchen zähringer blaufränkisch fränkisch sämling höhe höhenweg höfli hölle klöntal köhler könig königin
königsberg köstlich löwe löwen löwenberg mönch mönche mönchberg öchsle ökologisch ökologischer öl österreich östrich
östricher rötel röteli rötler schön schöne schönes blöchle blütenlese blüte blüten brüder brütten bündner bündnerland
düfte fässer fünf führung für früh frühling frühburgunder früchte glück glücklich grün grüner grüne grünen gemüse
hügel hübsch jüngling kühl küche küng küfer lüscherz mühle mühlebach müller müllerrebe nüssli prämiert prämierung rüti
rütli süd südhang südtirol südtiroler süss süsse süsser süssreserve süßwein süß süße süßer trüb über übersee
überraschung ürzig ürziger würze würzig würzgarten würzburg württemberg zürich zürcher zürichsee zürisee gewürz
gewürztraminer flüela flühe flüssig gefäss schlüssel schlössli schloß straß straße groß große großer großes weiß weiße
weißer weißwein weißburgunder weißherbst maß äusserst häusler häuser bäume bäuerin größe grösse flaschengrösse stück
preisänderung menü frühlingsgefühl rosé rosés rosée œil-de-perdrix œil œillet œillets œuvre œuvres œuf œufs œnologie
œnologue œnothèque œnologique cœur cœurs sœur sœurs bœuf nœud vœu château châteaux châtelain châtelaine châteauneuf
châtaignier pâques bâle bâtard mâcon grâce âge âme âmes côte côtes côteaux côté dôle hôtel hôpital rhône saône drôme
clôture tôt bientôt fête fêtes forêt tête têtes chêne chênes être extrême hêtre même vêtement évêque île îles maître
maîtres benoît dîner naître croître fraîcheur août brûlé flûte fût fûts goût mûr mûre sûr dégustation élevé élevée
élégance élégant élite élixir élysée émile émilion émotion énergie épices épine étang été étoile étoilé étoiles éveil
événement évolène crémant créma cuvée cuvées année années prés pré près père pères mère frère frères première
premières rivière bruyère lumière barrière réserve sélection cépage cépages déception véronique médaille médaillé
millésime mélange pétillant péché légende liberté passérillé pâtissier pièce poésie précoce propriété qualité région
rêve rêverie sécher séduction sémillon séguret trésor vendémiaire vérité vétroz vignée égérie genève neuchâtel
neuchâteloise valère saint-léonard léonard païen païenne noël joël moët israël raphaël gaëlle naïf naïve haÿ garçon
façon façade français française françois françoise leçon reçu niçois provençal provençale ça là à où déjà voilà mûres
hélène léman lémanique épesses dézaley délice réze rèze città qualità però più perché caffè è così già metà libertà
verità nobiltà unità virtù año años añada viña viñas viñedo viñedos españa señor señora señorío niño doña montaña
pequeño pequeña otoño cariñena jalón león rías ródano única único águila ángel árbol ático íntimo corazón selección
edición aragón rincón tradición más río bodegón pasión albariño alvariño peñafiel logroño logroñés dão são não vinhão
joão coração conceição região seleção guimarães magalhães estação águia évora ícaro ómega trás côa cabeção razão
tradição edição botão víno červené červený červená bílé bílý růžové růžový veltlínské veltlínský zelené zelená tramín
rulandské rulandský šedé modré modrý modrá bílá rýnský vlašský svatovavřinecké neuburské pálava děvín sběr pozdní
výběr hroznů ledové slámové jakostní přívlastkem kabinetní vinařství vinárstvo moravské české žernoseky šobes žlahtina
žlahtni žlahtnina škofija šipon štajerska štajersko žametovka črnina cviček črno črni črna rdeče goriška goriško
kraški vrhniško šentjurčevo dingač pošip plešivica plešivice graševina grašica maraština žilavka kaštelanski babić
škrlet međimurje đakovo đurđevac bikavér aszú hárslevelű sárgamuskotály kékfrankos kékoportó szürkebarát fűszeres zöld
zöldveltelini vörös fehér fehérbor vörösbor rozé édes száraz félszáraz félédes szőlő szőlőskert pincészet dűlő
borászat villányi szekszárdi móri ezerjó királyleányka olivér leányka késői szüretelésű őszi öreg úri új fetească
neagră albă regală băbească grasă tămâioasă românească crâmpoșie drăgășani żubrówka wiśnia śliwka śliwowica białe
różowe słodkie półsłodkie półwytrawne łódź żółty dębowe dębina
`;

const beyondAscii = /[^\0-\x7f]/;

/** The words of a text: letters, as they are written small. */
export const lettersOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** What is known to be a word; with the names of regions, grapes and wine types in all their languages. */
export const wineWords: ReadonlySet<string> = new Set(
  [
    words,
    ...[...knownNames, ...grapeNames, ...places].flatMap(({ de, fr, en, others }) => [de, fr, en, ...others]),
  ]
    .flatMap(lettersOf)
    .filter((word) => beyondAscii.test(word)),
);
