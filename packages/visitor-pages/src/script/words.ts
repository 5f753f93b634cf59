import type { Language } from '@rebblatt/contracts';

/** What the script says, by language; {n} and {name} are filled in. */
const keys = [
  'search',
  'placeholder',
  'filter',
  'reset',
  'results',
  'result',
  'nothing',
  'more',
  'loading',
  'failed',
  'type',
  'country',
  'region',
  'grape',
  'ship',
  'award',
  'alcohol',
  'price',
  'year',
  'under',
  'from',
  'over',
  'alcohol10',
  'alcohol20',
  'alcohol30',
  'mark',
  'marked',
  'list',
  'empty',
  'untasted',
  'points',
  'note',
  'remove',
  'gone',
  'goneSection',
  'print',
  'csv',
  'share',
  'copied',
  'taken',
  'take',
  'shared',
  'notKept',
  'save',
  'saving',
  'saved',
  'savedText',
  'newer',
  'renew',
  'forget',
  'noSave',
  'offline',
  'stand',
] as const;

export type Words = Record<(typeof keys)[number], string>;

const say = (line: string): Words => {
  const parts = line.split('|').map((one) => one.trim());
  if (parts.length !== keys.length)
    throw new Error(`The script has ${keys.length} texts, not ${parts.length}.`);
  return Object.fromEntries(keys.map((key, at) => [key, parts[at] ?? ''])) as Words;
};

export const scriptWords: Record<Language, Words> = {
  de: say(
    'Suchen | Wein, Aussteller, Rebsorte, Jahrgang, Stand | Filter | Alles zurücksetzen | {n} Weine | 1 Wein | Nichts gefunden. Vielleicht mit weniger Wörtern oder ohne Filter? | Weitere zeigen | Die Suche wird geladen … | Die Suche ist gerade nicht zu erreichen. | Weintyp | Land | Region | Rebsorte | Schiff | Auszeichnung | Alkohol | Preis | Jahrgang | unter {n} | {n} bis {m} | ab {n} | alkoholfrei | alkoholarm | mit Alkohol | Merken: {name} | Gemerkt: {name} | Merkliste | Noch nichts gemerkt. Tippen Sie bei einem Wein auf den Stern. | Nur noch nicht gekostete | Punkte für {name} | Notiz zu {name} | Von der Liste nehmen: {name} | nicht mehr im Katalog | Nicht mehr im Katalog | Drucken oder als PDF sichern | Als Tabelle (CSV) | Adresse mit der Liste kopieren | Kopiert | {n} Weine übernommen | Übernehmen | Diese Adresse enthält eine Liste von {n} Weinen. | Dieser Browser bewahrt nichts auf: Die Liste gilt, bis Sie die Seite schliessen. | Auf dieses Gerät laden | Wird geladen … | Auf diesem Gerät | Ausgabe {n} ist auf diesem Gerät, auch ohne Verbindung. | Es gibt eine neuere Ausgabe ({n}). | Neuere laden | Von diesem Gerät löschen | Das Laden ist nicht gelungen. Versuchen Sie es mit Verbindung noch einmal. | Ohne Verbindung | Stand',
  ),
  en: say(
    'Search | Wine, exhibitor, grape, vintage, stand | Filter | Reset everything | {n} wines | 1 wine | Nothing found. Perhaps with fewer words or without filters? | Show more | The search is being loaded … | The search is out of reach just now. | Type of wine | Country | Region | Grape variety | Ship | Award | Alcohol | Price | Vintage | under {n} | {n} to {m} | from {n} | alcohol-free | low in alcohol | with alcohol | Mark: {name} | Marked: {name} | Tasting list | Nothing marked yet. Tap the star beside a wine. | Only those not tasted yet | Points for {name} | Note on {name} | Take off the list: {name} | no longer in the catalogue | No longer in the catalogue | Print or save as PDF | As a table (CSV) | Copy an address with the list | Copied | {n} wines taken over | Take over | This address holds a list of {n} wines. | This browser keeps nothing: the list lasts until you close the page. | Load onto this device | Loading … | On this device | Edition {n} is on this device, also without a connection. | There is a newer edition ({n}). | Load the newer one | Delete from this device | Loading did not work. Please try again with a connection. | Without a connection | Stand',
  ),
  fr: say(
    'Chercher | Vin, exposant, cépage, millésime, stand | Filtres | Tout réinitialiser | {n} vins | 1 vin | Rien trouvé. Essayez avec moins de mots ou sans filtre\u202f? | En montrer plus | La recherche se charge … | La recherche est inaccessible pour le moment. | Type de vin | Pays | Région | Cépage | Bateau | Distinction | Alcool | Prix | Millésime | moins de {n} | {n} à {m} | dès {n} | sans alcool | pauvre en alcool | avec alcool | Noter\u202f: {name} | Noté\u202f: {name} | Ma liste | Rien de noté. Touchez l’étoile à côté d’un vin. | Seulement les vins pas encore goûtés | Points pour {name} | Remarque sur {name} | Retirer de la liste\u202f: {name} | plus dans le catalogue | Plus dans le catalogue | Imprimer ou enregistrer en PDF | En tableau (CSV) | Copier une adresse avec la liste | Copié | {n} vins repris | Reprendre | Cette adresse contient une liste de {n} vins. | Ce navigateur ne conserve rien\u202f: la liste dure jusqu’à la fermeture de la page. | Charger sur cet appareil | Chargement … | Sur cet appareil | L’édition {n} est sur cet appareil, même sans connexion. | Il existe une édition plus récente ({n}). | Charger la plus récente | Supprimer de cet appareil | Le chargement a échoué. Réessayez avec une connexion. | Sans connexion | Stand',
  ),
};
